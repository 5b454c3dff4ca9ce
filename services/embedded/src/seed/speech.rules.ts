import type { Dice } from './dice.rules.js';

interface Stretch {
  start: number;
  end: number;
}

/** What the analyzer keeps of a recording, as far as it is changed here. */
export interface Features {
  durationSeconds: number;
  speech: Stretch[];
  pauses: Stretch[];
  syllables: number[];
  passages: (Stretch & { speechSeconds: number; syllablesPerMinute: number | null })[];
  fades?: Stretch[];
  hesitations?: Stretch[];
  pitch: object;
  level: object;
  peaks: number[];
}

/** How far a beginner's pace is from where an expert's is, and which way. */
const PACE_OFF = 0.3;
/** Finer is noise, and rounding may not put two stretches over each other. */
const rounded = (seconds: number): number => Math.floor(seconds * 1000) / 1000;

/** A take made of measured ones: some of them after the other, a little faster or slower. */
export function takeOf(recordings: Features[], skill: number, dice: Dice): Features {
  const parts = Array.from({ length: dice.whole(3, 6) }, () => dice.oneOf(recordings));
  const direction = dice.next() < 0.6 ? -1 : 1;
  const stretch = 1 + direction * PACE_OFF * (1 - skill) * dice.between(0.5, 1);
  const take: Features = { ...parts[0]!, durationSeconds: 0, peaks: [] };
  for (const key of ['speech', 'pauses', 'syllables', 'passages', 'fades', 'hesitations'] as const)
    take[key] = [];
  for (const part of parts) {
    const at = (seconds: number): number => rounded((take.durationSeconds + seconds) * stretch);
    const moved = <T extends Stretch>(stretches: T[] = []): T[] =>
      stretches.map((one) => ({ ...one, start: at(one.start), end: at(one.end) }));
    take.speech.push(...moved(part.speech));
    take.pauses.push(...moved(part.pauses));
    take.syllables.push(...part.syllables.map(at));
    take.fades!.push(...moved(part.fades));
    take.hesitations!.push(...moved(part.hesitations).filter(() => dice.next() > skill));
    take.passages.push(
      ...moved(part.passages).map((passage) => ({
        ...passage,
        speechSeconds: rounded(passage.speechSeconds * stretch),
        syllablesPerMinute: passage.syllablesPerMinute && passage.syllablesPerMinute / stretch,
      })),
    );
    take.peaks.push(...part.peaks.filter((_, index) => index % parts.length === 0));
    take.durationSeconds += part.durationSeconds;
  }
  return { ...take, durationSeconds: take.durationSeconds * stretch, peaks: take.peaks.slice(0, 1000) };
}
