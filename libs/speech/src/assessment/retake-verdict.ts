import { type Band, INTONATION, LEVEL_DEPARTURE, LONGEST_STRETCH, PACE, SYLLABLE_PACE } from '../bands.js';
import { type EventKind, type EvidenceEvent, faults } from './evidence.js';
import { directionOf, isMissingPause, isSilence } from './observation.js';
import { type Heard, LEAST_SPEECH, type PassageFigures, hasTimes } from './passage-figures.js';

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

function judgeLevel({ take, before, after }: Case): RetakeVerdict {
  const usual = take.evidence.measurements.level.medianDb;
  const from = (db: number | null) => (db === null || usual === null ? null : db - usual);
  const [was, is] = [from(before.levelDb), from(after.levelDb)];
  if (was !== null && is !== null && was * is < 0 && Math.abs(is) >= LEVEL_DEPARTURE)
    return { state: 'overshot', now: is > 0 ? 'loud' : 'soft', was, is };
  const away = (value: number | null) => (value === null ? null : Math.abs(value));
  return nearer(away(was), away(is), LEVEL_DEPARTURE);
}

function judgeMelody({ before, after }: Case): RetakeVerdict {
  const [least, most] = INTONATION.fair;
  const [was, is] = [before.variationSemitones, after.variationSemitones];
  if (was !== null && is !== null && was < least && is > most)
    return { state: 'overshot', now: 'swinging', was, is };
  const missing = (value: number | null) => (value === null ? null : Math.max(0, least - value));
  return nearer(missing(was), missing(is), Number.EPSILON);
}

function judgePace({ findings, before, after }: Case): RetakeVerdict {
  const [band, rate] = after.wordsPerMinuteIsEstimate
    ? [SYLLABLE_PACE, (figures: PassageFigures) => figures.syllablesPerMinute]
    : [PACE, (figures: PassageFigures) => figures.wordsPerMinute];
  const [was, is] = [rate(before), rate(after)];
  const now = is === null ? null : sideOf(is, band);
  const first = directionOf(findings[0] ?? { text: '' }) ?? (was === null ? null : sideOf(was, band));
  if (now !== null && (first === 'fast' || first === 'slow') && now !== first)
    return { state: 'overshot', now, was: before.wordsPerMinute ?? 0, is: after.wordsPerMinute ?? 0 };
  const outside = (value: number | null): number | null =>
    value === null ? null : Math.max(0, band.fair[0] - value, value - band.fair[1]);
  return nearer(outside(was), outside(is), Number.EPSILON);
}

/** Which side of what is acceptable a pace lies on. */
function sideOf(value: number, { fair: [slowest, fastest] }: Band): 'fast' | 'slow' | null {
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
