import { refuse } from '@lectern/platform/errors/app-error';
import type { LocalWords } from './local-words.js';
import type { HeardWord } from './recognizer-protocol.js';

/** Words that come later than this help nobody who still speaks. */
const PATIENCE_MS = 15_000;

/**
 * The words of a piece of somebody who is speaking.
 * @throws AppError not_installed, or unavailable while the recognizer is busy or broken
 */
export async function hearingNow(
  words: LocalWords,
  samples: Float32Array,
  userId: string,
): Promise<HeardWord[]> {
  if ((await words.recognizer.state()) !== 'ready') throw refuse('no-recognizer');
  return words.recognizer
    .hear(samples, { owner: userId, patience: AbortSignal.timeout(PATIENCE_MS) })
    .catch(() => {
      throw refuse('piece-not-heard');
    });
}
