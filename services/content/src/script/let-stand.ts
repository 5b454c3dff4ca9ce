import { affirms, answerSaid } from './conceded.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { QUOTATIONS } from './english/quotes.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';

export const NOT = /\b(?:not|never|no|nobody|nothing|none|neither|cannot)\b|n['’]t\b/i;

/**
 * Did the witness let stand what counsel had put? "as far as he knows" where that is all that he granted; undefined where he denied it,
 * took it back, named something else or doubts it.
 * @param leading it was put as a statement, and did not only ask
 */
export function letStand(
  put: string,
  told: string,
  leading: boolean,
): 'so' | 'as far as he knows' | undefined {
  const units = splitUnits(told).map(({ text }) => text.trim());
  const [first = ''] = units;
  if (units.slice(1, HEARD).some((unit) => RETURNS.test(unit))) return undefined;
  if (isDenial(put))
    return agreesToNot(put, first, units) ? 'so' : KNOWS_NOT.test(first) ? 'as far as he knows' : undefined;
  const said = answerSaid(told);
  if (said === 'yes' || (leading && YES_BUT.test(first))) return 'so';
  if (said === 'no' || namesAnother(put, first)) return undefined;
  return grants(put, first, leading) || (leading && goesOn(put, units)) ? 'so' : undefined;
}
/** "You were asleep." "Yes, but I'd have heard the door.": what he sets beside it takes nothing back. */
const YES_BUT =
  /^(?:yes|yeah|right|correct|sure),? but (?!.*\b(?:only|not|never|no|if|unless|except|later|earlier|before|after|another|different|somebody|someone)\b|.*n['’]t\b)/i;
/** Sentences of an answer that are heard for what takes it back. */
const HEARD = 4;
/** "No. Well, somebody said so." */
const RETURNS = /^(?:no, )?(?:well|or|actually|wait|except|unless|I mean|although)\b/i;

/** Counsel put it as not so. "You know of any sign saying don't lean?" denies nothing. */
export const isDenial = (put: string): boolean => NOT.test(mainOf(withoutReported(put)));
const mainOf = (text: string): string =>
  text
    .replace(/^(?:When|If|After|Before|While|Once) [^,]*, /, '')
    .split(
      /\b(?:that|who|which|saying|says?|said|reading|because|when|if|where|while|until|before|after|so)\b/,
    )[0]!;

/** "You said that you never saw it" denies nothing; "You told her nothing" does. */
const withoutReported = (text: string): string =>
  text
    .replace(QUOTATIONS, '')
    .replace(
      /\b(?:told (?:\p{L}+\.? ){1,3}|said |saying |says? |wrote |testified |stated |asked (?:\p{L}+ )?)(?:that |whether |if )?(?:you|he|she|it|they|there|the|an?|\p{Lu}\p{L}+)\b.*?(?=,? (?:and|but) |$)/u,
      '',
    );

const agreesToNot = (put: string, first: string, units: readonly string[]): boolean =>
  !/\b(?:if|but|except|unless)\b/i.test(first) &&
  (/\bno, (?:it|he|she|they|I|that) \p{Ll}+n['’]t\b/u.test(first) ||
    saysNotAgain(put, first) ||
    /^(?:right|correct|true|that['’]s (?:right|correct|true|fair)|of course not)(?=[.,]|$)|^not (?:by|in|at|on|that|those) \S+(?: \S+)?[.]$/i.test(
      first,
    ) ||
    NOT_ASKED.test(first) ||
    answerSaid(units.join(' ')) === 'no' ||
    units.slice(0, 2).some((unit) => /^No(?:[.]|,|$)/.test(unit)));
/** "You don't say she had to." "I don't say that anybody has to." */
const saysNotAgain = (put: string, first: string): boolean => {
  const asked = stemsOf(put);
  return NOT.test(first) && asked.size > 0 && sharedStems(asked, stemsOf(first)) >= asked.size * MOST_OF_IT;
};
const MOST_OF_IT = 0.6;
/** "You didn't tell him." "It didn't come up.": so he did not. */
const NOT_ASKED =
  /^(?:(?:it|that) (?:didn['’]t|did not|never) come up|(?:nobody|no one|(?:he|she|they) (?:didn['’]t|did not|never)) asked?(?: me)?|I (?:wasn['’]t|was not|was never) asked)\b[^?]{0,30}[.]$/i;
/** "Not that I know of." */
const KNOWS_NOT = /^not (?:to my knowledge|that I(?:['’]m| am)? (?:know|aware|recall)\b[^.]{0,12})/i;

/** Neither yes nor no, and no quarrel. */
export function grants(put: string, first: string, leading = false): boolean {
  if (ENDS_IN_YES.test(first)) return true;
  // "You told him five-ten." "I'm no good with heights.": he does not deny that he said it.
  if (SAID_BEFORE.test(put.replace(QUOTATIONS, '')) && (leading || put.includes('“')))
    return !NEVER_SAID.test(first) && (!SAYS_WHAT.test(first) || isWithin(first.replace(SAYS_WHAT, ''), put));
  if (NEARLY.test(first)) return true;
  return !QUARRELS.test(first) && (affirms(put, first) || saysAgain(put, ownPart(first)));
}
/** "It stood in aisle nine?" "In aisle ten, yes.": another number or day than was put. */
const namesAnother = (put: string, first: string): boolean => {
  const own: readonly string[] = put.toLowerCase().match(PARTICULARS) ?? [];
  const same =
    (one: string) =>
    (other: string): boolean =>
      one === other || (/\d/.test(one) && Number(one) === Number(other));
  return own.length > 0 && (first.toLowerCase().match(PARTICULARS) ?? []).some((one) => !own.some(same(one)));
};
const PARTICULARS =
  /\d[\d:.,/-]*\d|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|once|twice|both|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|north|south|east|west)\b/g;

/**
 * He goes on to something else: what counsel said stands, unless he doubts it, or says in its place what he did himself ("I recommended
 * it", of what he is said to have ordered; "I went out to talk to him", of going out to find him).
 */
function goesOn(put: string, units: readonly string[]): boolean {
  const [first = ''] = units;
  const instead =
    /^(?:I|he|she|it|they|you|that)\b/i.test(first) &&
    finiteAt(tagged(first)) > 0 &&
    sharedStems(stemsOf(first), stemsOf(put)) < stemsOf(first).size;
  return (
    !instead &&
    !SOUGHT.test(put) &&
    !units.slice(0, HEARD).some((unit) => QUARRELS.test(unit) || NOT.test(unit) || TAKES_BACK.test(unit))
  );
}
/** A judgment, or his mind: that he went on to something else grants nothing of it. */
const SOUGHT =
  /\b(?:because|should|would|could|might|must|different|better|worse|the (?:only|real|true) reason|wrong|false|lied?|lying|truth|honest|obvious\w*|every|always|all of|decided|wanted|meant|thought|assumed|expected|knew|felt|tried|seem\w*|looked|appear\w*|if)\b/i;
const TAKES_BACK =
  /^(?:or|well|actually|maybe|possibly|perhaps|sometimes|hindsight|hardly|untrue|nothing of the kind)\b|\b(?:depends?|dispute|unless|actually|incomplete|inaccurate|mistaken|hindsight|(?:I would|I['’]d) (?:say|call|have)|could|might|supposed to|instead|rather|truth|only|too|guideline|though)\b/i;

/** "I was asleep, but I'd have heard the truck.": that much he grants. */
const ownPart = (first: string): string => first.replace(/,? (?:but|because|so) .*$/, '.');
/** "I said late.", of "You told him late": nothing that was not put. */
const isWithin = (words: string, put: string): boolean => {
  const own = stemsOf(words);
  return sharedStems(own, stemsOf(put)) === own.size;
};
/** All that he says of himself is what was put. */
function saysAgain(put: string, own: string): boolean {
  const said = stemsOf(own);
  return (
    /^(?:I|he|she|they) /i.test(own) &&
    said.size > 0 &&
    sharedStems(said, stemsOf(put)) === said.size &&
    !NOT.test(own) &&
    !/\b(?:might|may|could|thought|think|guess)\b/i.test(own)
  );
}
const SAID_BEFORE = /\b[Yy]ou (?:told|said|testified|wrote|stated|swore|answered|texted|emailed|posted)\b/;
/** "I said it could be.": then not what was put. */
const SAYS_WHAT = /^I (?:said|told|wrote|meant|recommended|asked)\b/i;
const NEVER_SAID =
  /^(?:no|not|never|if|who|when|what|maybe|could be)\b|\b(?:don['’]t|do not|can['’]t|cannot) (?:recall|remember|know|say|think|believe)\b|\?|\bnot what I\b|\b(?:never|didn['’]t|did not) (?:say|tell|write|ask)\b|\btruth\b|\b(?:may|might) have\b/i;
const ENDS_IN_YES =
  /^(?!.*\b(?:not|never|no|if|might|may|could)\b|.*n['’]t\b)[^?]{2,70}, (?:yes|yeah|correct|right|sure)[.]$/i;
const NEARLY =
  /^(?:(?:I|he|she|they|it|we) must (?:have|of|['’]ve)\b(?! not)[^.?]{0,40}[.]|I suppose(?: so| I (?:could|did)[^.?]{0,12})?[.]|that (?:would be|sounds|is|['’]s) (?:about )?(?:right|it|true|fair|what [^.]{2,30})[.]|(?:it|that) turned out to be[.]|(?:he|she|they|I) said (?:something like )?that(?: too)?[.]|I said (?:it|that|so)\b[^.?]{0,12}[.]|more or less[.]|about(?: there| that)?[.]|around (?:there|then|that)[.]|at (?:first|that time|that point|the time)(?:, yes)?[.]|for (?:a|the) (?:second|moment|minute)[.]|I believed it[.]|(?:it['’]s|it is) (?:there|in there|on there|written there)[.]|it says so[.]|in the end[.]|if that(?: is|['’]s) what (?:it|the [^.]{2,20}) says?[.]|(?:everyone|everybody|we all|they all|a lot of (?:people|us)) (?:did|does|do|was|were|had|has|have)[.])/i;
const QUARRELS =
  /^(?:no|not|never|hardly|untrue|if(?! that(?: is|['’]s) what)|who|where|when|what|why|well,? no|maybe not|I (?:don['’]t|do not|never|didn['’]t|did not|can['’]t|cannot|couldn['’]t|doubt|dispute|wouldn['’]t|wasn['’]t|disagree|guess)|I['’](?:m not|d have|d not)|(?:that|it|he|she|they)['’]?s? (?:not|isn['’]t|wasn['’]t|doesn['’]t|didn['’]t)|(?:he|she|they|it|that) (?:did|does|was|is|were|had|has) ?(?:not|n['’]t)|it depends|could be|depends)\b|\b(?:may|might|could) (?:have|be)\b|\b(?:never|didn['’]t|did not|don['’]t) (?:say|tell|write|mean|recall|remember|know|think|believe|agree)\b|\bnot what I\b|\?/i;
