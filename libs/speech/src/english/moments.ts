import type { EventKind, EvidenceEvent } from '../assessment/evidence.js';
import { findingWords } from './observations.js';

const WORDS: Partial<Record<EventKind, string>> = {
  filler: 'Filler',
  hedge: 'Hedge',
  repetition: 'Repetition',
  'false-start': 'False start',
};

/** A finding as a moment to listen to: the observation, or the word with what it is. */
export const wordsOfMoment = (event: EvidenceEvent): string => {
  const named = WORDS[event.kind];
  return named === undefined ? findingWords(event) : `${named}: "${event.text}"`;
};

/** A stored moment in words: of its finding, where that is there. */
export function momentWords(
  { eventId, description }: { eventId?: string | undefined; description: string },
  events: readonly EvidenceEvent[],
): string {
  const event = events.find(({ id }) => id === eventId);
  return event ? wordsOfMoment(event) : description;
}
