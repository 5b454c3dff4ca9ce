/** Fewer words in a row than this stand in instructions by chance. */
const WORDS_IN_A_ROW = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Tells whether a model says again what it was told: whoever gets a model to repeat its instructions gets to see how to get
 * around them, and they are no part of an answer in any case.
 * @param prompts what the model is told, without the material
 * @returns whether a line holds six words in a row of it
 */
export function repeatsPrompt(...prompts: string[]): (line: string) => boolean {
  const told = new Set(prompts.flatMap((prompt) => rowsOf(wordsOf(prompt))));
  return (line) => rowsOf(wordsOf(line)).some((row) => told.has(row));
}

const rowsOf = (words: string[]): string[] =>
  words.slice(WORDS_IN_A_ROW - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '));
