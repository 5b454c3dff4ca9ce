import { countWords } from '../script/english/count-words.js';
import { stumble } from '../script/english/sayable.js';
import type { Row } from './block-quotes.js';
import { OWN_WORDS, breaths } from './facts-of-messages.js';
import type { FileSentence } from './file-sentences.js';
import { forceOf } from './force.js';
import type { Tellable } from './tellable.js';

const MOST_WORDS = 30;
const ONE_BREATH = 22;
const FEWEST_WORDS = 3;

/** Runs of words that are said at once, without those that say nothing. */
export function sayable(text: string): string[] {
  return (
    breaths(text)
      .flatMap((one) => (countWords(one) <= ONE_BREATH ? [one] : clauses(one)))
      // Words that are quoted in the paper already, or end in a quotation.
      .map((words) => words.replace(/^’([^’]+)’$/u, '$1').replace(/([.!?])’$/u, '’$1'))
      .filter(
        (words) =>
          countWords(words) >= FEWEST_WORDS &&
          countWords(words) <= ONE_BREATH &&
          /\p{Ll}{3}/u.test(words) &&
          stumble(`Cal Orne wrote: “${words}”`, MOST_WORDS) === undefined,
      )
  );
}

/** The clauses of a long sentence, as many together as are said at once. */
function clauses(text: string): string[] {
  const found: string[] = [];
  for (const clause of text.split(/(?<=\p{L}{2}[,;]) (?=\p{L})/u)) {
    const last = found.at(-1);
    if (last !== undefined && countWords(last) + countWords(clause) <= ONE_BREATH)
      found[found.length - 1] = `${last} ${clause}`;
    else found.push(clause);
  }
  return found.map((one) => one.replace(/[,;]?\.?$/, '.'));
}

export function factOfRecord(
  said: string[],
  rows: readonly Row[],
  { lead, words, by }: { lead: FileSentence; words?: string; by?: string },
): Tellable | undefined {
  const whole = said.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
  // That it was noted on a day makes an entry no stronger than another.
  const own = whole
    .map((text) => text.replace(/^[^“]*/, ''))
    .join(' ')
    .replace(/[“”]/g, '');
  const { force, reasons } = forceOf({ text: own, section: 'facts', numbered: false });
  if (force < 1 && !SAYS_SOMETHING.test(own)) return undefined;
  return {
    sentence: { ...lead, text: quoteOf(rows, words) },
    of: 0,
    kind: 'event',
    force: force + OWN_WORDS + AS_QUOTED,
    recorded: true,
    reasons,
    said: whole,
    reworded: true,
    leans: false,
    ...(by && { between: [by] }),
  };
}

const SAYS_SOMETHING =
  /’\S+ \S|\b(?:no|not|none|never|again|told|said|says|asked|states|denie[sd]|wants?|called|fell|falls|slip\p{L}*|trip\p{L}*|broke|cracked|leak\p{L}*|overwritten|deleted|erased|search|SMS|texted|walks?|stops?|looks?|runs?|leaves|left|dry|wet|temporary|excluded|identified)\b/iu;
/** Whatever is quoted weighs this much. */
const AS_QUOTED = 2;

/** The rows of an entry as they stand; of a long field those that hold the words. */
function quoteOf(rows: readonly Row[], words: string | undefined): string {
  const flat = rows
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  if (words === undefined || flat.length <= LONGEST_QUOTE) return flat;
  const [start, end] = [words.slice(0, 8), words.slice(-9, -1)].map((part) => flat.indexOf(part));
  return start! >= 0 && end! > start! ? flat.slice(start, end! + 8) : flat.slice(0, LONGEST_QUOTE);
}
const LONGEST_QUOTE = 160;
