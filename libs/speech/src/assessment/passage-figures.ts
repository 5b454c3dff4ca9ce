import { PAUSE } from '../bands.js';
import { isAcross } from '../gaps.js';
import { type Acoustics, estimateWordsPerMinute } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import { type BuiltEvidence } from './build-evidence.js';
import { type EventKind, faults } from './evidence.js';

/** What was measured of one passage. Null where the passage gave no basis for it. */
export interface PassageFigures {
  seconds: number;
  speechSeconds: number;
  /** Null with less than 5 s of speech. Long pauses count as one second, as in every passage. */
  syllablesPerMinute: number | null;
  wordsPerMinute: number | null;
  wordsPerMinuteIsEstimate: boolean;
  pauses: number;
  longestPauseSeconds: number;
  /** The longest run of speech without a pause of 0.5 s. */
  longestRunSeconds: number;
  levelDb: number | null;
  variationSemitones: number | null;
  /** Words that count against the speaker; null when nobody knows the words. */
  words: { fillers: number; hedges: number; stumbles: number } | null;
}

/** A recording with what is known about its words. */
export interface Heard {
  acoustics: Acoustics;
  evidence: Pick<BuiltEvidence, 'events' | 'transcript' | 'measurements' | 'wording'>;
}

/** The pace of less speech than this is chance; the limit of every passage. */
export const LEAST_SPEECH = 5;
const PAUSE_COUNTED = 1;

/** Does anybody know when each word was said? */
export const hasTimes = ({ evidence }: Heard): boolean => (evidence.transcript?.words?.length ?? 0) > 0;

/** What is measured of one passage, its pace in words only where that is asked for. */
export function figuresOf(
  { acoustics, evidence }: Heard,
  passage: Interval,
  inWords: boolean,
): PassageFigures {
  const speech = clip(acoustics.speech, passage);
  const pauses = clip(acoustics.pauses, passage);
  const spoken = total(speech);
  const inside = evidence.events.filter(
    ({ start, end }) => (start + end) / 2 >= passage.start && (start + end) / 2 <= passage.end,
  );
  const count = (...kinds: EventKind[]): number =>
    kinds.reduce((sum, kind) => sum + faults(inside, kind).length, 0);
  const perMinute = (things: number): number | null =>
    spoken < LEAST_SPEECH ? null : (things / pacedSeconds(speech, acoustics.gaps)) * 60;
  const within = (time: number): boolean => time >= passage.start && time < passage.end;
  const syllablesPerMinute = perMinute(acoustics.syllables.filter(within).length);
  const spokenWords = (evidence.transcript?.words ?? []).filter(({ start, end }) =>
    within((start + end) / 2),
  );
  return {
    seconds: passage.end - passage.start,
    speechSeconds: spoken,
    syllablesPerMinute,
    wordsPerMinute: inWords ? perMinute(spokenWords.length) : estimateWordsPerMinute(syllablesPerMinute),
    wordsPerMinuteIsEstimate: !inWords,
    pauses: pauses.length,
    longestPauseSeconds: Math.max(0, ...pauses.map(({ start, end }) => end - start)),
    longestRunSeconds: longestRun(speech, acoustics.gaps),
    levelDb: overlapping(acoustics, passage, ({ medianDb }) => medianDb),
    variationSemitones: overlapping(acoustics, passage, ({ variationSemitones }) => variationSemitones),
    words:
      evidence.wording === null
        ? null
        : {
            fillers: count('filler'),
            hedges: count('hedge'),
            stumbles: count('repetition', 'false-start'),
          },
  };
}

const total = (stretches: readonly Interval[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

const clip = (stretches: readonly Interval[], { start, end }: Interval): Interval[] =>
  stretches
    .map((one) => ({ start: Math.max(start, one.start), end: Math.min(end, one.end) }))
    .filter((one) => one.end > one.start);

/** Seconds from the first to the last speech, long pauses shortened, without those in which the recording was paused. */
const pacedSeconds = (speech: readonly Interval[], gaps: Acoustics['gaps']): number =>
  speech.reduce((sum, one, i) => {
    const before = speech[i - 1];
    const silence = before && !isAcross(gaps, between(before, one)) ? one.start - before.end : 0;
    return sum + one.end - one.start + Math.min(PAUSE_COUNTED, silence);
  }, 0);

const between = (before: Interval, after: Interval): Interval => ({ start: before.end, end: after.start });

function longestRun(speech: readonly Interval[], gaps: Acoustics['gaps']): number {
  let [from, longest] = [speech[0]?.start ?? 0, 0];
  speech.forEach(({ start, end }, at) => {
    const before = speech[at - 1];
    if (before && (start - before.end >= PAUSE.breath || isAcross(gaps, between(before, { start, end }))))
      from = start;
    longest = Math.max(longest, end - from);
  });
  return longest;
}

/** The mean over the windows that lie over the passage, each by how much of the passage it covers. */
function overlapping(
  { passages }: Acoustics,
  passage: Interval,
  of: (window: Acoustics['passages'][number]) => number | null,
): number | null {
  let sum = 0;
  let weight = 0;
  for (const window of passages) {
    const value = of(window);
    const shared = total(clip([window], passage));
    if (value === null || shared <= 0) continue;
    sum += value * shared;
    weight += shared;
  }
  return weight === 0 ? null : sum / weight;
}
