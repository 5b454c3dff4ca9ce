import { finiteAt, isParticipleOf, isPast, tagged } from '../script/english/tagged.js';

/** "Defendant admits that she was paid hourly" tells, from the mouth of the one who pleads it, that she was. */
export function withoutPleading(given: string): string {
  const text = withoutAnswering(given);
  const told = text.replace(PLEADS, (_, pleader: string | undefined, first: string) =>
    // "Defendant admits that she signed": she is the one who pleads.
    pleader && /^(?:he|she|it|they)$/.test(first) ? pleader : first.charAt(0).toUpperCase() + first.slice(1),
  );
  if (told === given) return text;
  const pleader = PLEADS.exec(text)?.[1];
  return told
    .replace(/(?<=,? and) that (?=\p{L})/gu, ' ')
    .replace(AFTER_ITS_DAY, (all, day: string) => (pleader ? `${day}${pleader}` : all));
}

/** What an answer says of the paper that it answers tells nothing of what happened: "In answer to paragraph 10, ...". */
export const withoutAnswering = (text: string): string =>
  text
    .replace(
      /^(?:\d+\. )?(?:In (?:answer|response|reply) to|Answering|Responding to|As to|With (?:respect|regard) to|Regarding) (?:the )?(?:allegations? (?:in|of|contained in) )?paragraphs? [\d, and–-]{1,24}(?: of the (?:complaint|petition))?, (\p{L})/iu,
      (_, first: string) => first.toUpperCase(),
    )
    .replace(ANSWERED, '$1')
    .replace(
      ADMITTED_WHOLE,
      (_, first: string, rest: string) => `${first.toUpperCase()}${rest.replace(AND_THAT, ' and ')}`,
    )
    .replace(DENIES_AND_STATES, '$1')
    .replace(
      /,? and (?:they )?(?:otherwise |expressly |specifically )?(?:denies|deny) (?:that |the (?:remaining|other|rest of the) |all (?:other|remaining) |each (?:other |remaining )?|paragraphs? |any )[^.]{0,80}\.$/i,
      '.',
    );
/** "Answering Paragraph 7, wherein it is alleged that ..., these Defendants admit that ...": what it answers is not told here. */
const ANSWERED =
  /^(?:\d+\. )?(?:In answer to|Answering|Responding to|As to|With respect to) (?:the allegations of )?Paragraph \d+,? .{0,300}?,[”"]? ((?:[Tt]hese |[Tt]his |[Tt]he )?[Dd]efendants? (?:admits?|says?|states?|avers?)\b)/u;
/** "It is admitted, as alleged in Paragraph 4, that ...". */
const ADMITTED =
  /^(?:\d+\. )?(?:It is (?:further |also )?admitted|(?:Further )?[Aa]dmit(?:ted|s)?)(?:,? (?:as alleged|upon|on)[^,]{2,60},?)? that,? (\p{L})/iu;
const ADMITTED_WHOLE = new RegExp(`${ADMITTED.source}([^]*)$`, 'iu');
/** "Admitted that contact occurred and that he died": what was admitted goes on. */
const AND_THAT = /,? and that (?=\p{L})/gu;
/** "Defendant denies paragraph 14 and states that ...": the second half tells something. */
const DENIES_AND_STATES =
  /^(\p{Lu}[^,.;]{0,60}? )(?:denies|admits) (?:the allegations (?:of|in) )?paragraphs? \d[\d, and–-]{0,24}? (?:and|but) (?=(?:further |affirmatively )?(?:states|avers|alleges|asserts|submits)\b)/u;
const AFTER_ITS_DAY = /^((?:On|In|At|By) [^,“”"]{3,30}(?:, \d{4})?, )(?:he|she|it|they)(?= )/;
const PLEADS =
  /^(?:\d+\. )?(?:(\p{Lu}[^,.;]{0,60}?) )?(?:(?:further|also|affirmatively|specifically|expressly|only) )*(?:admits?|avers?|states?|alleges?|asserts?|submits?|(?<=^(?:\d+\. )?(?:These |The )?Defendants? )says?|(?<=^They )say)(?: affirmatively| further| only)? that,? (\p{L}+)/u;

/** How a thing stands that can be looked at: "is identical to the signature". */
const STANDS =
  /^(?:not|identical|different|missing|blank|unsigned|undated|signed|dated|stamped|visible|gone|still)$/;
/** "Her medical bills are $148,212." */
const MEASURED = /^ (?:now |about |more than |only )*\$\d/;
/** "She now works twenty hours a week": how somebody lives since. */
const LIVES_ON =
  /^(?:He|She|They|\p{Lu}\p{Ll}+) (?:now|still|no longer) (?:works?|walks?|sleeps?|lives?|uses?|takes?|wakes?|cares?|wears?|limps?|needs?|has|have|drives?|owes?)\b/u;

const PAPERS =
  /\b(?:comments|notes|records|logs|minutes|e-?mails|letters|photographs|photos|reports|messages|texts|documents|entries|statements|charts|invoices|receipts)\b/i;
const DEAL =
  /\b(?:lease|contract|agreement|policy|warranty|handbook|manual|will|deed|note|plan|covenant|order form)\b/i;

const HELD = /^(?:is|are|lives?|works?|owns?|has|operates?|runs?|manages?|teaches|attends)$/;

/** Something that was done or said, or what a named person is: a general truth and a wish are no events. */
export function happened(said: string): boolean {
  const words = tagged(said);
  const at = finiteAt(words);
  const verb = words[at];
  if (!verb) return false;
  // "No such instruction can be heard": what a recording holds is as much a fact.
  if (
    /^(?:can|could)$/.test(verb.lower) &&
    /^be (?:heard|seen)\b/.test(said.slice(words[at + 1]?.start ?? said.length))
  )
    return true;
  if (/^(?:would|will|shall|may|might|can|could|should|must)$/.test(verb.lower))
    return (
      (/^(?:not|never)$/.test(words[at + 1]?.lower ?? '') && words[at + 2]?.lower !== 'have') ||
      // "She can no longer lift her arm" is what was done to her.
      (/^(?:can|could)$/.test(verb.lower) &&
        /^no longer$/.test(`${words[at + 1]?.lower} ${words[at + 2]?.lower}`))
    );
  if (verb.lower === 'cannot') return true;
  // "The video does not show his hands."
  if (
    /^does$/.test(verb.lower) &&
    /^not$/.test(words[at + 1]?.lower ?? '') &&
    /^(?:show|say|state|contain|list|record|cover|mention|name)$/.test(words[at + 2]?.lower ?? '')
  )
    return true;
  if (isPast(verb)) return true;
  // What a paper between the parties asks of one of them is as much a fact as its signature.
  if (/^(?:requires|provides|obligates|prohibits|guarantees|allows|promises)$/.test(verb.lower))
    return DEAL.test(said.slice(0, verb.start));
  const next = words[at + 1];
  if (
    /^(?:is|are)$/.test(verb.lower) &&
    (STANDS.test(next?.lower ?? '') || MEASURED.test(said.slice(verb.end)))
  )
    return true;
  // "The written comments state that she is ...".
  if (
    /^(?:show|state|say|read|list|record|describe)$/.test(verb.lower) &&
    PAPERS.test(said.slice(0, verb.start))
  )
    return true;
  if (LIVES_ON.test(said)) return true;
  if (
    /^(?:has|have)$/.test(verb.lower) &&
    next &&
    (isParticipleOf(next) || /^(?:not|never|been)$/.test(next.lower))
  )
    return true;
  if (
    words[0]!.lower === 'there' ||
    /^(?:shows|states|says|reads|bears|contains|lists|records)$/.test(verb.lower)
  )
    return true;
  return (
    HELD.test(verb.lower) &&
    /^\p{Lu}\p{Ll}+ (?:\p{Lu}|is\b|lives\b|works\b|owns\b)/u.test(said) &&
    words[0]!.tags.has('ProperNoun')
  );
}

/** "No weapon was found." is short and says much. */
export const omits = (text: string): boolean => text.length >= OMISSION && OMITS.test(text);
const OMISSION = 15;
const OMITS = /\b(?:not|never|nobody|no one|nothing)\b|^No \p{Ll}/u;
