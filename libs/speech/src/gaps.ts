import { type SpeechFeatures } from './measurements.js';
import type { Interval } from './signal/runs.js';

/** How far the browser's clock and the recorded sound may be apart where the recording was paused, in seconds. */
const SLACK = 0.35;

/**
 * Leaves the places out where the recording was paused: the silence around each of them belongs to nobody's delivery, so it is no pause
 * and no time in which nothing was said; a stretch of passages across it has no pace, and the end of a phrase there tells nothing.
 * @param gaps where it was paused, in seconds of the recording; what lies outside of it is passed over
 * @returns the features with each gap as the interval that is left out, without length where somebody spoke up to it and on from it
 */
export function leaveOutGaps(features: SpeechFeatures, gaps: readonly number[]): SpeechFeatures {
  const inside = gaps.filter((gap) => gap > 0 && gap < features.durationSeconds);
  if (inside.length === 0) return features;
  const left: Interval[] = [];
  for (const gap of inside.toSorted((a, b) => a - b)) {
    const silence = features.pauses.find(({ start, end }) => gap > start - SLACK && gap < end + SLACK);
    const one = silence ?? { start: gap, end: gap };
    if (left.at(-1)?.start !== one.start) left.push({ start: one.start, end: one.end });
  }
  const leftOut = ({ start, end }: Interval, around = 0): boolean =>
    left.some((gap) => gap.end > start - around && gap.start < end + around);
  return {
    ...features,
    gaps: left,
    pauses: features.pauses.filter(({ start }) => !left.some((gap) => gap.start === start)),
    passages: features.passages.map((passage) =>
      leftOut(passage) ? { ...passage, syllablesPerMinute: null } : passage,
    ),
    ...(features.fades ? { fades: features.fades.filter((fade) => !leftOut(fade, SLACK)) } : {}),
  };
}

/** Do two moments have a gap between them? */
export const isAcross = (gaps: readonly Interval[] | undefined, { start, end }: Interval): boolean =>
  gaps?.some((gap) => gap.end > start && gap.start < end) ?? false;
