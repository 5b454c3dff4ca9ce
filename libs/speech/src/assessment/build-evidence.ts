import { ABOVE_ROOM } from '../bands.js';
import { type Acoustics, type Measurements, isDrowned, withWordCount } from '../measurements.js';
import { alignWords } from '../words/align-words.js';
import { type ScriptBySound, checkScript } from '../words/check-script.js';
import { withoutFillers } from '../words/fillers.js';
import { type LegalScenario, findLegalMarks } from '../words/legal-marks.js';
import {
  type PlacedWord,
  dropSilentWords,
  fitsRecording,
  placeTokens,
  placedPieces,
} from '../words/place-words.js';
import { withoutStumbles } from '../words/stumbles.js';
import { alignScript } from '../words/script-alignment.js';
import { type SpokenWord, type Token, tokenize, tokenizeSpoken } from '../words/tokens.js';
import { measureWording } from '../words/wording.js';
import type { Evidence, HeardWords, Spread } from './evidence.js';
import { findEvents } from './find-events.js';
import { meanRange } from './part-value.js';
import { deliberateFor } from './pause-events.js';

/** Seconds of speech that a passage needs to have a level of its own. */
const LEAST_SPEECH_IN_PASSAGE = 5;

/** The words that came with a recording. */
export interface KnownWords {
  /** What was said; `words` with times where a recognizer gave them. */
  transcript?: { text: string; words: readonly SpokenWord[] | null };
  /** The practice script that was read. */
  script?: string;
  /** What was practiced; null for a take without a scenario. */
  scenario?: LegalScenario | null;
  /** Seconds of a take of full length in that scenario. */
  fullLengthSeconds?: number;
}

/** What makes a figure worth less, or took its place: a code of the notes on an analysis. */
export type EvidenceNote =
  | { code: 'noisy' | 'drowned' | 'paced-by-script' | 'words-of-other-length' | 'words-without-times' }
  | { code: 'words-dropped'; count: number };

export interface BuiltEvidence extends Evidence {
  /** The transcript that was used, with the words in silence dropped; null without one. */
  transcript: {
    text: string;
    words: SpokenWord[] | null;
    /** Words without times where the sound has them; null where they do not fit it. */
    placed?: PlacedWord[] | null | undefined;
  } | null;
  /** What the sound tells of the script that was read, where nobody knows the words. */
  scriptBySound: ScriptBySound | null;
  /** True when the pace was counted from the words of the script, for want of a transcript. */
  pacedByScript: boolean;
  /** What is to be said about noise and words. */
  notes: EvidenceNote[];
}

/** Puts signal and words together: the evidence that {@link assess} judges. */
export function buildEvidence(
  acoustics: Acoustics,
  { transcript, script, scenario = null, fullLengthSeconds }: KnownWords,
): BuiltEvidence {
  const { speech } = acoustics;
  const timed = transcript?.words ? dropSilentWords(transcript.words, speech) : null;
  const invented = (transcript?.words?.length ?? 0) - (timed?.length ?? 0);
  const spoken = timed ? tokenizeSpoken(timed) : tokenize(transcript?.text ?? '');
  const meant = withoutFillers(spoken);
  const fits = spoken.length > 0 && fitsRecording(spoken, acoustics);
  const laid = timed === null && fits ? alignWords(spoken, acoustics) : null;
  const words: HeardWords | null =
    spoken.length === 0
      ? null
      : {
          tokens: timed ? spoken : (laid ?? placeTokens(spoken, speech)),
          timed: timed !== null,
          fits,
        };
  const text = timed && invented > 0 ? timed.map((word) => word.text).join(' ') : (transcript?.text ?? '');
  const scriptBySound = script && words === null ? checkScript(script, acoustics) : null;
  const read =
    script && words === null && scriptBySound?.fit !== 'other-words' ? paceOfScript(acoustics, script) : null;
  return {
    measurements: fits ? withWordCount(acoustics, meant.length) : (read ?? acoustics.measurements),
    pacedByScript: read !== null,
    events: findEvents(acoustics, words),
    wording: measureWording(meant, spoken.length),
    legal: words === null ? null : findLegalMarks(withoutStumbles(withoutFillers(words.tokens)), scenario),
    spread: spreadOf(acoustics),
    ...(fullLengthSeconds === undefined ? {} : { fullLengthSeconds }),
    script: script && words ? alignScript(script, bareWords(meant)) : null,
    scriptBySound,
    transcript: words === null ? null : { text, words: timed, placed: laid && placedPieces(text, laid) },
    notes: [
      ...noteOnNoise(acoustics.measurements.level),
      ...noteIf(read !== null, 'paced-by-script'),
      ...(invented > 0 ? [{ code: 'words-dropped' as const, count: invented }] : []),
      ...noteIf(words !== null && !fits, 'words-of-other-length'),
      ...noteIf(words !== null && !words.timed, 'words-without-times'),
    ],
  };
}

const noteIf = (isSo: boolean, code: Exclude<EvidenceNote['code'], 'words-dropped'>): EvidenceNote[] =>
  isSo ? [{ code }] : [];

/** Says where a number is worth less, or is missing, because of noise. */
function noteOnNoise(level: Measurements['level']): EvidenceNote[] {
  const distance = level.aboveRoomDb ?? Infinity;
  return noteIf(distance < ABOVE_ROOM.clear, isDrowned(level) ? 'drowned' : 'noisy');
}

/** How level and melody differ between the passages of a take. */
function spreadOf({ passages, pauses, measurements }: Acoustics): Spread {
  const usual = measurements.level.medianDb;
  const spoken = passages.filter(({ speechSeconds }) => speechSeconds >= LEAST_SPEECH_IN_PASSAGE);
  const levels =
    usual === null ? [] : spoken.flatMap(({ medianDb }) => (medianDb === null ? [] : [medianDb - usual]));
  const melodies = spoken.flatMap(({ variationSemitones: value }) => (value === null ? [] : [value]));
  const deliberate = deliberateFor(measurements);
  return {
    stops: pauses.filter(({ start, end }) => end - start < deliberate).length,
    levelDb:
      levels.length < 2
        ? null
        : Math.sqrt(levels.reduce((sum, level) => sum + level * level, 0) / levels.length),
    levelOff: meanRange(levels, 1.5),
    melodyOff: meanRange(melodies, 0.5),
  };
}

const bareWords = (tokens: readonly Token[]): string[] => tokens.map((token) => token.bare);

/** Pace from the words of a script that is as long as what was heard. Nobody knows that it was read word for word. */
function paceOfScript(acoustics: Acoustics, script: string): Measurements | null {
  const planned = tokenize(script);
  if (!fitsRecording(planned, acoustics)) return null;
  return { ...withWordCount(acoustics, planned.length), wordsPerMinuteIsEstimate: true };
}
