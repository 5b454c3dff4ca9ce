import { z } from 'zod';
import { operation } from './define.js';
import { MAX_AUDIO_SECONDS } from './file-limits.js';
import { known } from './known.js';

/** `absent`: nobody has added a recognizer. `damaged`: its files are not as they were installed. */
export const LocalWordsState = z.enum(['ready', 'absent', 'damaged']);

const seconds = z
  .number()
  .min(0)
  .max(MAX_AUDIO_SECONDS + 1);

/** Words with times in seconds, in their order. Nobody speaks ten a second. */
export const TimedWords = z
  .array(z.object({ text: z.string().trim().min(1).max(200), start: seconds, end: seconds }))
  .max(MAX_AUDIO_SECONDS * 10)
  .refine(
    (words) => words.every(({ start, end }, i) => start <= end && start >= (words[i - 1]?.start ?? 0)),
    'not in order',
  );
export type TimedWords = z.infer<typeof TimedWords>;

/** A piece of sound that is heard while somebody speaks: samples of 16 bits, 16,000 a second, mono, in seconds. */
export const LONGEST_PIECE = 15;
const BYTES_PER_SECOND = 32_000;

export const localWords = {
  /** Can words of recordings be found on this machine? */
  getLocalWords: operation({
    name: 'analysis.get-local-words',
    access: 'internal',
    input: z.object({}),
    output: z.object({ state: known(z.enum([...LocalWordsState.options, 'unknown']), 'unknown') }),
  }),
  /** Loads the recognizer and measures how fast it is, so that it can listen while somebody speaks. */
  prepareLiveWords: operation({
    name: 'analysis.prepare-live-words',
    access: 'user',
    http: { method: 'POST', path: '/api/live-words' },
    input: z.object({}),
    output: z.object({
      /** Words come about as fast as they are spoken. */
      keepsUp: z.boolean(),
      /** Seconds of work for a second of sound. */
      realTimeFactor: z.number().nonnegative(),
    }),
    timeoutMs: 60_000,
  }),
  /** The words of a piece of sound, which passes through memory and is stored nowhere. Times are those of the piece. */
  hearPiece: operation({
    name: 'analysis.hear-piece',
    access: 'user',
    http: { method: 'POST', path: '/api/live-words/pieces' },
    input: z.object({
      /** In base64, little-endian. */
      pcm: z
        .base64()
        .min(4)
        .max(Math.ceil((LONGEST_PIECE * BYTES_PER_SECOND) / 3) * 4),
    }),
    output: z.object({ words: TimedWords }),
    timeoutMs: 25_000,
  }),
};
