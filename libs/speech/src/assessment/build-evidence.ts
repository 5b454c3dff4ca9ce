import { ABOVE_ROOM } from '../bands.js';
import { type Acoustics, type Measurements, isDrowned, withWordCount } from '../measurements.js';
import { dropSilentWords, fitsRecording, placeTokens } from '../words/place-words.js';
import { alignScript } from '../words/script-alignment.js';
import { type SpokenWord, type Token, tokenize, tokenizeSpoken } from '../words/tokens.js';
import { measureWording } from '../words/wording.js';
import type { Evidence, HeardWords } from './evidence.js';
import { findEvents } from './find-events.js';

/** The words that came with a recording. */
export interface KnownWords {
  /** What was said; `words` with times where a recognizer gave them. */
  transcript?: { text: string; words: readonly SpokenWord[] | null };
  /** The practice script that was read. */
  script?: string;
}

export interface BuiltEvidence extends Evidence {
  /** The transcript that was used, with the words in silence dropped; null without one. */
  transcript: { text: string; words: SpokenWord[] | null } | null;
  /** True when the pace was counted from the words of the script, for want of a transcript. */
  pacedByScript: boolean;
  /** What is to be said about noise and words in plain sentences. */
  notes: string[];
}

/** Puts signal and words together: the evidence that {@link assess} judges. */
export function buildEvidence(acoustics: Acoustics, { transcript, script }: KnownWords): BuiltEvidence {
  const { speech } = acoustics;
  const timed = transcript?.words ? dropSilentWords(transcript.words, speech) : null;
  const invented = (transcript?.words?.length ?? 0) - (timed?.length ?? 0);
  const spoken = timed ? tokenizeSpoken(timed) : tokenize(transcript?.text ?? '');
  const fits = spoken.length > 0 && fitsRecording(spoken, acoustics);
  const words: HeardWords | null =
    spoken.length === 0
      ? null
      : { tokens: timed ? spoken : placeTokens(spoken, speech), timed: timed !== null, fits };
  const text = timed && invented > 0 ? timed.map((word) => word.text).join(' ') : (transcript?.text ?? '');
  const read = script && words === null ? paceOfScript(acoustics, script) : null;
  return {
    measurements: fits ? withWordCount(acoustics, spoken.length) : (read ?? acoustics.measurements),
    pacedByScript: read !== null,
    events: findEvents(acoustics, words),
    wording: measureWording(spoken),
    script: script && words ? alignScript(script, bareWords(spoken)) : null,
    transcript: words === null ? null : { text, words: timed },
    notes: [
      ...noteOnNoise(acoustics.measurements.level),
      ...(read ? ['Words per minute are counted from the practice script, as if all of it was read.'] : []),
      ...(invented > 0
        ? [
            `${invented} transcribed ${invented === 1 ? 'word was' : 'words were'} dropped: nobody spoke there.`,
          ]
        : []),
      ...(words && !fits
        ? ['The transcript does not match the length of the speech; the pace stays an estimate.']
        : []),
      ...(words && !timed ? ['The transcript has no times; where its words were said is estimated.'] : []),
    ],
  };
}

/** Says where a number is worth less, or is missing, because of noise. */
function noteOnNoise(level: Measurements['level']): string[] {
  const distance = level.aboveRoomDb ?? Infinity;
  if (distance >= ABOVE_ROOM.clear) return [];
  const heard = `A noisy recording: the voice is only ${Math.round(distance)} dB above the room.`;
  return isDrowned(level)
    ? [`${heard} Pace could not be measured, and speech and pauses only in part.`]
    : [`${heard} Some syllables are missed, so the pace may be higher than shown.`];
}

const bareWords = (tokens: readonly Token[]): string[] => tokens.map((token) => token.bare);

/** Pace from the words of a script that is as long as what was heard. Nobody knows that it was read word for word. */
function paceOfScript(acoustics: Acoustics, script: string): Measurements | null {
  const planned = tokenize(script);
  if (!fitsRecording(planned, acoustics)) return null;
  return { ...withWordCount(acoustics, planned.length), wordsPerMinuteIsEstimate: true };
}
