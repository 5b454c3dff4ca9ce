import { finiteAt, isParticipleOf, isPast, tagged } from '../script/english/tagged.js';

/** "Defendant admits that she was paid hourly" tells, from the mouth of the one who pleads it, that she was. */
export function withoutPleading(given: string): string {
  const text = withoutAnswering(given);
  const told = text.replace(PLEADS, (all, pleader: string | undefined, first: string) =>
    // "Paragraph 9 of the lease states that she will not ...": a paper says so, and nobody pleads it.
    pleader && (DEAL.test(pleader) || A_PART.test(pleader))
      ? all
      : // "Defendant admits that she signed": she is the one who pleads.
        pleader && /^(?:he|she|it|they)$/.test(first)
        ? pleader
        : first.charAt(0).toUpperCase() + first.slice(1),
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
    .replace(FAILED_IN_THAT, '$1 ')
    .replace(
      /; (?:and )?(?:deny|denies|lacks?|without knowledge)\b[^;]{0,120}(?:; (?:and )?(?:deny|denies|lacks?)\b[^;]{0,120})*\.$/i,
      '.',
    )
    .replace(/; the [^;.]{3,40} (?:is|are) denied\.$/i, '.')
    .replace(EXCEPTS, (_, first: string) => first.toUpperCase())
    .replace(
      /,? and (?:they )?(?:otherwise |expressly |specifically )?(?:denies|deny) (?:that |the (?:remaining|other|rest of the) |all (?:other|remaining) |each (?:other |remaining )?|paragraphs? |any )[^.]{0,80}\.$/i,
      '.',
    );
/** "Admits, except that eleven drums were replaced": what it adds is a fact. */
const EXCEPTS = /^(?:\d+\. )?(?:Defendants? )?[Aa]dmit(?:s|ted)?,? except that (\p{L})/u;
/** "Denies that notice was late, in that Defendant told Plaintiff of it on May 4": the reason is the answer's own account. */
export const reasonOfDenial = (text: string): string | undefined => {
  const [, reason] = REASON.exec(text) ?? [];
  return reason && reason.charAt(0).toUpperCase() + reason.slice(1);
};
const REASON =
  /^(?:\d+\. )?(?:(?:The )?Defendants? )?[Dd]en(?:y|ies|ied) (?:that )?[^.;]{3,90}?,? (?:in that|because|and (?:further )?(?:states?|avers?|alleges?) that) ((?:[Tt]he |[Ii]ts |[Hh]is |[Hh]er )?\p{L}[^;]{12,240}[.])$/u;
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
/** "Plaintiff failed to mitigate in that she missed six visits": what she did is the fact. */
const FAILED_IN_THAT =
  /^((?:\p{Lu}|the )[^,.;]{2,60}?) failed to mitigate(?: (?:his|her|its|their|any|the))?(?: damages)? (?:in that|because|by reason that) (?:he|she|it|they) /u;
const A_PART =
  /\b(?:paragraph|section|article|clause|page|appendix|report|letter|e-?mail|memo(?:randum)?|notice|statute|ordinance|regulation|rule|bylaws?|minutes|label|sign|form|certificate)\b/i;
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

/** Somebody by name, with what he is, has or does as the paper is written. */
const NAMED =
  /^(?!(?:The|This|That|These|Those|An?|It|He|She|They|We|In|On|At|By|For|If|When|While|Such|Any|Each|All|No|Not|Section|Rule|Article|Congress|Courts?|Counsel|Under|Here|Because)\b)\p{Lu}[\p{L}’'.-]*(?: (?:\p{Lu}[\p{L}’'.&-]*|de|la|del|van|von|of|and|&)){0,6}(?:['’]s? (?:\p{Ll}+ ){1,2}?)? $/u;
const STATES =
  /^(?:is|are|has|have|owns?|earns?|pays?|lives?|works?|holds?|runs?|operates?|manages?|teaches|attends?|sleeps?|drives?|uses?|wears?|needs?|owes?|receives?|keeps?|speaks?|reads?|cares?|weighs|stands?|sits?|lies|hangs?|leans?|leaks?|goes|takes?|turns?|pulls?|walks?|falls?|comes?|opens?|looks?|reaches|leaves|returns?|enters?|hits|strikes|drops?|steps?|shoots|fires?|swings?|throws?|grabs?|points?|runs?)$/;
/** What the one who writes makes of somebody is no state of his. */
const JUDGED =
  /^(?:\s+(?:not|also|still|now|therefore|thus|clearly|plainly|only|hereby))*\s+(?:liable|entitled|negligent|guilty|responsible|subject|bound|barred|required|obligated|estopped|immune|correct|wrong|mistaken|right|likely|unlikely|charged|accused|sued|joined|named|incorporated|a party|an? (?:necessary|proper|real|indispensable)|no (?:right|claim|cause|basis|standing|duty|merit|authority|evidence|dispute|question|genuine)|candid|standing|failed to state|the burden|sufficient|jurisdiction|an interest|no interest|not met)\b/i;
/** "The audio has the words ...", "The camera shows his hands". */
const EVIDENCE =
  /^(?:The|His|Her|Their|Its|An?) (?:[\p{L}’'-]+ ){0,3}(?:video|audio|recording|camera|footage|photo(?:graph)?s?|log|sheet|chart|label|sign|stamp|receipt|invoice|tape|film|screen|clock|transcript)(?: \p{Ll}+){0,4} $/u;
const SHOWS = /^(?:has|shows?|reads?|runs?|ends?|begins?|bears?|captures?|records?|lists?|states?|is|are)$/;
/** Somebody or something on a recording, without a name. */
const SEEN =
  /^(?:At [\d:]{4,10}(?: [ap]\.m\.)?,? )?(?:The|A) (?:\p{Ll}+ ){0,2}(?:male|female|man|woman|boy|girl|figure|suspect|subject|robber|gunman|driver|clerk|car|truck|van|sedan|SUV|vehicle) $/u;
const BY_THE_CLOCK = /\b(?:\d{1,2}:\d{2}(?::\d{2})?|\d{4}:\d{2})\b/;
/** "Between the aisle and the counter there is a ramp", "At its head stands a cooler". */
const PLACED =
  /^(?:Between|At|In|On|Near|Behind|Above|Below|Beside|Under|Next to|Along|Over|Inside|Outside) [^,“”]{3,60}?,? (?:there (?:is|are)|(?:stands?|hangs?|lies|sits?) (?:an?|the|no)) /u;

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
    (isParticipleOf(next) ||
      /^(?:not|never|been)$/.test(next.lower) ||
      // "has continuously lived"
      (/ly$/.test(next.lower) && words[at + 2] !== undefined && isParticipleOf(words[at + 2]!)))
  )
    return true;
  if (
    words[0]!.lower === 'there' ||
    /^(?:shows|states|says|reads|bears|contains|lists|records)$/.test(verb.lower)
  )
    return true;
  const before = said.slice(0, verb.start);
  if (SEEN.test(before) && STATES.test(verb.lower) && !JUDGED.test(said.slice(verb.end))) return true;
  // "One shot is fired at 21:46:40": as the minutes of a recording tell it.
  if (/^(?:is|are)$/.test(verb.lower) && next && isParticipleOf(next) && BY_THE_CLOCK.test(said)) return true;
  return (
    PLACED.test(said) ||
    (EVIDENCE.test(before) && SHOWS.test(verb.lower)) ||
    (NAMED.test(before) &&
      !/^\p{Lu}\p{Ll}+s $/u.test(before) &&
      STATES.test(verb.lower) &&
      !JUDGED.test(said.slice(verb.end)))
  );
}

/** "No weapon was found." is short and says much. */
export const omits = (text: string): boolean => text.length >= OMISSION && OMITS.test(text);
const OMISSION = 15;
const OMITS = /\b(?:not|never|nobody|no one|nothing)\b|^No \p{Ll}/u;
