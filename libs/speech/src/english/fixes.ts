import type { Evidence, EvidenceEvent, EventKind } from '../assessment/evidence.js';
import { directionOf, isFading } from '../assessment/observation.js';
import { clock } from './clock.js';
import { findingWords } from './observations.js';

/** What to fix in words: what to do, what shows it, why, and how. */
export interface FixWords {
  headline: string;
  evidence: string;
  reason: string;
  remedy: string;
}

/** The figures that the sentences rest on. */
type Rests = Pick<Evidence, 'measurements' | 'wording'>;

interface Teaching {
  headline: (first: EvidenceEvent) => string;
  reason: string;
  remedy: string;
}

const TEACHING: Record<EventKind, Teaching> = {
  filler: {
    headline: ({ text }) => `Drop "${text}"`,
    reason: 'Listeners hear a filler as doubt, and it hides the word before it.',
    remedy: 'Say the passage again; where the filler was, close your mouth and let it be silent.',
  },
  pause: {
    headline: () => 'Pause at the end of the thought',
    reason:
      'A pause lets the listener keep what was said; in the wrong place, or missing, it takes the thought apart.',
    remedy: 'Say the passage again and stop for two seconds after each full sentence, nowhere else.',
  },
  pace: {
    headline: (first) => (directionOf(first) === 'fast' ? 'Slow this passage down' : 'Pick this passage up'),
    reason: 'Outside 120 to 180 words a minute listeners lose the thread or their patience.',
    remedy: 'Say the passage again at 150 words a minute.',
  },
  level: {
    headline: (first) =>
      directionOf(first) === 'loud' ? 'Bring this passage down' : 'Speak this passage up',
    reason: 'A passage clearly louder or softer than the rest is heard for its volume, not for its words.',
    remedy: 'Say the passage again at the volume of the passage before it.',
  },
  pitch: {
    headline: () => 'Give this passage some melody',
    reason: 'On one note every word weighs the same, and nothing stands out.',
    remedy: 'Say the passage again and lift the one word in each sentence that carries the point.',
  },
  hedge: {
    headline: ({ text }) => `State it without "${text}"`,
    reason: 'A hedge takes weight from the sentence it stands in.',
    remedy: 'Say the passage again as the evidence shows it.',
  },
  repetition: {
    headline: () => 'Say each word once',
    reason: 'Repeated words sound like searching for the next one.',
    remedy: 'Say the passage again, a little slower, and breathe before each sentence.',
  },
  hesitation: {
    headline: () => 'Let it be silent here',
    reason: 'Listeners hear a sound without a word as a search for the next one.',
    remedy: 'Say the passage again; where the sound was, close your mouth and breathe.',
  },
  'false-start': {
    headline: () => 'Finish the sentence you begin',
    reason: 'A sentence begun twice makes the listener start over too.',
    remedy: 'Say the passage again; know its first five words before you begin.',
  },
};

/** A phrase that dies away is no soft passage: its beginning is heard. */
const FADING: Teaching = {
  headline: () => 'Carry the phrase to its end',
  reason: 'The point of a sentence often stands in its last words, and what dies away there is not heard.',
  remedy: 'Say the passage again with enough breath left for the last word to be as loud as the first.',
};

/** What is said about findings of one kind that are fixed together; the first is at hand in the headline. */
export function wordsOnFix(group: readonly EvidenceEvent[], rests: Rests): FixWords {
  const first = group[0]!;
  const { headline, reason, remedy } =
    first.kind === 'level' && isFading(first) ? FADING : TEACHING[first.kind];
  return { headline: headline(first), evidence: sentence(group, rests), reason, remedy };
}

/** A stored fix in words. Where its findings are not there, or one is of a kind that a later version knows, it keeps its own. */
export function fixWords(
  fix: FixWords & { eventIds: readonly string[] },
  analysis: Rests & Pick<Evidence, 'events'>,
): FixWords {
  const group = fix.eventIds.flatMap((id) => analysis.events.find((event) => event.id === id) ?? []);
  const known = group.length > 0 && group.length === fix.eventIds.length && group[0]!.kind in TEACHING;
  if (known) return wordsOnFix(group, analysis);
  const { headline, evidence, reason, remedy } = fix;
  return { headline, evidence, reason, remedy };
}

function sentence(group: readonly EvidenceEvent[], { measurements, wording }: Rests): string {
  const first = group[0]!;
  const times = group.length === 1 ? 'Once' : `${group.length} times`;
  if (first.kind === 'filler' && wording) {
    const share = ((group.length / wording.words) * 100).toFixed(1);
    return `${times} in ${wording.words} words, ${share} % of them.`;
  }
  if (first.kind === 'hedge' || first.kind === 'repetition' || first.kind === 'false-start') {
    return `${times} in ${clock(measurements.durationSeconds)}: "${first.text}" at ${clock(first.start)}.`;
  }
  return `${findingWords(first)} at ${clock(first.start)}${group.length > 1 ? `, and ${group.length - 1} more like it` : ''}.`;
}
