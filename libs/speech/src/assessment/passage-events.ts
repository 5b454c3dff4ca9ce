import { INTONATION, LEVEL_DEPARTURE } from '../bands.js';
import type { Acoustics, Fade, Passage } from '../measurements.js';
import { observationWords } from '../english/observations.js';
import type { EventKind, Finding } from './evidence.js';
import type { Observation } from './observation.js';

interface Judgement {
  kind: EventKind;
  /** Passages with the same label that touch are one finding. */
  label: 'loud' | 'soft' | 'flat';
  value: number;
  /** How far outside, 0-1 and more. */
  excess: number;
}

/** Passages of 15 s that are loud, soft or flat, and phrases that fade. Windows that overlap become one finding. */
export function findPassageEvents({ passages, measurements, fades }: Acoustics): Finding[] {
  const usual = measurements.level.medianDb;
  const judges = [(passage: Passage) => judgeLevel(passage, usual), judgeIntonation];
  return [...judges.flatMap((judge) => merge(passages, judge)), ...(fades ?? []).map(fading)];
}

function fading({ start, end, fallDb }: Fade): Finding {
  const observed = { code: 'fading', decibels: -fallDb } as const;
  return {
    kind: 'level',
    start,
    end,
    confidence: 0.7,
    text: observationWords(observed),
    observed,
    credit: false,
  };
}

function judgeLevel({ medianDb }: Passage, usual: number | null): Judgement | null {
  if (medianDb === null || usual === null) return null;
  const value = medianDb - usual;
  if (Math.abs(value) < LEVEL_DEPARTURE) return null;
  const excess = Math.abs(value) / LEVEL_DEPARTURE - 1;
  return { kind: 'level', label: value > 0 ? 'loud' : 'soft', value, excess };
}

function judgeIntonation({ variationSemitones }: Passage): Judgement | null {
  const least = INTONATION.fair[0];
  if (variationSemitones === null || variationSemitones >= least) return null;
  return { kind: 'pitch', label: 'flat', value: variationSemitones, excess: 1 - variationSemitones / least };
}

function merge(passages: readonly Passage[], judge: (passage: Passage) => Judgement | null): Finding[] {
  const stretches: { start: number; end: number; judgements: Judgement[] }[] = [];
  for (const passage of passages) {
    const judgement = judge(passage);
    if (!judgement) continue;
    const open = stretches.at(-1);
    if (open && open.judgements[0]!.label === judgement.label && passage.start <= open.end) {
      open.end = passage.end;
      open.judgements.push(judgement);
    } else
      stretches.push({
        start: Math.max(passage.start, open?.end ?? 0),
        end: passage.end,
        judgements: [judgement],
      });
  }
  return stretches.map(({ start, end, judgements }) => {
    const observed = observe(judgements);
    return {
      kind: judgements[0]!.kind,
      start,
      end,
      // Just outside a band is a coin toss; a third outside is not.
      confidence: Math.min(0.95, 0.6 + Math.max(...judgements.map(({ excess }) => excess))),
      text: observationWords(observed),
      observed,
      credit: false,
    };
  });
}

function observe(judgements: readonly Judgement[]): Observation {
  const { label } = judgements[0]!;
  const mean = judgements.reduce((sum, { value }) => sum + value, 0) / judgements.length;
  return label === 'flat' ? { code: label, semitones: mean } : { code: label, decibels: mean };
}
