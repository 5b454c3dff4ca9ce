import type { Paper } from './paper.js';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
const FEWEST = 5;

/** The words of the charge, in small letters and without points, as quotations are looked for in them. */
export const wordsOfCharge = (papers: readonly Paper[]): string =>
  bare(
    papers
      .filter(({ kind }) => kind === 'charge')
      .flatMap(({ document }) => document.pages.map(({ text }) => text))
      .join(' '),
  );

/** Does a sentence quote words with which the charge itself charges the accused? They are told against him, whatever they deny. */
export const isChargedWith = (text: string, charged: string): boolean =>
  [...text.matchAll(/[“"]([^”"]+)[”"]/g)].some(([, quoted = '']) => {
    const words = bare(quoted).trim().replace(/^i /, '');
    const at = words.split(' ').length >= FEWEST ? charged.indexOf(words) : -1;
    return at >= 0 && CALLED_FALSE.test(charged.slice(Math.max(0, at - NEAR), at + words.length + NEAR));
  });

/** What he told in his defense stands in some charges as well: only words that are charged as false are the offense. */
const CALLED_FALSE = /\b(?:false\w*|whereas|untrue|perjur\w+|fraudulent\w*|then knew)\b/;
const NEAR = 240;

/** "Poss. of Methamphetamine w/ Intent": as lists of counts have it. */
export const WRITTEN_SHORT: readonly [RegExp, string][] = [
  [/\bPoss\.? (?=of\b)/gi, 'Possession '],
  [/\bw\/ ?/gi, 'with '],
  [/\bAgg\.? /gi, 'Aggravated '],
  [/\bConsp\.? (?=to\b)/gi, 'Conspiracy '],
  [/\bAtt\.? (?=to\b)/gi, 'Attempt '],
];

/** "FAILED TO DRIVE IN A SINGLE LANE", "DUI PER SE": a charge as it stands in a sentence, "charged with failing to drive in a single lane". */
export const spokenCharge = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^failed to (?=\p{L})/u, 'failing to ')
    .replace(/\b(?:dui|dwi|ovi|owi)\b/g, (letters) => letters.toUpperCase());
