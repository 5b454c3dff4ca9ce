import type { EvidenceEvent, EventKind, HeardWords } from '../assessment/evidence.js';
import { type Acoustics, type Measurements, type SpeechFeatures, acousticsOf } from '../measurements.js';
import { type Token, tokenizeSpoken } from '../words/tokens.js';

/** A minute and a half in which every part of the delivery and of the words is in the middle of its band, with changes. */
export const measured = (changes: Partial<Measurements> = {}): Measurements => ({
  durationSeconds: 100,
  speechSeconds: 80,
  syllables: 320,
  syllablesPerMinute: 217.5,
  wordsPerMinute: 150,
  wordsPerMinuteIsEstimate: false,
  pauses: { count: 6, meanSeconds: 1, longestSeconds: 2 },
  pitch: { medianHz: 180, variationSemitones: 6 },
  level: { medianDb: -22.5, rangeDb: 13, clippedSamples: 0, aboveRoomDb: 30, fadeDb: 3 },
  rateOverTime: [],
  ...changes,
});

/** A finding of a second. */
export const found = (
  kind: EventKind,
  start: number,
  changes: Partial<EvidenceEvent> = {},
): EvidenceEvent => ({
  id: `${kind}-${start}`,
  kind,
  start,
  end: start + 1,
  confidence: 1,
  text: 'um',
  credit: false,
  dismissed: false,
  ...changes,
});

/** A take that was heard as these stretches of speech, with so many syllable nuclei a second of speech, evenly. */
export function heardAs(
  stretches: readonly (readonly [start: number, end: number])[],
  perSecond = 4.1,
  changes: Partial<SpeechFeatures> = {},
): Acoustics {
  const speech = stretches.map(([start, end]) => ({ start, end }));
  const syllables = speech.flatMap(({ start, end }) =>
    Array.from({ length: Math.round((end - start) * perSecond) }, (_, i) => start + (i + 0.5) / perSecond),
  );
  return acousticsOf({
    durationSeconds: speech.at(-1)!.end,
    speech,
    pauses: speech.slice(1).map(({ start }, i) => ({ start: speech[i]!.end, end: start })),
    syllables,
    passages: [],
    pitch: { medianHz: 180, variationSemitones: 3 },
    level: { medianDb: -20, rangeDb: 13, clippedSamples: 0, aboveRoomDb: 30 },
    peaks: [],
    ...changes,
  });
}

/** Words with the times at which they were said. */
export const said = (
  ...words: readonly (readonly [text: string, start: number, end: number])[]
): HeardWords => timed(tokenizeSpoken(words.map(([text, start, end]) => ({ text, start, end }))));

/** As many words as fit between two moments, one every so many seconds. */
export const evenly = (
  start: number,
  end: number,
  every: number,
): readonly (readonly [string, number, number])[] =>
  Array.from({ length: Math.round((end - start) / every) }, (_, i) => {
    const at = start + i * every;
    return ['word', at, at + every] as const;
  });

const timed = (tokens: readonly Token[]): HeardWords => ({ tokens, timed: true, fits: true });
