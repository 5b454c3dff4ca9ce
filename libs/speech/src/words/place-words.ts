import type { Acoustics } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import { countSyllables } from './count-syllables.js';
import { type SpokenWord, type Token, tokenize } from './tokens.js';

/** A transcript whose words fit the recording: no sentence of it was said in more or fewer syllables than this factor. */
const PLAUSIBLE = 1.35;

/**
 * Gives words without times their likely place: spread over the speech, pauses left out, each as long as its syllables.
 * Good to a second or two, and said so by the lower confidence of what is found in such words.
 */
export function placeTokens(tokens: readonly Token[], speech: readonly Interval[]): Token[] {
  const weights = tokens.map((token) => countSyllables(token.bare) + (token.after === 'sentence' ? 1 : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  if (total === 0 || spoken === 0) return [...tokens];
  let said = 0;
  return tokens.map((token, i) => {
    const start = timeAfter(speech, (said / total) * spoken);
    said += weights[i]!;
    return { ...token, start, end: Math.max(start, timeAfter(speech, (said / total) * spoken)) };
  });
}

/** The moment at which this many seconds have been spoken. */
function timeAfter(speech: readonly Interval[], spokenSeconds: number): number {
  let left = spokenSeconds;
  for (const { start, end } of speech) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return speech.at(-1)?.end ?? 0;
}

/** A word of a transcript without times, where the sound has it. */
export interface PlacedWord extends SpokenWord {
  /** False where only the sentence is known to be near. */
  sure: boolean;
}

/** A place surer than this is shown as one. */
const SURE = 0.8;

/**
 * The transcript as it is written, each piece with the place of its words; a remark such as "(coughs)" lies where the word before it ends.
 * @param tokens of the same text, each with a place
 */
export function placedPieces(
  text: string,
  tokens: readonly { start: number; end: number; sure: number }[],
): PlacedWord[] {
  let next = 0;
  return text
    .split(/\s+/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const own = tokens.slice(next, next + tokenize(piece).length);
      next += own.length;
      const start = own[0]?.start ?? tokens[next - 1]?.end ?? 0;
      return {
        text: piece,
        start,
        end: own.at(-1)?.end ?? start,
        sure: own.length > 0 && own.every(({ sure }) => sure >= SURE),
      };
    });
}

/** Can these words be what was said? Compares their syllables with the measured ones. */
export function fitsRecording(tokens: readonly Token[], acoustics: Acoustics): boolean {
  const written = tokens.reduce((sum, token) => sum + countSyllables(token.bare), 0);
  const measured = acoustics.measurements.syllables;
  if (written === 0 || measured === 0) return false;
  return Math.max(written / measured, measured / written) <= PLAUSIBLE;
}

/** Drops words whose middle is in a measured silence: models invent text there. */
export function dropSilentWords(words: readonly SpokenWord[], speech: readonly Interval[]): SpokenWord[] {
  // Recognizers are up to a quarter of a second off.
  const slack = 0.25;
  return words.filter(({ start, end }) =>
    speech.some((heard) => start < heard.end + slack && end > heard.start - slack),
  );
}
