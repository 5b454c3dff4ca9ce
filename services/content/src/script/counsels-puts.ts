import type { Exchange } from '../case-fields/testimony.rules.js';
import { EXAMINER, WHY, answerOf, questionOf, withoutAddress } from './answers.js';
import { curly } from './answered-question.js';
import { answerSaid, isStatement, withoutLead } from './conceded.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { QUOTATIONS, outsideQuotes } from './english/quotes.js';
import { splitUnits } from './english/sentences.js';
import { notSo } from './english/not-so.js';
import { perfectOf } from './english/participles.js';
import { finiteAt, isPast, tagged } from './english/tagged.js';
import { leansBack, leansOnPerson } from './leans-back.js';
import { NOT, grants, isDenial, letStand } from './let-stand.js';
import { OF_THE_DAY, PRELIMINARY, deniesWrong } from './not-put.js';
import { quotedEnd, sentencesOf } from './sentences-of-counsel.js';
import { asSecondPerson } from './own-words.js';
import { toldByWhether } from './yes-or-no.js';

/** What counsel put to the witness, as it was put, and which the witness let stand. */
export interface CounselsPut {
  text: string;
  /** It is understood only behind the exchange before it. */
  leans: boolean;
  /** It leans only by "he" or "she". */
  ofPerson?: boolean;
  /** It is no sentence: "In writing." */
  bare?: boolean;
  /** Counsel said it, and did not only ask whether it was so. */
  said?: boolean;
}

/**
 * What counsel said to the witness and the witness did not take back, in counsel's own words: an examination that was held is held
 * again (Pozner & Dodd, Cross-Examination: Science and Techniques, ch. 10, on the transcript as the source of each question).
 */
export function counselsPuts(talk: Exchange): CounselsPut[] {
  const asked = curly(withoutAddress(questionOf(talk)).replace(EXAMINER, '')).replace(
    /\b([Yy]ou wrote) to me\b/g,
    '$1',
  );
  const told = answerOf(talk);
  if ([PRELIMINARY, WHY].some((one) => one.test(asked))) return [];
  const units = sentencesOf(asked);
  const last = units.pop();
  if (last === undefined) return [];
  const before = units.map((unit) => quotedEnd(withoutLead(unit)));
  const put = lastPut(last, told);
  const quoted = before.at(-1)?.match(/^“([^“”]+?)[.,]?”[.]$/)?.[1];
  if (put && quoted !== undefined && /^That is\b/.test(put.text))
    return [{ ...put, text: put.text.replace(/^That is\b/, `The words “${quoted}” are`), leans: false }];
  // "He told you he ran it at four. You didn't hear that?": the first is the ground of the second.
  const from = before.findLastIndex((unit) => !mayStand(unit)) + 1;
  const ground = before
    .slice(Math.max(from, before.length - MOST_GROUND))
    .filter((text) => !isDenial(text) || letStand(text, told, true) === 'so')
    .map((text, at) => ({ text, leans: at === 0 && leansBack(text), said: true }));
  if (put === undefined)
    return goesOnFrom(ground, last, told)
      ? ground.filter(isPutOfFact).map((one) => ({ ...one, text: written(one.text) }))
      : [];
  // What stands before it was of counsel: what "he" or "it" is may have stood there.
  if (ground.length === 0 && before.length > 0 && put.leans && !TAKES_UP.test(before.at(-1)!)) return [];
  return [...ground, { ...put, leans: ground.length > 0 || put.leans }]
    .flatMap(eachAct)
    .map((one) => ({ ...one, text: written(one.text) }))
    .filter(isPutOfFact)
    .map((one) => ({ ...one, ...(one.leans && !one.bare && leansOnPerson(one.text) && { ofPerson: true }) }));
}
/** "You didn't" as "You did not", for whoever tells it of him. */
const written = (text: string): string =>
  outsideQuotes(text, (part) =>
    part
      .replace(/\b([Cc])an['’]t\b/g, '$1annot')
      .replace(/\b([Ww])on['’]t\b/g, '$1ill not')
      .replace(/\b(did|does|do|is|are|was|were|has|have|had|would|could|should)n['’]t\b/gi, '$1 not')
      .replace(
        /\b([Yy]ou|[Tt]hey|[Ww]e)['’](ve|re)\b/g,
        (_, who: string, verb: string) => `${who} ${verb === 've' ? 'have' : 'are'}`,
      )
      .replace(
        /\b([Tt]oday|[Tt]here|[Tt]hat|[Ii]t)['’]s (?=(?:the|an?|no|not|your|his|her|my)\b)/g,
        '$1 is ',
      ),
  );
/** "You sold it at four. To whom?" "A man in Ord.": he answers what was asked, and so lets stand what was said before it. */
const goesOnFrom = (ground: readonly CounselsPut[], last: string, told: string): boolean =>
  ground.length > 0 &&
  ground.every(({ text }) => isStatement(text)) &&
  OPENS_QUESTION.test(withoutLead(last)) &&
  ground.every(({ text }) => letStand(text, told, true) === 'so') &&
  !/\d|“/.test(told);
const OPENS_QUESTION =
  /^(?:who|whom|what|when|where|which|how (?:many|much|long|far|often)|to whom|with whom|from whom|for what|by whom)\b/i;
const isPutOfFact = ({ text }: CounselsPut): boolean =>
  !ofCounsel(text) &&
  !OF_THIS_HOUR.test(text.replace(QUOTATIONS, '')) &&
  !OF_THE_DAY.test(text.replace(QUOTATIONS, ''));
/** It was so when the transcript was taken. */
export const OF_THIS_HOUR =
  /\b(?:today|this (?:morning|afternoon)|a (?:bit|minute|moment|while) ago|a few minutes ago|in this room|just now|, though)\b/i;
const MOST_GROUND = 2;
const TAKES_UP = /^(?:Let['’]s|Let me|Go|Turn|Look|Take|I want)\b/;
/** Counsel of himself, of the sheet in his hand, or of what is to come. */
const OF_COUNSEL =
  /\b(?:I|me|my|we|us|our|let['’]s|counsel|attorney|showing|handing|you (?:have|had) indicated|would that be fair|turn(?:ing)? to|my question|page \d|line \d|the record|that['’]s an? (?:yes|no))\b/i;
const ofCounsel = (text: string): boolean => OF_COUNSEL.test(text.replace(QUOTATIONS, ''));

/** What counsel told before he asked: a sentence, or a figure that stands in a paper. */
const mayStand = (unit: string): boolean => /[.]$/.test(unit) && !ofCounsel(unit) && isStatement(unit);

/** "He asked how late, and you said ten.", "Placed at 3:09 and cancelled at 3:12.": each is put by itself. */
function eachAct(put: CounselsPut): CounselsPut[] {
  const at = put.text.search(
    /,? and (?:(?:then )?(?:you|he|she|they)\b(?! (?:who|both)\b)|(?<=, and )(?:the|your|it|that|\p{Lu}))[^;]{4,}$/u,
  );
  if (at < 0) return [put];
  const [first, second] = [
    put.text.slice(0, at),
    capital(put.text.slice(at).replace(/^,? and (?:then )?/, '')),
  ];
  const whole = isStatement(`${first}.`) && isStatement(second);
  return whole &&
    countWords(first) >= FEWEST_WORDS &&
    !/^(?:If|When|After|Before|While)\b|\b(?:that|if|whether|because)\b/.test(first)
    ? [
        { ...put, text: `${first}.` },
        { ...put, text: second, leans: true },
      ]
    : [put];
}
const FEWEST_WORDS = 2;

function lastPut(last: string, told: string): CounselsPut | undefined {
  const tagless = withoutLead(last).replace(TAGGED, '.');
  const plain = quotedEnd(tagless.replace(FRAME, '').replace(/^\p{Ll}/u, capital));
  const text = `${plain.replace(/[.?]+$/, '')}.`;
  const open = text.split('“').length !== text.split('”').length;
  if (countWords(text) > MOST_WORDS || open || ASKS_AT_END.test(plain)) return undefined;
  const leans = leansBack(plain);
  const said = answerSaid(told);
  const leading = /[.]”?$/.test(tagless);
  const states = leading || /^You (?!(?:there|guys|two|both)\b)/.test(plain);
  if (!leading && isDenial(plain) && deniesWrong(plain)) return undefined;
  if (isStatement(plain)) {
    const fuller = fullerIn(plain, told);
    if (fuller !== undefined) return { text: fuller, leans: leansBack(fuller), said: true };
    const maybe = mayHave(text, told);
    if (maybe !== undefined) return { text: maybe, leans, said: true };
    const stands = letStand(text, told, leading || (states && elaborates(told)));
    if (stands === 'so') return { text, leans, ...(states && { said: true }) };
    if (stands)
      return { text: text.replace(/[.]$/, ', as far as you know.'), leans, ...(leading && { said: true }) };
    const not =
      said === 'no' && !leading && !isDenial(plain) && !NOT.test(plain) && !deniesWrong(plain)
        ? notSo(plain)
        : undefined;
    return not === undefined ? undefined : { text: not, leans };
  }
  if (said !== undefined && WHETHER.test(plain)) {
    const stated = said === 'no' && deniesWrong(plain) ? undefined : toldByWhether(plain, said);
    return stated === undefined ? undefined : { text: stated, leans };
  }
  // "Same shift?", "No jail."
  if (!SCRAP.test(plain) || countWords(plain) > MOST_OF_SCRAP) return undefined;
  const [first = ''] = splitUnits(told).map((one) => one.text.trim());
  const stands = NOT.test(plain)
    ? letStand(text, told, false) === 'so'
    : said === 'yes' || (said === undefined && !NOT.test(first) && grants('', first));
  return stands ? { text, leans: true, bare: true, said: true } : undefined;
}
/** "You saw it?" "I saw it on my way in.": the same, and more of it. */
function fullerIn(put: string, told: string): string | undefined {
  const [first = ''] = splitUnits(told).map((one) => one.text.trim());
  const [, verb] = /^You (\p{Ll}{3,}) (?:it|that|him|her|them|there)[.?]?$/u.exec(put) ?? [];
  return verb !== undefined &&
    first.startsWith(`I ${verb} `) &&
    countWords(first) > countWords(put) &&
    countWords(first) <= MOST_OF_FULLER &&
    !NOT.test(first) &&
    !/\b(?:but|think|thought|guess|maybe|could|might|because)\b/i.test(first)
    ? capital(asSecondPerson(first))
    : undefined;
}
const MOST_OF_FULLER = 12;

/** "You run a machine for your son?" "The humidifier, and a fan.": he says which. */
const elaborates = (told: string): boolean => {
  const [first = ''] = splitUnits(told).map((one) => one.text.trim());
  return (
    /^(?:The|An?|My|His|Her|Our|Their|Both|Two|Three|Some) /.test(first) &&
    finiteAt(tagged(first)) < 0 &&
    !NOT.test(first) &&
    !/[?]/.test(first)
  );
};
/** "You told him, pick it up." "I might have.": that much he grants. */
function mayHave(put: string, told: string): string | undefined {
  if (!MIGHT_HAVE.test(told) || NOT.test(put)) return undefined;
  const words = tagged(put);
  const verb = words[1];
  if (words[0]?.lower !== 'you' || verb === undefined || verb.start > MOST_BEFORE || !isPast(verb))
    return undefined;
  return `You may have ${perfectOf(verb.lower)}${put.slice(verb.end)}`;
}
const MOST_BEFORE = 4;
const MIGHT_HAVE =
  /^I (?:might|may|could) have(?: (?:said|told|written|done) (?:that|so|it|something like (?:that|it)))?(?:[.,]|$)/i;

/** The same again, or nothing of it: what is put so is understood behind what was put before. */
const SCRAP = /^(?:Same|No|Not) (?!one\b)[^,“”]+[.?]$/;
/** "He shoved you first, didn't he?" */
const TAGGED =
  /, (?:(?:did|was|were|is|are|could|had|have|has|do|does|would|can|will)(?:n['’]t)? (?:you|he|she|it|they|there|that)|(?:is(?:n['’]t)? )?(?:that|it) (?:right|correct|true|so|fair)|right|correct|true|yes|okay)\?$/i;
const MOST_WORDS = 24;
const MOST_OF_SCRAP = 4;
/** "You woke up when?" */
const ASKS_AT_END =
  /^You (?:work|live|go|went|did|do|do not|were|are|put|got) (?:where|when|what|how)\b|^You .* or (?:you|did you|didn['’]t)\b|\b(?:who|whom|what|when|where|which(?: one)?|how (?:much|many|long|far|often))[.?]$/i;
const WHETHER = /^(?:did|do|does|was|were|is|are|had|has|have|could|can|would)\b/i;
const FRAME = /^(?:You(?:['’]d| would| do)? (?:agree|admit|concede)(?: with me)?(?: that)?,? )(?=\p{L})/iu;
