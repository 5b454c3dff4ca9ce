import { FADE, INTONATION, LEVEL_DEPARTURE, LONGEST_STRETCH, PACE, RUSH } from '../bands.js';
import { type EventKind, type EvidenceEvent, faults } from './evidence.js';
import { directionOf, isFading, isMissingPause, isSilence } from './observation.js';
import { type Heard, LEAST_SPEECH, type PaceUnit, type PassageFigures, hasTimes } from './passage-figures.js';
import { ESTIMATE_MARGIN } from './rush-events.js';

/** How a retake went past the aim: too far the other way, or with other words of the kind instead. */
export type Overshoot =
  'fast' | 'slow' | 'loud' | 'soft' | 'swinging' | 'long-pause' | 'no-pause' | 'other-words';

export type RetakeVerdict =
  | { state: 'gone' | 'better' | 'still-there' }
  /** With the figure that tells it: words a minute, decibels from the rest of the take, semitones, seconds or words. */
  | { state: 'overshot'; now: Overshoot; was: number; is: number }
  /** Why it cannot be told. */
  | { state: 'unknown'; reason: string };

interface Case {
  kind: EventKind;
  take: Heard;
  retake: Heard;
  findings: readonly EvidenceEvent[];
  before: PassageFigures;
  after: PassageFigures;
  unit: PaceUnit;
}

const unknown = (reason: string): RetakeVerdict => ({ state: 'unknown', reason });

/** Is the finding still there in the retake, or did the speaker go past the aim? */
export function judgeRetake(one: Case): RetakeVerdict {
  switch (one.kind) {
    case 'pace':
      return judgePace(one);
    case 'pause':
      return judgePauses(one);
    case 'level':
      return judgeLevel(one);
    case 'pitch':
      return judgeMelody(one);
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

function judgeLevel(one: Case): RetakeVerdict {
  const { take, findings, before, after } = one;
  if (findings[0] && isFading(findings[0])) return judgeFading(one);
  const usual = take.evidence.measurements.level.medianDb;
  const from = (db: number | null) => (db === null || usual === null ? null : db - usual);
  const [was, is] = [from(before.levelDb), from(after.levelDb)];
  if (was !== null && is !== null && was * is < 0 && Math.abs(is) >= LEVEL_DEPARTURE)
    return { state: 'overshot', now: is > 0 ? 'loud' : 'soft', was, is };
  const away = (value: number | null) => (value === null ? null : Math.abs(value));
  return nearer(away(was), away(is), LEVEL_DEPARTURE);
}

/** A phrase that dies away says nothing of the level of its passage: its end is measured again. */
function judgeFading({ before, after }: Case): RetakeVerdict {
  const tooLittle = after.speechSeconds < LEAST_SPEECH;
  return nearer(before.fadeDb, tooLittle ? null : after.fadeDb, FADE.lost);
}

function judgeMelody({ before, after }: Case): RetakeVerdict {
  const [least, most] = INTONATION.fair;
  const [was, is] = [before.variationSemitones, after.variationSemitones];
  if (was !== null && is !== null && was < least && is > most)
    return { state: 'overshot', now: 'swinging', was, is };
  const missing = (value: number | null) => (value === null ? null : Math.max(0, least - value));
  return nearer(missing(was), missing(is), Number.EPSILON);
}

function judgePace({ findings, before, after, unit }: Case): RetakeVerdict {
  const [was, is] = [before.wordsPerMinute, after.wordsPerMinute];
  const now = is === null ? null : sideOf(is);
  const first = directionOf(findings[0] ?? { text: '' }) ?? (was === null ? null : sideOf(was));
  if (now !== null && (first === 'fast' || first === 'slow') && now !== first)
    return { state: 'overshot', now, was: was ?? 0, is: is ?? 0 };
  const margin = unit.inWords || unit.syllablesPerWord !== null ? 0 : ESTIMATE_MARGIN;
  const outside = first === 'slow' ? tooSlow : tooFast;
  const [far, near] = [outside(before, margin), outside(after, margin)];
  const verdict = nearer(far, near, Number.EPSILON);
  if (unit.inWords || verdict.state === 'still-there' || !areClose(before, after, first)) return verdict;
  return near === 0 && far !== 0 ? TOO_CLOSE : { state: 'still-there' };
}

/** What makes a fast finding is measured again: the passage as a whole, and its fastest 5 s. */
const tooFast = ({ wordsPerMinute, fastest }: PassageFigures, margin: number): number | null =>
  wordsPerMinute === null
    ? null
    : Math.max(0, wordsPerMinute - PACE.fair[1] * (1 + margin), (fastest ?? 0) - RUSH.fast * (1 + margin));

const tooSlow = ({ wordsPerMinute, slowest }: PassageFigures, margin: number): number | null =>
  wordsPerMinute === null
    ? null
    : Math.max(
        0,
        PACE.fair[0] * (1 - margin) - wordsPerMinute,
        RUSH.slow * (1 - margin) - (slowest ?? Infinity),
      );

/** The mean error of a pace that is counted in syllables (docs/scoring.md): what differs by less is no difference. */
const SYLLABLES_OFF = 0.12;
const TOO_CLOSE = unknown('The two are too close to tell apart by a pace that is counted in syllables.');

const areClose = (before: PassageFigures, after: PassageFigures, first: string | null): boolean =>
  (['wordsPerMinute', first === 'slow' ? 'slowest' : 'fastest'] as const).every(
    (name) => Math.abs((after[name] ?? 0) - (before[name] ?? 0)) <= SYLLABLES_OFF * (before[name] ?? 0),
  );

/** Which side of what is acceptable a pace lies on. */
function sideOf(value: number): 'fast' | 'slow' | null {
  const [slowest, fastest] = PACE.fair;
  return value < slowest ? 'slow' : value > fastest ? 'fast' : null;
}

function judgePauses({ findings, retake, after, before }: Case): RetakeVerdict {
  if (after.speechSeconds < LEAST_SPEECH) return unknown('The retake has less than 5 seconds of speech.');
  const first = findings[0];
  const faulty = faults(retake.evidence.events, 'pause');
  const [silent, missing] = [faulty.some(isSilence), faulty.some(isMissingPause)];
  if (first && isMissingPause(first) && silent)
    return {
      state: 'overshot',
      now: 'long-pause',
      was: before.longestPauseSeconds,
      is: after.longestPauseSeconds,
    };
  if (first && !isMissingPause(first) && missing && faulty.every(isMissingPause))
    return { state: 'overshot', now: 'no-pause', was: before.longestRunSeconds, is: after.longestRunSeconds };
  // What the finding measured is measured again: the longest run without a pause.
  if (first && isMissingPause(first))
    return nearer(
      before.longestRunSeconds,
      after.longestRunSeconds,
      Math.min(LONGEST_STRETCH, 0.7 * before.longestRunSeconds),
    );
  if (faulty.length > 0) return { state: 'still-there' };
  if (first && isSilence(first)) return { state: 'gone' };
  // In mid-clause or beside a filler: only words with times tell where a pause stands.
  if (hasTimes(retake) || after.pauses === 0) return { state: 'gone' };
  return after.longestPauseSeconds < before.longestPauseSeconds * 0.8
    ? { state: 'better' }
    : unknown('Without the words of the retake nobody knows where its pauses stand.');
}

function judgeWords({ kind, findings, take, retake, before, after: { words } }: Case): RetakeVerdict {
  if (retake.evidence.wording === null)
    return unknown('Nobody knows the words of the retake, so they cannot be counted.');
  const spoken = kind === 'filler' || kind === 'hedge';
  const text = findings[0]?.text;
  const same = (event: EvidenceEvent) => !spoken || event.text === text;
  const after = faults(retake.evidence.events, kind).filter(same).length;
  if (after === 0) {
    const counted = kind === 'filler' ? 'fillers' : 'hedges';
    const [all, now] = [before.words?.[counted] ?? 0, words?.[counted] ?? 0];
    // One word gone and as many of the others in its place is no gain.
    return spoken && all > 0 && now >= all
      ? { state: 'overshot', now: 'other-words', was: all, is: now }
      : { state: 'gone' };
  }
  const ids = new Set(findings.map(({ id }) => id));
  const was = take.evidence.events.filter((event) => ids.has(event.id)).length;
  return { state: before.words !== null && after < was ? 'better' : 'still-there' };
}
