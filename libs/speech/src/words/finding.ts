import type { Token } from './tokens.js';

/** Something found in the words: tokens `[from, to)`, how sure it is (0-1), and the words as spoken. */
export interface WordFinding {
  from: number;
  to: number;
  confidence: number;
  text: string;
}

/** The words of a stretch of tokens as they were spoken. */
export const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');

/** Do the tokens from `at` on read like this phrase, without a sentence end inside? */
export function readsAs(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, i) => {
    const token = tokens[at + i];
    return token?.bare === word && (i === phrase.length - 1 || token.after !== 'sentence');
  });
}
