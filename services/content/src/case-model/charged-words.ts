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
    return words.split(' ').length >= FEWEST && charged.includes(words);
  });
