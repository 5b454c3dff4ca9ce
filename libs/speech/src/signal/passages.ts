import { countedToSpoken, type Passage } from '../measurements.js';
import { FRAMES_PER_SECOND, type Frames } from './frame-extractor.js';
import { measureIntonation } from './intonation.js';
import { measureLevel } from './level.js';
import type { VoiceActivity } from './voice-activity.js';
import { type Run, runsOf } from './runs.js';

/** A pace needs about 15 s to be one; every 5 s is often enough to see it change. */
const LENGTH = 15 * FRAMES_PER_SECOND;
const STEP = 5 * FRAMES_PER_SECOND;
/** A rate over less speech than this is chance. */
const LEAST_SPEECH = 5 * FRAMES_PER_SECOND;
/** A long pause is its own finding; only its first second slows the pace of the passage. */
const PAUSE_COUNTED = FRAMES_PER_SECOND;

/** Rate, level and intonation in overlapping windows. */
export function measurePassages(
  frames: Frames,
  activity: VoiceActivity,
  nuclei: readonly number[],
  levels: Float32Array,
): Passage[] {
  const { speaking } = activity;
  const end = speaking.length;
  const passages: Passage[] = [];
  for (let from = 0; from === 0 || from + LENGTH < end + STEP; from += STEP) {
    const within: Run = { from, to: Math.min(end, from + LENGTH) };
    const runs = runsOf(speaking.subarray(within.from, within.to), 1);
    const spoken = runs.reduce((sum, run) => sum + run.to - run.from, 0);
    const enough = spoken >= LEAST_SPEECH;
    const counted = nuclei.filter((frame) => frame >= within.from && frame < within.to).length;
    const syllables = counted * countedToSpoken((counted / spoken) * FRAMES_PER_SECOND);
    passages.push({
      start: within.from / FRAMES_PER_SECOND,
      end: within.to / FRAMES_PER_SECOND,
      speechSeconds: spoken / FRAMES_PER_SECOND,
      syllablesPerMinute: enough ? (syllables / paced(runs)) * FRAMES_PER_SECOND * 60 : null,
      medianDb: enough ? measureLevel(levels, speaking, within).medianDb : null,
      variationSemitones: enough ? measureIntonation(frames, speaking, within).variationSemitones : null,
    });
    if (within.to === end) break;
  }
  return passages;
}

/** Frames from the first to the last speech, long pauses shortened. */
function paced(runs: readonly Run[]): number {
  return runs.reduce((sum, run, i) => {
    const before = runs[i - 1];
    return sum + run.to - run.from + (before ? Math.min(PAUSE_COUNTED, run.from - before.to) : 0);
  }, 0);
}
