import {
  ABOVE_ROOM,
  AT_FAIR_EDGE,
  DRIFT,
  FADE,
  INTONATION,
  LEVEL,
  LEVEL_RANGE,
  LONGEST_STRETCH,
  PACE,
  SILENCES_PER_100,
  SYLLABLE_PACE,
  UNSTEADY,
  gradeOf,
  scoreInBand,
  scoreLessIsBetter,
  scoreMelody,
  scorePace,
  scoreWithin,
} from '../bands.js';
import type { Measurements } from '../measurements.js';
import { type EvidenceEvent, coveredShare, credits, faults } from './evidence.js';
import { isMissingPause } from './observation.js';
import { type Part, countRange, rangeOf } from './part-value.js';

/** Seconds of speech under which the number of pauses is chance. */
export const LEAST_SPEECH_FOR_PAUSES = 20;
/** A clipped sample a second is a loud syllable now and then; 20 are a microphone set too high. */
const CLIPPING_PER_SECOND = 20;
/** Deliberate pauses for each 250 spoken syllables, about a minute: the same reading faster has the same pauses. */
const PAUSES_PER_250 = { good: [2.5, 9], fair: [1.7, 16] } as const;
const SYLLABLES_A_MINUTE = 250;
/** A pause that breaks a clause, lasts too long or is missing takes away what this many good ones give. */
const POINTS_A_FAULT = 2;
/** By how much a pace may be off: counted words, words of a script that may have been read otherwise, counted syllables. */
const PACE_OFF = { exact: 0.02, estimate: 0.06, noisy: 0.12 } as const;
/** Half an octave error in a hundred frames moves the spread of pitch by so much. */
const LEAST_MELODY_OFF = 0.2;
/** Passages begin every 5 s; under this many a deviation is chance. */
const LEAST_PASSAGES = 4;
/** The share of its worth that a take loses that rushes or drags from end to end, beside what its mean pace costs. */
const LOST_BY_RUSHING = 0.3;
/** The share of its worth that the melody loses on one note from end to end, beside what its mean costs. */
const LOST_BY_FLATNESS = 0.25;
/** A smaller share of a take that is louder or softer is no news. */
const WORTH_NAMING = 0.05;
/** From this share of its worth on a take is told that it stops often. */
const WORTH_TELLING = 0.9;

/** By how much the pace of a take may be off, as a share of it. */
export const paceOff = ({ level, wordsPerMinuteIsEstimate }: Measurements): number =>
  !wordsPerMinuteIsEstimate
    ? PACE_OFF.exact
    : (level.aboveRoomDb ?? Infinity) < ABOVE_ROOM.clear
      ? PACE_OFF.noisy
      : PACE_OFF.estimate;

/** Exact words per minute when the words are known, else syllables, with their band. */
const speedOf = ({ wordsPerMinute, syllablesPerMinute, wordsPerMinuteIsEstimate }: Measurements) =>
  wordsPerMinuteIsEstimate
    ? { measure: syllablesPerMinute, band: SYLLABLE_PACE }
    : { measure: wordsPerMinute, band: PACE };

/** Pace of the whole take. */
export const pace: Part = ({ measurements: m, events }) => {
  const { wordsPerMinute, syllablesPerMinute } = m;
  const { measure, band } = speedOf(m);
  if (measure === null || syllablesPerMinute === null || wordsPerMinute === null) return null;
  const exact = !m.wordsPerMinuteIsEstimate;
  const grade = gradeOf(measure, band);
  const share = coveredShare(faults(events, 'pace'), m.durationSeconds);
  const score = (value: number): number => scorePace(value, band) * (1 - LOST_BY_RUSHING * share);
  const off = measure * paceOff(m);
  return {
    name: 'Pace',
    value: score(measure),
    ...rangeOf(score, [measure - off, measure + off]),
    because: [
      exact
        ? { code: 'words-a-minute', wordsPerMinute, grade }
        : { code: 'syllables-a-minute', syllablesPerMinute, wordsPerMinute, grade },
      ...(share === 0 ? [] : [{ code: 'rushed' as const, share }]),
    ],
  };
};

/**
 * Nothing makes up for a speed that cannot be followed: above the acceptable one a part keeps the share of its worth that the speed
 * has of what it is worth at that edge. Who is too slow is still followed.
 */
export function asFarAsFollowed(part: Part): Part {
  return (evidence) => {
    const own = part(evidence);
    const { measure, band } = speedOf(evidence.measurements);
    if (!own || measure === null || measure <= band.fair[1]) return own;
    const share = (speed: number): number =>
      speed <= band.fair[1] ? 1 : scorePace(speed, band) / AT_FAIR_EDGE;
    const off = measure * paceOff(evidence.measurements);
    return {
      ...own,
      value: own.value * share(measure),
      low: own.low * share(measure + off),
      high: own.high * share(measure - off),
      because: [...own.because, { code: 'at-this-pace', share: share(measure) }],
    };
  };
}

/** How even the pace is from passage to passage, fast or slow. */
export const steadyPace: Part = ({ measurements: m }) => {
  const rates = m.rateOverTime.map(({ syllablesPerMinute }) => syllablesPerMinute);
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  if (rates.length < LEAST_PASSAGES || mean === 0) return null;
  const variance = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length;
  const deviation = Math.sqrt(variance) / mean;
  const score = (share: number): number => scoreLessIsBetter(share, UNSTEADY);
  // A deviation of n values is known to a share of one over the root of 2n; passages overlap by two thirds.
  const off = (1.28 * deviation) / Math.sqrt((2 * rates.length) / 3);
  return {
    name: 'Steady pace',
    value: score(deviation),
    ...rangeOf(score, [deviation - off, deviation + off]),
    because: [{ code: 'uneven-pace', share: deviation }],
  };
};

/**
 * Deliberate pauses for what was said, less those that broke a clause, lasted too long or were missing. All of it is worth less where
 * the voice stops every few syllables: a pause is one only between stretches of speech.
 */
export const pauses: Part = ({ measurements: m, events }) => {
  if (m.speechSeconds < LEAST_SPEECH_FOR_PAUSES || m.syllables === 0) return null;
  const minutes = m.syllables / SYLLABLES_A_MINUTE;
  const good = credits(events, 'pause').length;
  const faulty = faults(events, 'pause');
  const bad = faulty.length;
  const silences = m.pauses.count;
  const flow = (count: number): number =>
    scoreLessIsBetter((100 * count) / m.syllables, SILENCES_PER_100) / 10;
  const score = (count: number, stopped = silences): number =>
    flow(stopped) *
    Math.max(
      0,
      scoreWithin(count / minutes, PAUSES_PER_250) -
        (POINTS_A_FAULT * worthOf(faulty)) / Math.max(1, minutes),
    );
  const perMinute = (good / m.speechSeconds) * 60;
  const syllablesPerStop = flow(silences) >= WORTH_TELLING ? null : m.syllables / (silences + 1);
  const sides = countRange(silences).map((count) =>
    rangeOf((pausing) => score(pausing, count), countRange(good)),
  );
  return {
    name: 'Pauses',
    value: score(good),
    low: Math.min(...sides.map(({ low }) => low)),
    high: Math.max(...sides.map(({ high }) => high)),
    because: [{ code: 'pauses', good, perMinute, bad, syllablesPerStop }],
  };
};

/** A stretch without a pause counts by how many of them are missing. */
const worthOf = (faulty: readonly EvidenceEvent[]): number =>
  faulty.reduce(
    (sum, pause) => sum + (isMissingPause(pause) ? (pause.end - pause.start) / LONGEST_STRETCH : 1),
    0,
  );

/** Is the voice loud enough, and the microphone not overdriven? */
export const volume: Part = ({ measurements: m, spread }) => {
  const { medianDb, clippedSamples } = m.level;
  if (medianDb === null) return null;
  const clipping = clippedSamples / Math.max(1, m.speechSeconds) / CLIPPING_PER_SECOND;
  const lost = 5 * Math.min(1, clipping);
  const score = (level: number): number => Math.max(0, scoreInBand(level, LEVEL) - lost);
  const off = spread?.levelOff ?? 1;
  const grade = gradeOf(medianDb, LEVEL);
  const code = grade === 'good' ? 'audible' : grade.endsWith('low') ? 'quiet' : 'very-loud';
  return {
    name: 'Volume',
    value: score(medianDb),
    ...rangeOf(score, [medianDb - off, medianDb + off]),
    because: [{ code }, ...(clipping >= 0.05 ? [{ code: 'overdriven' as const }] : [])],
  };
};

/** Lively within a range, without passages that fall out of it or a level that drifts away. */
export const steadyVolume: Part = ({ measurements: m, events, spread }) => {
  const { rangeDb } = m.level;
  if (rangeDb === null) return null;
  const share = coveredShare(faults(events, 'level'), m.durationSeconds);
  const drift = spread?.levelDb ?? 0;
  // How far loud and soft lie apart depends on the words and the tempo: inside the target one is as good as the other.
  const lively = scoreWithin(rangeDb, LEVEL_RANGE);
  const score = (decibels: number): number =>
    Math.min(lively, scoreLessIsBetter(decibels, DRIFT)) * (1 - share);
  const off = spread?.levelOff ?? 1;
  return {
    name: 'Steady volume',
    value: score(drift),
    ...rangeOf(score, [Math.max(0, drift - off), drift + off]),
    because: [
      share >= WORTH_NAMING
        ? { code: 'level-apart', share }
        : { code: drift <= 2 * DRIFT.good ? 'level-even' : 'level-drifts' },
    ],
  };
};

/** Do the ends of the phrases carry? Where no pause ends a phrase the level of the whole take stands in: both are about the loudness. */
export const endings: Part = (evidence) => {
  const { measurements: m, spread } = evidence;
  const { fadeDb } = m.level;
  if (fadeDb === null || fadeDb === undefined) return steadyVolume(evidence);
  const off = spread?.levelOff ?? 1;
  const score = (decibels: number): number => scoreLessIsBetter(decibels, FADE);
  return {
    name: 'Ends of phrases',
    value: score(fadeDb),
    ...rangeOf(score, [fadeDb - off, fadeDb + off]),
    because: [{ code: score(fadeDb) >= 8 ? 'ends-carry' : 'ends-fall' }],
  };
};

/** Variation of pitch, less what flat passages lose by how flat they are: a take that crosses the edge does not jump. */
export const intonation: Part = ({ measurements: m, events, spread }) => {
  const { variationSemitones: variation } = m.pitch;
  if (variation === null) return null;
  const flat = faults(events, 'pitch');
  const lost = flat.reduce((sum, one) => sum + flatnessOf(one) * coveredShare([one], m.durationSeconds), 0);
  const score = (value: number): number => scoreMelody(value) * (1 - LOST_BY_FLATNESS * Math.min(1, lost));
  const off = Math.max(LEAST_MELODY_OFF, spread?.melodyOff ?? LEAST_MELODY_OFF);
  return {
    name: 'Intonation',
    value: score(variation),
    ...rangeOf(score, [variation - off, variation + off]),
    because: [{ code: 'melody', semitones: variation, share: coveredShare(flat, m.durationSeconds) }],
  };
};

/** 0 at the edge under which a passage is called flat, 1 on a single note and where nobody noted how flat. */
const flatnessOf = ({ observed }: EvidenceEvent): number =>
  observed?.code === 'flat' ? Math.max(0, 1 - observed.semitones / INTONATION.fair[0]) : 1;
