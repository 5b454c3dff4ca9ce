import { FILLER_SHARE, LEAST_SPEECH_FOR_PACE, PACE, SYLLABLE_PACE } from '@lectern/speech/bands';
import type { LiveFigures } from '../../../recorder/live-messages.js';
import type { WordFigures } from '../../../recorder/live-words.js';

/** Shown until the first measurement, as the specification has them; the panel says that they are not measured. */
export const STARTING = { confidence: 75, pace: 150, volume: 80 } as const;

export interface LiveRow {
  figure: string;
  unit: string;
  said: string;
  /** Nothing was measured yet. */
  starting: boolean;
}

const NOT_MEASURED = 'starting value, not measured yet';
const BANDS = `Best ${PACE.good[0]}-${PACE.good[1]}, fine ${PACE.fair[0]}-${PACE.fair[1]}`;

/** Pace from the signal: graded on syllables, shown as an approximate number of words. */
export function paceRow(live: LiveFigures | null): LiveRow {
  if (live === null)
    return { figure: String(STARTING.pace), unit: 'wpm', said: NOT_MEASURED, starting: true };
  const { syllablesPerMinute, wordsPerMinute } = live;
  if (syllablesPerMinute === null || wordsPerMinute === null) {
    const left = Math.max(1, Math.ceil(LEAST_SPEECH_FOR_PACE - live.speechSeconds));
    return {
      figure: String(STARTING.pace),
      unit: 'wpm',
      said: `${NOT_MEASURED}; about ${left} s more of speech are needed`,
      starting: true,
    };
  }
  return {
    figure: `~${Math.round(wordsPerMinute)}`,
    unit: 'wpm, estimated',
    said: `${paceVerdict(syllablesPerMinute)}. ${BANDS}; from ${(syllablesPerMinute / 60).toFixed(1)} syllables a second`,
    starting: false,
  };
}

export function paceVerdict(syllablesPerMinute: number): 'In range' | 'Acceptable' | 'Too fast' | 'Too slow' {
  const { good, fair } = SYLLABLE_PACE;
  if (syllablesPerMinute > fair[1]) return 'Too fast';
  if (syllablesPerMinute < fair[0]) return 'Too slow';
  return syllablesPerMinute >= good[0] && syllablesPerMinute <= good[1] ? 'In range' : 'Acceptable';
}

const QUALITY = { good: 'Good', 'too-fast': 'Too fast', 'too-slow': 'Too slow' } as const;

export function pauseRow(live: LiveFigures | null): LiveRow {
  if (live === null || live.pauseQuality === null) {
    return { figure: '–', unit: '', said: 'not measured yet; 20 s of speech are needed', starting: true };
  }
  const last = live.lastPauseSeconds;
  return {
    figure: QUALITY[live.pauseQuality],
    unit: '',
    said: last === null ? 'No pause held yet' : `Last one held ${last.toFixed(1)} s`,
    starting: false,
  };
}

/** Sounds without a word, from the signal alone. Null while there is none: that says nothing about whether there were any. */
export function hesitationRow(live: LiveFigures | null): LiveRow | null {
  if (live === null || live.hesitations === 0) return null;
  return {
    figure: `at least ${live.hesitations}`,
    unit: '',
    said: 'Found in part. Play each in the review',
    starting: false,
  };
}

export function volumeRow(live: LiveFigures | null): LiveRow {
  if (live === null) return { figure: String(STARTING.volume), unit: '', said: NOT_MEASURED, starting: true };
  return {
    figure: String(live.volume),
    unit: '',
    said: live.clipping
      ? 'Breaking up: move back from the microphone'
      : 'Of the last 2 s of speech, 0 to 100',
    starting: false,
  };
}

/** Exact, because words are counted; the spoken pace comes from them while a transcript exists. */
export function wordPaceRow({ wordsPerMinute }: WordFigures, live: LiveFigures | null): LiveRow {
  if (wordsPerMinute === null) return paceRow(live);
  const { good, fair } = PACE;
  const verdict =
    wordsPerMinute > fair[1]
      ? 'Too fast'
      : wordsPerMinute < fair[0]
        ? 'Too slow'
        : wordsPerMinute >= good[0] && wordsPerMinute <= good[1]
          ? 'In range'
          : 'Acceptable';
  return {
    figure: String(Math.round(wordsPerMinute)),
    unit: 'wpm',
    said: `${verdict}. ${BANDS}`,
    starting: false,
  };
}

export function fillerRow({ words, fillers }: WordFigures): LiveRow {
  if (words === 0) return { figure: '–', unit: '', said: 'no words recognized yet', starting: true };
  const share = (fillers / words) * 100;
  return {
    figure: String(fillers),
    unit: '',
    said: `${share.toFixed(1)} % of ${words} words. Under ${FILLER_SHARE.good * 100} % is fine`,
    starting: false,
  };
}

export function confidenceRow({ words, confidence }: WordFigures): LiveRow {
  if (words === 0) {
    return { figure: String(STARTING.confidence), unit: '', said: NOT_MEASURED, starting: true };
  }
  const less = confidence.deductions.map(({ points, reason }) => `less ${points} for ${reason}`);
  return { figure: String(confidence.value), unit: '', said: ['100', ...less].join(', '), starting: false };
}

export type Cue = 'Slower' | 'Faster' | 'Pause';
const SECONDS_BETWEEN_CUES = 20;
/** How long a cue stays. */
export const CUE_SECONDS = 4;

/** One word at most every 20 s, or null. Pace before pauses: who slows down pauses by itself. */
export function nextCue(live: LiveFigures | null, lastCueAt: number | null): Cue | null {
  if (live === null || (lastCueAt !== null && live.seconds - lastCueAt < SECONDS_BETWEEN_CUES)) return null;
  const verdict = live.syllablesPerMinute === null ? null : paceVerdict(live.syllablesPerMinute);
  if (verdict === 'Too fast') return 'Slower';
  if (verdict === 'Too slow') return 'Faster';
  return live.pauseQuality === 'too-fast' ? 'Pause' : null;
}
