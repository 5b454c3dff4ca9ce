import {
  INTONATION,
  LEVEL,
  LEVEL_RANGE,
  PACE,
  PAUSES_PER_MINUTE,
  SYLLABLE_PACE,
  gradeOf,
  scoreInBand,
} from '../bands.js';
import { type Evidence, coveredShare, credits, faults } from './evidence.js';

/** One ingredient of a score, 0-10, with its reason in figures. Null when there is no basis for it. */
export interface PartValue {
  name: string;
  value: number;
  explanation: string;
}

/** Computes one ingredient from the evidence. */
export type Part = (evidence: Evidence) => PartValue | null;

/** Seconds of speech under which the number of pauses is chance. */
export const LEAST_SPEECH_FOR_PAUSES = 20;
/** A clipped sample a second is a loud syllable now and then; 20 are a microphone set too high. */
const CLIPPING_PER_SECOND = 20;

const IN_WORDS = {
  good: 'in the range that listeners follow best',
  'fair-low': 'on the slow side of acceptable',
  'fair-high': 'on the fast side of acceptable',
  low: 'slower than listeners expect',
  high: 'faster than listeners can follow',
} as const;

/** Pace of the whole take: exact words per minute when the words are known, else syllables. */
export const pace: Part = ({ measurements: m }) => {
  if (m.syllablesPerMinute === null || m.wordsPerMinute === null) return null;
  const exact = !m.wordsPerMinuteIsEstimate;
  const [value, band] = exact ? [m.wordsPerMinute, PACE] : [m.syllablesPerMinute, SYLLABLE_PACE];
  const figure = exact
    ? `${Math.round(m.wordsPerMinute)} words a minute`
    : `${Math.round(m.syllablesPerMinute)} syllables a minute, about ${Math.round(m.wordsPerMinute)} words`;
  return {
    name: 'Pace',
    value: scoreInBand(value, band),
    explanation: `${figure}: ${IN_WORDS[gradeOf(value, band)]}.`,
  };
};

/** How much of the take has no passage that rushes or drags. */
export const steadyPace: Part = ({ measurements: m, events }) => {
  if (m.rateOverTime.length < 2) return null;
  const share = coveredShare(faults(events, 'pace'), m.durationSeconds);
  const percent = Math.round((1 - share) * 100);
  return {
    name: 'Steady pace',
    value: 10 * (1 - share),
    explanation: `${percent} % of the take without a passage that rushes or drags.`,
  };
};

/** Deliberate pauses per minute, less those that broke a clause, lasted too long or were missing. */
export const pauses: Part = ({ measurements: m, events }) => {
  if (m.speechSeconds < LEAST_SPEECH_FOR_PAUSES) return null;
  const minutes = m.speechSeconds / 60;
  const good = credits(events, 'pause').length;
  const bad = faults(events, 'pause').length;
  const value = scoreInBand(good / minutes, PAUSES_PER_MINUTE) - (2 * bad) / Math.max(1, minutes);
  const explanation =
    `${good} well placed ${good === 1 ? 'pause' : 'pauses'}, ${(good / minutes).toFixed(1)} a minute` +
    (bad === 0 ? '.' : `; ${bad} that ${bad === 1 ? 'was' : 'were'} missing, too long or in mid-clause.`);
  return { name: 'Pauses', value: Math.max(0, value), explanation };
};

/** Is the voice loud enough, and the microphone not overdriven? */
export const volume: Part = ({ measurements: m }) => {
  const { medianDb, clippedSamples } = m.level;
  if (medianDb === null) return null;
  const clipping = clippedSamples / Math.max(1, m.speechSeconds) / CLIPPING_PER_SECOND;
  const value = scoreInBand(medianDb, LEVEL) - 5 * Math.min(1, clipping);
  const grade = gradeOf(medianDb, LEVEL);
  const judged = grade === 'good' ? 'clearly audible' : grade.endsWith('low') ? 'quiet' : 'very loud';
  const clipped = clipping >= 0.05 ? ` ${clippedSamples} samples are clipped.` : '';
  return {
    name: 'Volume',
    value: Math.max(0, value),
    explanation: `${Math.round(medianDb)} dBFS: ${judged}.${clipped}`,
  };
};

/** Lively within a range, without passages that fall out of it. */
export const steadyVolume: Part = ({ measurements: m, events }) => {
  const { rangeDb } = m.level;
  if (rangeDb === null) return null;
  const share = coveredShare(faults(events, 'level'), m.durationSeconds);
  const outside =
    share === 0 ? '' : `; ${Math.round(share * 100)} % of the take clearly louder or softer than the rest`;
  return {
    name: 'Steady volume',
    value: scoreInBand(rangeDb, LEVEL_RANGE) * (1 - share),
    explanation: `The voice moves over ${Math.round(rangeDb)} dB${outside}.`,
  };
};

/** Variation of pitch, and how much of the take was flat. */
export const intonation: Part = ({ measurements: m, events }) => {
  const { variationSemitones: variation } = m.pitch;
  if (variation === null) return null;
  const flat = coveredShare(faults(events, 'pitch'), m.durationSeconds);
  const flatness = flat === 0 ? '' : `; ${Math.round(flat * 100)} % of the take is flat`;
  return {
    name: 'Intonation',
    value: 0.6 * scoreInBand(variation, INTONATION) + 4 * (1 - flat),
    explanation: `Pitch varies by ${variation.toFixed(1)} semitones${flatness}.`,
  };
};
