import {
  INTONATION,
  LEVEL_DEPARTURE,
  LONGEST_STRETCH,
  PACE,
  PAUSE,
  SYLLABLE_PACE,
  gradeOf,
} from '../bands.js';
import { isAcross } from '../gaps.js';
import { type Acoustics, estimateWordsPerMinute } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import { type BuiltEvidence } from './build-evidence.js';
import { type EventKind, type EvidenceEvent, faults } from './evidence.js';
import { isMissingPause, isSilence } from './observation.js';

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

export type RetakeVerdict =
  | { state: 'gone' | 'better' | 'still-there' }
  /** Why it cannot be told. */
  | { state: 'unknown'; reason: string };

export interface PassageComparison {
  kind: EventKind;
  before: PassageFigures;
  after: PassageFigures;
  verdict: RetakeVerdict;
}

/** A recording with what is known about its words. */
export interface Heard {
  acoustics: Acoustics;
  evidence: Pick<BuiltEvidence, 'events' | 'transcript' | 'measurements' | 'wording'>;
}

/** The pace of less speech than this is chance; the limit of every passage. */
const LEAST_SPEECH = 5;
const PAUSE_COUNTED = 1;

/**
 * Compares a passage of a take with its retake, which is a recording of its own. Both sides are measured in the same way:
 * pace in words only if the words of both have times, else in syllables.
 */
export function comparePassages(
  take: Heard,
  { passage, findings }: { passage: Interval; findings: readonly EvidenceEvent[] },
  retake: Heard,
): PassageComparison {
  const kind = findings[0]?.kind ?? 'pace';
  const whole = { start: 0, end: retake.acoustics.measurements.durationSeconds };
  const inWords = hasTimes(take) && hasTimes(retake);
  const before = figuresOf(take, passage, inWords);
  const after = figuresOf(retake, whole, inWords);
  const verdict = judge({ kind, take, retake, findings, before, after });
  return { kind, before, after, verdict };
}

const hasTimes = ({ evidence }: Heard): boolean => (evidence.transcript?.words?.length ?? 0) > 0;

function figuresOf({ acoustics, evidence }: Heard, passage: Interval, inWords: boolean): PassageFigures {
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

interface Case {
  kind: EventKind;
  take: Heard;
  retake: Heard;
  findings: readonly EvidenceEvent[];
  before: PassageFigures;
  after: PassageFigures;
}

const unknown = (reason: string): RetakeVerdict => ({ state: 'unknown', reason });

/** Is the finding still there in the retake? */
function judge(one: Case): RetakeVerdict {
  switch (one.kind) {
    case 'pace':
      return judgePace(one);
    case 'pause':
      return judgePauses(one);
    case 'level': {
      const usual = one.take.evidence.measurements.level.medianDb;
      const away = (db: number | null) => (db === null || usual === null ? null : Math.abs(db - usual));
      return nearer(away(one.before.levelDb), away(one.after.levelDb), LEVEL_DEPARTURE);
    }
    case 'pitch': {
      const missing = ({ variationSemitones: value }: PassageFigures) =>
        value === null ? null : Math.max(0, INTONATION.fair[0] - value);
      return nearer(missing(one.before), missing(one.after), Number.EPSILON);
    }
    case 'filler':
    case 'hedge':
    case 'repetition':
    case 'false-start':
      return judgeWords(one);
    case 'hesitation':
      return unknown('Hesitation sounds are found only in part, so that one was not found says nothing.');
  }
}

/** Distance from where it is no finding any more: under `enough` it is gone. */
function nearer(before: number | null, after: number | null, enough: number): RetakeVerdict {
  if (after === null) return unknown('The retake has less than 5 seconds of speech.');
  if (after < enough) return { state: 'gone' };
  return { state: before !== null && after < before * 0.8 ? 'better' : 'still-there' };
}

function judgePace({ before, after }: Case): RetakeVerdict {
  const [band, rate] = after.wordsPerMinuteIsEstimate
    ? [SYLLABLE_PACE, (figures: PassageFigures) => figures.syllablesPerMinute]
    : [PACE, (figures: PassageFigures) => figures.wordsPerMinute];
  const outside = (figures: PassageFigures): number | null => {
    const value = rate(figures);
    if (value === null) return null;
    const grade = gradeOf(value, band);
    return grade === 'low' ? band.fair[0] - value : grade === 'high' ? value - band.fair[1] : 0;
  };
  return nearer(outside(before), outside(after), Number.EPSILON);
}

function judgePauses({ findings, retake, after, before }: Case): RetakeVerdict {
  if (after.speechSeconds < LEAST_SPEECH) return unknown('The retake has less than 5 seconds of speech.');
  const first = findings[0];
  // What the finding measured is measured again: the longest run without a pause.
  if (first && isMissingPause(first))
    return nearer(
      before.longestRunSeconds,
      after.longestRunSeconds,
      Math.min(LONGEST_STRETCH, 0.7 * before.longestRunSeconds),
    );
  if (faults(retake.evidence.events, 'pause').length > 0) return { state: 'still-there' };
  if (first && isSilence(first)) return { state: 'gone' };
  // In mid-clause or beside a filler: only words with times tell where a pause stands.
  if (hasTimes(retake) || after.pauses === 0) return { state: 'gone' };
  return after.longestPauseSeconds < before.longestPauseSeconds * 0.8
    ? { state: 'better' }
    : unknown('Without the words of the retake nobody knows where its pauses stand.');
}

function judgeWords({ kind, findings, take, retake, before }: Case): RetakeVerdict {
  if (retake.evidence.wording === null)
    return unknown('Nobody knows the words of the retake, so they cannot be counted.');
  const spoken = kind === 'filler' || kind === 'hedge';
  const text = findings[0]?.text;
  const same = (event: EvidenceEvent) => !spoken || event.text === text;
  const after = faults(retake.evidence.events, kind).filter(same).length;
  if (after === 0) return { state: 'gone' };
  const ids = new Set(findings.map(({ id }) => id));
  const was = take.evidence.events.filter((event) => ids.has(event.id)).length;
  return { state: before.words !== null && after < was ? 'better' : 'still-there' };
}
