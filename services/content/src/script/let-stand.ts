import { affirms, answerSaid } from './conceded.js';
import { sharedStems, stemsOf } from './english/likeness.js';
import { QUOTATIONS } from './english/quotes.js';
import { splitUnits } from './english/sentences.js';

export const NOT = /\b(?:not|never|no|nobody|nothing|none|neither|cannot)\b|n['’]t\b/i;

/**
 * Did the witness let stand what counsel had put? "as far as he knows" where that is all that he granted; undefined where he denied it,
 * took it back or doubts it.
 * @param leading it was put as a statement, and did not only ask
 */
export function letStand(
  put: string,
  told: string,
  leading: boolean,
): 'so' | 'as far as he knows' | undefined {
  const [first = ''] = splitUnits(told).map(({ text }) => text.trim());
  if (NOT.test(withoutReported(put)))
    return agreesToNot(first, told) ? 'so' : KNOWS_NOT.test(first) ? 'as far as he knows' : undefined;
  const said = answerSaid(told);
  return said === 'yes' ||
    (said !== 'no' && (grants(put, first, leading) || (leading && heardOut(put, told))))
    ? 'so'
    : undefined;
}

/** "You said that you never saw it" denies nothing. */
const withoutReported = (text: string): string =>
  text
    .replace(QUOTATIONS, '')
    .replace(/\b(?:told|said|saying|says?|wrote|testified|stated|asked)\b.*?(?=,? (?:and|but) |$)/, '');

const agreesToNot = (first: string, told: string): boolean =>
  /^(?:right|correct|true|that['’]s (?:right|correct|true|fair)|of course not)\b|^not (?:by|in|at|on|that|those) \S+(?: \S+)?[.]$/i.test(
    first,
  ) ||
  NOT_ASKED.test(first) ||
  (answerSaid(told) === 'no' && !/\b(?:but|except|unless)\b/i.test(first)) ||
  /(?:^|[.] )No[.]?(?: |$)/.test(told.slice(0, FIRST_WORDS));
/** "You didn't tell him." "It didn't come up.": so he did not. */
const NOT_ASKED =
  /^(?:(?:it|that) (?:didn['’]t|did not|never) come up|(?:nobody|no one|(?:he|she|they) (?:didn['’]t|did not|never)) asked?(?: me)?|I (?:wasn['’]t|was not|was never) asked)\b[^?]{0,30}[.]$/i;
const FIRST_WORDS = 60;
/** "Not that I know of." */
const KNOWS_NOT = /^not (?:to my knowledge|that I(?:['’]m| am)? (?:know|aware|recall)\b[^.]{0,12})/i;

/** Neither yes nor no, and no quarrel. */
export function grants(put: string, first: string, leading = false): boolean {
  if (isOther(put, first)) return false;
  if (ENDS_IN_YES.test(first)) return true;
  // "You told him five-ten." "I'm no good with heights.": he does not deny that he said it.
  if (SAID_BEFORE.test(put.replace(QUOTATIONS, '')) && (leading || put.includes('“')))
    return !NEVER_SAID.test(first);
  if (QUARRELS.test(first)) return false;
  if (NEARLY.test(first)) return true;
  return affirms(put, first) || saysAgain(put, ownPart(first));
}
/** "It stood in aisle nine?" "In aisle ten, yes.": another number, day or place than was put. */
const isOther = (put: string, first: string): boolean => {
  const own: readonly string[] = put.toLowerCase().match(PARTICULARS) ?? [];
  return own.length > 0 && (first.toLowerCase().match(PARTICULARS) ?? []).some((one) => !own.includes(one));
};
const PARTICULARS =
  /\d[\d:.,/-]*\d|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|left|right|north|south|east|west)\b/g;

/** He goes on to something else, and takes nothing back: what counsel said stands. */
function heardOut(put: string, told: string): boolean {
  const units = splitUnits(told).map(({ text }) => text.trim());
  return (
    !SOUGHT.test(put) &&
    !units.slice(0, HEARD).some((unit) => QUARRELS.test(unit) || NOT.test(unit) || TAKES_BACK.test(unit))
  );
}
const HEARD = 2;
/** A judgment, or his mind: that he went on to something else grants nothing of it. */
const SOUGHT =
  /\b(?:because|should|would|could|might|must|different|better|worse|the (?:only|real|true) reason|wrong|false|lied?|lying|truth|honest|obvious\w*|every|always|all of|decided|wanted|meant|thought|assumed|expected|knew|felt|tried|seem\w*|looked|appear\w*|if)\b/i;
const TAKES_BACK =
  /^(?:or|well|actually|maybe|possibly|perhaps|sometimes|hindsight)\b|\b(?:depends?|unless|actually|incomplete|inaccurate|mistaken|hindsight|(?:I would|I['’]d) (?:say|call|have)|could|might|supposed to|instead|rather|truth|only|too|guideline|though)\b/i;

/** "I was asleep, but I'd have heard the truck.": that much he grants. */
const ownPart = (first: string): string => first.replace(/,? (?:but|because|so) .*$/, '.');
/** All that he says of himself is what was put. */
function saysAgain(put: string, own: string): boolean {
  const said = stemsOf(own);
  return (
    /^(?:I|it|he|she|they|there) /i.test(own) &&
    said.size > 0 &&
    sharedStems(said, stemsOf(put)) === said.size &&
    !NOT.test(own)
  );
}
const SAID_BEFORE =
  /\b[Yy]ou (?:told|said|testified|wrote|stated|swore|answered|texted|emailed|posted|asked|called|chose|signed)\b/;
const NEVER_SAID =
  /^(?:no|not|never|if|who|when|what|maybe|could be)\b|\b(?:don['’]t|do not|can['’]t|cannot) (?:recall|remember|know|say|think|believe)\b|\?|\bnot what I\b|\b(?:never|didn['’]t|did not) (?:say|tell|write|ask)\b|\btruth\b/i;
const ENDS_IN_YES = /^(?!.*\b(?:not|never|no)\b|.*n['’]t\b)[^?]{2,70}, (?:yes|yeah|correct|right|sure)[.]$/i;
const NEARLY =
  /^(?:[^?]{2,40}, probably[.]|(?:I|he|she|they|it|we) (?:might|may|could|must) (?:have|of|['’]ve)\b(?! not)[^.?]{0,40}[.]|I suppose(?: so| I (?:could|did)[^.?]{0,12})?[.]|probably(?: more| so)?[.]|that (?:would be|sounds|is|['’]s) (?:about )?(?:right|it|true|fair|what [^.]{2,30})[.]|(?:it|that) turned out to be[.]|(?:he|she|they|I) said (?:something like )?that(?: too)?[.]|I said (?:it|that|so)\b[^.?]{0,12}[.]|more or less[.]|mostly[.]|about(?: there| that)?[.]|around (?:there|then|that)[.]|roughly[.]|sort of[.]|at (?:first|that time|that point|the time)(?:, yes)?[.]|for (?:a|the) (?:second|moment|minute)[.]|I believed it[.]|(?:it['’]s|it is) (?:there|in there|on there|written there)[.]|it says so[.]|in the end[.]|if that(?: is|['’]s) what (?:it|the [^.]{2,20}) says?[.]|(?:it|that) might be[.]|(?:everyone|everybody|we all|they all|a lot of (?:people|us)) (?:did|does|do|was|were|had|has|have)[.]|I guess(?: so)?[.])/i;
const QUARRELS =
  /^(?:no|not|never|if(?! that(?: is|['’]s) what)|who|where|when|what|why|well,? no|maybe not|I (?:don['’]t|do not|never|didn['’]t|did not|can['’]t|cannot|couldn['’]t|doubt|wouldn['’]t|wasn['’]t|disagree)|I['’](?:m not|d have|d not)|(?:that|it|he|she|they)['’]?s? (?:not|isn['’]t|wasn['’]t|doesn['’]t|didn['’]t)|(?:he|she|they|it|that) (?:did|does|was|is|were|had|has) ?(?:not|n['’]t)|it depends|could be|depends)\b|\b(?:never|didn['’]t|did not|don['’]t) (?:say|tell|write|mean|recall|remember|know|think|believe|agree)\b|\bnot what I\b|\?/i;
