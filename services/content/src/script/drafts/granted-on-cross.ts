import type { ModelPerson } from '@lectern/contracts/case-model';
import type { Gender } from '../../case-model/genders.js';
import { asNamed } from '../../case-model/exchange-statement.js';
import type { Brief } from '../brief.js';
import { helpsUs } from '../cross-serving.js';
import { mayBeTold } from '../cross-statements.js';
import { countWords } from '../english/count-words.js';
import { QUOTATIONS } from '../english/quotes.js';
import { isClause } from '../english/split.js';
import { type Line, resting } from '../line.js';
import type { OwnWords } from '../own-paper.js';
import { standsAlone } from '../stands-alone.js';
import { isSworn, subjectChapters } from './cross-subjects.js';
import { isAnswer, isKept, isSupposed, isWhole, namedOnce } from './sworn-statements.js';

/** More chapters and sentences of one witness are remembered by nobody. */
const MOST_CHAPTERS = 3;
const MOST_LINES = 8;
const MOST_WORDS = 22;
const FEWEST_WORDS = 3;
const FEWEST_LINES = 3;

/**
 * What a witness let stand under oath, chapter by chapter as on cross, told of the witness to those who decide: what counsel put is
 * what a closing argues from (Fed. R. Evid. 801(d)(1)(A), (2); Mauet, Trial Techniques and Trials, ch. 9).
 * @param may which answers may be told at all: those to our own counsel that do not speak against us
 */
export function grantedOnCross(
  brief: Brief,
  witness: ModelPerson,
  {
    own,
    name,
    gender,
    may,
  }: { own: readonly OwnWords[]; name: string; gender: Gender | undefined; may: (one: OwnWords) => boolean },
): Line[] {
  const helps = helpsUs(brief, witness);
  const granted = own.flatMap((one) => {
    const told =
      isTold(one) && helps(one) && mayBeTold(brief, one.text, one.fact) && may(one)
        ? ofWitness(one, name, gender)
        : undefined;
    return told === undefined ? [] : [{ ...one, told }];
  });
  const lines = subjectChapters(granted.filter(isSworn), name, MOST_CHAPTERS)
    .slice(0, MOST_CHAPTERS)
    .flatMap(({ puts }) =>
      puts.flatMap((put) => granted.filter(({ fact, text }) => fact === put.fact && text === put.text)),
    )
    .slice(0, MOST_LINES)
    .map(({ told, fact }) => ({ ...resting(told, fact), reworded: true }));
  const clear = lines.filter(
    (line, at) =>
      isClear(line, lines[at - 1], name) && lines.findIndex(({ text }) => text === line.text) === at,
  );
  return clear.length < FEWEST_LINES ? [] : inTurn(clear, name, gender);
}

/** Whom "he" or "she" means, a jury has heard in the same sentence or in the one before; else it may take him for the witness. */
function isClear({ text }: Line, before: Line | undefined, name: string): boolean {
  const own = text.replace(QUOTATIONS, '');
  const at = own.search(/\b(?:he|she|him|her|his|hers)\b/i);
  if (at < 0) return true;
  const named = (words: string): boolean =>
    [...words.replace(QUOTATIONS, '').matchAll(NAME)].some(([word]) => !name.includes(word));
  return named(own.slice(0, at)) || (before !== undefined && named(before.text));
}
const NAME =
  /(?<![.?!] )(?<!^)\b(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Exhibit|Article|Section|Form|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)\p{Lu}\p{Ll}{2,}|^(?:Mr|Ms|Mrs|Dr|Officer|Detective)\. \p{Lu}\p{Ll}+/gu;

/** What counsel put, in a sentence, and the witness granted. */
const isTold = (one: OwnWords): boolean =>
  one.conceded === true &&
  one.unclear !== true &&
  one.friendly !== true &&
  one.read !== true &&
  one.bare !== true &&
  // Behind a line that is not told nobody knows what it speaks of.
  one.leans !== true &&
  standsAlone(one.text) &&
  !ORPHAN.test(one.text) &&
  isAnswer(one);

/** Whose words they are, what he is shown, and what nobody but counsel says so. */
const NO_FACT =
  /^[“"]|\byours\b|['’]d\b|^(?:Those|These) (?:are|were)|\b(?:words|report) (?:is|are|were) (?:yours?|dated)|^(?:In|On) the [^,]{3,40}, [“\p{Lu}]|^You (?:see|know|have looked|looked at|have read|read|have seen) |^It (?:says|contains|is)\b|^(?:That|This) is (?:not )?(?:an? |the )?\p{Ll}+[.]$/u;

/** "Same report says so", "First you said": another stood before it. */
const ORPHAN =
  /^The (?:thing|matter|rest) \b|\bha[sv]e? in mind\b|['’]s what \p{Ll}+ |^(?:Same|First|That|Those|These|Another|Also|Then|Next|There was another)\b|\b(?:at that time|that night|that day)\b/iu;

function ofWitness({ text }: OwnWords, name: string, gender: Gender | undefined): string | undefined {
  const told = isClause(text) && isWhole(text) && !NO_FACT.test(text) ? asNamed(text, name) : undefined;
  const bare = told?.replace(QUOTATIONS, '');
  if (told === undefined || countWords(told) > MOST_WORDS || countWords(told) < FEWEST_WORDS)
    return undefined;
  return isKept(bare!) || isSupposed(bare!) || /, as far as/.test(bare!)
    ? undefined
    : namedOnce(told, name, gender);
}

/** The name is said once, and again where "he" could be somebody else. */
function inTurn(lines: readonly Line[], name: string, gender: Gender | undefined): Line[] {
  const others = gender === 'he' ? /\b(?:he|him|his)\b/i : /\b(?:she|her|hers)\b/i;
  let before = false;
  return lines.map((line) => {
    const rest = line.text.slice(name.length).replace(QUOTATIONS, '');
    const starts = line.text.startsWith(`${name} `);
    const short = gender !== undefined && before && starts && !others.test(rest);
    before = starts && !short ? true : before && starts;
    return short
      ? { ...line, text: `${gender === 'he' ? 'He' : 'She'}${line.text.slice(name.length)}` }
      : line;
  });
}
