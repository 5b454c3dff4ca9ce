import { SOUND_CLASSES } from '../signal/sounds.js';
import type { SpeechSound } from './sounds-of-word.js';

/** What a stretch of sound may be: a sound of a word, a silence, or something that no word stands for. */
export type Kind = SpeechSound | 'silence' | 'other';
type Modelled = Exclude<Kind, 'other'>;

interface Model {
  /** How often each of the classes of sound is heard in it, in the order of `SOUND_CLASSES` (_ S h P A v m c); sums to 1. */
  heard: readonly number[];
  /** Mean length in stretches of 20 ms. */
  length: number;
  /** What leaving it out costs: people drop "t" and "d" and seldom an "s". */
  dropped: number;
  /** Shares of the length that follow on each other: the more, the less the length varies. */
  stages: number;
}

/** From articulation, not from recordings: each take bends the shares to its own speaker and microphone ({@link adapt}). */
export const MODELS: Record<Modelled, Model> = {
  vowel: { heard: [0.01, 0.02, 0.04, 0.24, 0.48, 0.19, 0.01, 0.01], length: 4.5, dropped: 4, stages: 2 },
  nasal: { heard: [0.03, 0.03, 0.04, 0.05, 0.27, 0.45, 0.08, 0.05], length: 3, dropped: 2, stages: 1 },
  liquid: { heard: [0.02, 0.03, 0.05, 0.12, 0.45, 0.29, 0.02, 0.02], length: 3, dropped: 1.5, stages: 1 },
  sibilant: { heard: [0.06, 0.72, 0.14, 0.01, 0.01, 0.03, 0.005, 0.025], length: 5, dropped: 4.5, stages: 2 },
  weak: { heard: [0.1, 0.22, 0.34, 0.03, 0.06, 0.14, 0.01, 0.1], length: 4, dropped: 2, stages: 1 },
  voiced: { heard: [0.05, 0.22, 0.15, 0.05, 0.15, 0.3, 0.02, 0.06], length: 3.5, dropped: 1.8, stages: 1 },
  stop: { heard: [0.24, 0.16, 0.22, 0.03, 0.06, 0.14, 0.02, 0.13], length: 4, dropped: 1.6, stages: 1 },
  voicedStop: { heard: [0.14, 0.04, 0.08, 0.06, 0.22, 0.34, 0.04, 0.08], length: 3, dropped: 1.2, stages: 1 },
  hesitation: { heard: [0.02, 0.01, 0.03, 0.1, 0.36, 0.42, 0.05, 0.01], length: 22, dropped: 6, stages: 4 },
  silence: { heard: [0.7, 0.015, 0.06, 0.005, 0.005, 0.03, 0.005, 0.18], length: 18, dropped: 0, stages: 1 },
};
export const OTHER_LENGTH = 12;

/** How much a stretch of 20 ms counts: neighbors sound alike and are no independent evidence. */
export const WEIGHT = 0.6;
/** What 20 ms that no word stands for cost beside the take's own mean. */
const OTHER_COST = 0.15;
/** The models count as so many stretches when a take is heard: so much of the take itself outweighs them. */
const PRIOR = 100;

/** Costs of hearing each class in each kind of sound, in nats. */
export type Costs = Record<Kind, Float64Array>;

/** Share of each class in the whole take: what is heard there anyway. */
export function backgroundOf(heard: Uint8Array): Float64Array {
  const counts = new Float64Array(SOUND_CLASSES.length).fill(1);
  for (const sound of heard) counts[sound]!++;
  const total = heard.length + SOUND_CLASSES.length;
  return counts.map((count) => -Math.log(count / total));
}

/** The models as they are, or bent to what was heard of each kind in this take (maximum a posteriori). */
export function adapt(background: Float64Array, counted?: ReadonlyMap<Kind, Float64Array>): Costs {
  const costs: Partial<Costs> = { other: background.map((cost) => cost * WEIGHT + OTHER_COST) };
  for (const [kind, { heard }] of Object.entries(MODELS) as [Modelled, Model][]) {
    const own = counted?.get(kind);
    const counts = heard.map((share, i) => share * PRIOR + (own?.[i] ?? 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    costs[kind] = Float64Array.from(counts, (count) => -WEIGHT * Math.log(count / total));
  }
  return costs as Costs;
}
