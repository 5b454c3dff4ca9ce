import { FADE } from '../bands.js';
import type { Fade } from '../measurements.js';
import { percentileOf } from './decibels.js';
import { FRAMES_PER_SECOND } from './frame-extractor.js';
import type { Interval } from './runs.js';

/** The end of a phrase is its last quarter. */
const END_SHARE = 0.25;
/** Voiced frames that a phrase has at least, about half a second: shorter ones have no end to speak of. */
const FEWEST_FRAMES = 50;
/** More periodic than this a frame is voice, however soft. */
const VOICED = 0.5;
/** What fades below the voice detector is still the phrase: voice that goes on after it, with gaps of 100 ms, for 0.6 s at most. */
const MOST_GAP = 10;
const MOST_TAIL = 60;
const FARTHEST_BELOW = 35;
/** Under this many phrases half of them is chance. */
const FEWEST_PHRASES = 4;

/**
 * By how much the end of each phrase falls: the level of the vowels in its last quarter under that of the rest. A phrase is speech between two silences of 250 ms.
 * @param levels decibels of every frame
 * @param voicing how periodic every frame is
 */
export function phraseEnds(speech: readonly Interval[], levels: Float32Array, voicing: Float32Array): Fade[] {
  return speech.flatMap(({ start, end }, at) => {
    const [from, to] = [frameAt(start), frameAt(end)];
    const limit = Math.min(levels.length, frameAt(speech[at + 1]?.start ?? Infinity), to + MOST_TAIL);
    const spoken = voicedIn(from, to, voicing);
    if (spoken.length < FEWEST_FRAMES) return [];
    const whole = vowelLevel(spoken, levels);
    const frames = [
      ...spoken,
      ...tailOf(to, limit, (frame) => voicing[frame]! > VOICED && levels[frame]! > whole - FARTHEST_BELOW),
    ];
    const until = Math.max(to, frames.at(-1)! + 1);
    const first = from + (1 - END_SHARE) * (until - from);
    const last = frames.filter((frame) => frame >= first);
    const before = frames.filter((frame) => frame < first);
    if (last.length === 0 || before.length === 0) return [];
    const fallDb = vowelLevel(before, levels) - vowelLevel(last, levels);
    return [{ start: first / FRAMES_PER_SECOND, end: until / FRAMES_PER_SECOND, fallDb }];
  });
}

const frameAt = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND);

function voicedIn(from: number, to: number, voicing: Float32Array): number[] {
  const frames: number[] = [];
  for (let frame = from; frame < Math.min(to, voicing.length); frame++)
    if (voicing[frame]! > VOICED) frames.push(frame);
  return frames;
}

/** Voiced frames after the end of a phrase, up to the first gap. */
function tailOf(from: number, limit: number, isVoice: (frame: number) => boolean): number[] {
  const tail: number[] = [];
  for (let frame = from; frame < limit && frame - (tail.at(-1) ?? from) <= MOST_GAP; frame++)
    if (isVoice(frame)) tail.push(frame);
  return tail;
}

/** Level of the vowels among the frames: what a quarter of them exceed, since each dies away. */
const vowelLevel = (frames: readonly number[], levels: Float32Array): number =>
  percentileOf(
    Float32Array.from(frames, (frame) => levels[frame]!),
    0.75,
  );

/** The fall of half of the phrases; null with too few of them. */
export const medianFall = (ends: readonly Fade[]): number | null =>
  ends.length < FEWEST_PHRASES
    ? null
    : percentileOf(
        Float32Array.from(ends, ({ fallDb }) => fallDb),
        0.5,
      );

/** Phrases whose end is lost. */
export const fadesOf = (ends: readonly Fade[]): Fade[] => ends.filter(({ fallDb }) => fallDb > FADE.lost);
