import { escaped } from '@lectern/legal-text/escaped';
import type { Gender } from '../../case-model/genders.js';
import { asNamed } from '../../case-model/exchange-statement.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { countWords } from '../english/count-words.js';
import { isClause } from '../english/split.js';
import { splitUnits } from '../english/sentences.js';
import { QUOTATIONS } from '../english/quotes.js';
import { finiteAt, tagged } from '../english/tagged.js';
import type { OwnWords } from '../own-paper.js';
import { answerSaid, isPut, withoutLead } from '../conceded.js';
import { SETTLES } from '../is-told.js';
import { SAME_TWICE } from '../questions-of.js';
import { TORN, standsAlone } from '../stands-alone.js';

const FEWEST_WORDS = 4;
const MOST_WORDS = 22;
const LONGEST = 24;
/** A sweeping question hopes for no. */
const SWEEPS = /\b(?:ever|any(?:body|one|thing)?|at all)\b/i;
/** "... A. Moss 12/5/24 18": the foot of a condensed page went into the answer. */
const FOOT_OF_PAGE = /(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4}) \d+$|\? \p{Ll}/u;
/** Who he is, where he was born and what he is shown decides nothing. */
const BACKGROUND =
  /\b(?:your (?:job|title|position|name|hours|occupation|address)|how long (?:have|had) you|how old|I represent|handing you|who are you|do you live|called [A-Z]|go by|(?:get|got) ready for (?:today|this)|prepare(?:d)? for (?:today|this)|what time did you (?:get|arrive|leave)|what words did you|order on motions?|(?:judge|court)(?:['’]s)? (?:rul(?:ed|ing)|order))\b/i;
/** In a few words he says what is so, and in many why it had to be. */
const FEW_WORDS = 16;
/** "You drove by it." "It's usually full": who answers what was put to him with neither yes nor no makes his excuse, but for "Four." */
const IN_A_WORD = 3;

/** "That sheet" was shown, and what he did not tell somebody was asked before. */
const POINTS =
  /\b(?:that|this|those|these) (?!he\b|she\b|they\b|the\b|an?\b|no\b|in\b)\p{Ll}+|\b(?:ask(?:ed)?|told|tell) (?:(?:Mr|Ms|Mrs|Dr)\. )?[\p{L}’'-]+\.$/u;
/** An earlier sentence of the question that says more sets the time, the place or another event. */
const SCRAP = 2;
/** What he only supposes. */
const SUPPOSES =
  /\b(?:might|may(?! \d)|could|assum\w+|thinks?|thought|believ\w+|guess\w*|suppos\w+|probably|perhaps|maybe|now)\b/i;
/** What is kept from jurors: Fed. R. Evid. 407, 409, 411, 609. */
const KEPT =
  /\b(?:insur\w+|convict\w+|felon\w*|arrest\w*|probation|workers['’]? comp\w*|(?:fixed|repaired|replaced|changed) [^.]*\bafter)\b/i;
export const isSupposed = (text: string): boolean => SUPPOSES.test(text);
export const isKept = (text: string): boolean => KEPT.test(text);
const SPEAKS =
  /\b(?:claims?|claimed|sa(?:id|ys)|told|wrote|reported|rumou?rs?|accus\w+|alleg\w+|testified|stated)\b/i;
const PAPER =
  '(?:complaint|answer|report|text|email|letter|notes?|statement|affidavit|declaration|log|chart)';
/** Somebody else's words are not what he granted. */
const isAnothers = (told: string, name: string): boolean =>
  SPEAKS.test(told) &&
  !new RegExp(
    `(?:^|, )${escaped(name)}(?:['’]s? ${PAPER})? (?:\\p{Ll}+ )?(?:says?|said|told|wrote|reported|testified|stated)\\b`,
    'u',
  ).test(told) &&
  !new RegExp(`^(?:Nobody|No one) (?:told|reported)\\b`, 'u').test(told);

/**
 * What counsel had put and a witness let stand, or what question and answer tell together, as others tell it of him: "Orne did not call
 * her back." Undefined where it leans on another answer or on more of its question, or is of nobody's doing.
 */
export function swornStatement(one: OwnWords, name: string, gender: Gender | undefined): string | undefined {
  const { question, conceded, asked, leans, unclear, friendly, read, back, text } = one;
  if (question === undefined || !isAnswer(one) || friendly || unclear || leans || read || back !== undefined)
    return undefined;
  if (!(conceded || asked) || !standsAlone(text) || !isClause(text) || !isWhole(text)) return undefined;
  const own = stemsOf(text);
  const before = splitUnits(question).map((unit) => stemsOf(unit.text));
  if (before.slice(0, -1).some((unit) => unit.size - sharedStems(unit, own) >= SCRAP)) return undefined;
  const told = asNamed(text, name);
  const bare = told?.replace(QUOTATIONS, '');
  const words = told === undefined ? 0 : countWords(told);
  if (told === undefined || words < FEWEST_WORDS || words > MOST_WORDS) return undefined;
  if (
    /['’]d\b|, as far as\b/.test(bare!) ||
    isAnothers(bare!, name) ||
    SUPPOSES.test(bare!) ||
    KEPT.test(bare!)
  )
    return undefined;
  return !bare!.includes(name) || POINTS.test(bare!) || /\bemploys?\b|\bon \S+ own\b/.test(bare!)
    ? undefined
    : namedOnce(told, name, gender);
}

/** "January 2023, the drip verified at ten times.", "The fill that you had put in.": a scrap is read to the witness, and told to nobody. */
export const isWhole = (text: string): boolean => {
  const bare = text.replace(QUOTATIONS, '“so”').replace(/[.]$/, '');
  if (RELATIVE.test(bare) || SAME_TWICE.test(bare)) return false;
  return /^(?:On|At|In|From|Before|After|For|By|If|When|Until|Since|Behind|Under|Over|With|During)\b|^(?:\p{L}+|\d+) (?:days?|weeks?|months?|years?|hours?|minutes?)\b[^,]* (?:after|before|later)\b/u.test(
    bare,
  )
    ? /,/.test(bare) || DATED.test(bare)
    : finiteAt(tagged(`${bare.split(',')[0]!}.`)) > 0;
};
/** "The man you took it to in August". */
const RELATIVE =
  /^The \p{Ll}+ (?:you|he|she|they|\p{Lu}\p{Ll}+) \p{Ll}+(?!.*\b(?:is|was|were|are|has|had)\b)/u;
const DATED =
  /^(?:On|At|In|By|Until|Since) (?:the \d|\d|(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|that \p{Ll}+ )/u;

/** "Orne said that it was in Orne's car": hers, once she was named; undefined where nobody knows whether she is she. */
export function namedOnce(told: string, name: string, gender: Gender | undefined): string | undefined {
  const first = told.indexOf(name) + name.length;
  const [head, rest] = [told.slice(0, first), told.slice(first)];
  const own = new RegExp(`${escaped(name)}['’]s?`, 'g');
  const again = head.endsWith(name) && /^['’]s? /.test(rest) ? rest.slice(2) : rest;
  if (!own.test(again)) return told;
  return (
    gender &&
    head + rest.slice(0, rest.length - again.length) + again.replace(own, gender === 'he' ? 'his' : 'her')
  );
}

/** An answer under oath, neither of settlement nor of who he is. */
export const isAnswer = ({ question = '', words, paper }: OwnWords): boolean =>
  (paper.kind === 'testimony' || paper.kind === 'deposition') &&
  !SETTLES.test(`${question} ${words}`) &&
  !FOOT_OF_PAGE.test(`${question} ${words}`) &&
  !BACKGROUND.test(question);

/** An answer that stands with its question alone, and is no denial. */
export function isReadOut(one: OwnWords): boolean {
  const { question, words, conceded, asked, leans, unclear, friendly, read } = one;
  if (question === undefined || !isAnswer(one) || friendly || unclear || leans || read) return false;
  if (!conceded && !asked) return false;
  if (one.bare || (conceded && SUPPOSES.test(one.text))) return false;
  if (countWords(question) > LONGEST || countWords(words) > LONGEST) return false;
  if (TORN.test(withoutLead(question))) return false;
  if (!conceded && countWords(words) > FEW_WORDS) return false;
  if (!conceded && !standsAlone(question)) return false;
  const said = answerSaid(words);
  if (!conceded && said === undefined && !question.endsWith('?') && countWords(words) > IN_A_WORD)
    return false;
  return (
    conceded === true ||
    said === undefined ||
    (said === 'yes' && isPut(question)) ||
    (said === 'no' && SWEEPS.test(question))
  );
}
