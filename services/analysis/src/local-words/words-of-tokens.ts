import type { HeardWord } from './recognizer-protocol.js';

/** What the library says of a piece: parts of words with the second at which each begins. */
export interface Tokens {
  tokens: string[];
  timestamps: number[];
  /** Seconds; absent where the model knows only beginnings. */
  durations?: number[] | undefined;
  /** Natural logarithms of probabilities. */
  ys_log_probs?: number[] | undefined;
}

/** A word lasts no longer than this after its last part has begun, where nobody says for how long. Seconds. */
const LAST_PART = 0.3;
const BEGINS_WORD = /^[ ▁]/u;
const NO_LETTERS = /^[^\p{L}\p{N}]*$/u;

/**
 * Puts parts together to words: a part with a space (or U+2581) in front begins one.
 * @param seconds length of the piece, which no word outlasts
 */
export function wordsOfTokens(
  { tokens, timestamps, durations, ys_log_probs: logs }: Tokens,
  seconds: number,
): HeardWord[] {
  const words: HeardWord[] = [];
  for (const [i, token] of tokens.entries()) {
    const start = timestamps[i];
    if (start === undefined) break;
    const text = token.replace(BEGINS_WORD, '');
    const end = start + (durations?.[i] ?? LAST_PART);
    const log = logs?.[i];
    const confidence = log === undefined ? undefined : Math.exp(Math.min(0, log));
    const word = words.at(-1);
    if (word === undefined || BEGINS_WORD.test(token)) words.push({ text, start, end, confidence });
    else {
      word.text += text;
      // A full stop takes time in no mouth.
      if (!NO_LETTERS.test(text)) {
        word.end = Math.max(word.end, end);
      }
      if (confidence !== undefined) word.confidence = Math.min(word.confidence ?? 1, confidence);
    }
  }
  return words.flatMap(({ text, start, end, confidence }, i) => {
    if (NO_LETTERS.test(text)) return [];
    const next = words[i + 1]?.start ?? seconds;
    return [
      {
        text,
        start,
        end: Math.max(start, Math.min(end, next, seconds)),
        ...(confidence !== undefined && { confidence }),
      },
    ];
  });
}
