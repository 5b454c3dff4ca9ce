import { FILLER_SHARE, PACE } from '../bands.js';
import { findFillers } from '../words/fillers.js';
import type { Token } from '../words/tokens.js';

/** What the live panel counts, as specified: um, uh, like, you know. */
const LIVE_FILLERS: ReadonlySet<string> = new Set(['um', 'uh', 'like', 'you know']);

/** Fillers counted live. "like" and "you know" are judged by their neighbors, as everywhere. */
export const countLiveFillers = (tokens: readonly Token[]): number =>
  findFillers(tokens).filter(({ word }) => LIVE_FILLERS.has(word)).length;

export interface Deduction {
  points: number;
  reason: string;
}

/** The live confidence score and what was taken off. */
export interface LiveConfidence {
  value: number;
  deductions: Deduction[];
}

/**
 * The specified formula (part 1, section 5): 100, less 20 over 5 % fillers, 20 more over 10 %, 15 for a pace outside 120-180 words
 * a minute, 10 for an ellipsis in the transcript; never outside 30-100.
 * @param wordsPerMinute null while no pace is known: then none is held against the speaker
 */
export function liveConfidence(
  transcript: string,
  counts: { words: number; fillers: number },
  wordsPerMinute: number | null,
): LiveConfidence {
  const share = counts.words === 0 ? 0 : counts.fillers / counts.words;
  const offPace = wordsPerMinute !== null && (wordsPerMinute < PACE.fair[0] || wordsPerMinute > PACE.fair[1]);
  const deductions = [
    { applies: share > FILLER_SHARE.good, points: 20, reason: 'fillers over 5 % of the words' },
    { applies: share > FILLER_SHARE.poor, points: 20, reason: 'fillers over 10 % of the words' },
    { applies: offPace, points: 15, reason: 'pace' },
    { applies: /\.\.\.|…/u.test(transcript), points: 10, reason: 'an unfinished sentence' },
  ].flatMap(({ applies, points, reason }) => (applies ? [{ points, reason }] : []));
  const value = deductions.reduce((left, { points }) => left - points, 100);
  return { value: Math.max(30, Math.min(100, value)), deductions };
}
