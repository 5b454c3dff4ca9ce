const PLAIN = /^[\x00-\x7f\u2010-\u2026]*$/;

/** The words of a text in small letters, with one blank between them. */
export const wordsOnly = (lower: string): string =>
  // Most pages hold no letter beyond a to z, and are read several times as fast so.
  (PLAIN.test(lower) ? lower.replace(/[^a-z0-9]+/g, ' ') : lower.replace(/[^\p{L}\p{N}]+/gu, ' ')).trim();

/** Letters and figures alone, in small letters: the rows and the pages of a paper break words anywhere. */
export const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
