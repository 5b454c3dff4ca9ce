import { wordsOfMoment } from '../english/moments.js';
import type { EventKind, EvidenceEvent } from './evidence.js';

export interface KeyMoment {
  /** Seconds. */
  timestamp: number;
  type: 'strength' | 'improvement';
  /** Which finding it is: its words are made where they are shown. */
  eventId: string;
  /** In English, for readers without a catalogue. */
  description: string;
}

const MOST_EACH = 4;
/** What stands out to a listener, heaviest first; what is only likely does not. */
const WEIGHT: Partial<Record<EventKind, number>> = {
  pace: 6,
  pause: 5,
  level: 4,
  pitch: 4,
  'false-start': 3,
  filler: 2,
  hedge: 2,
  repetition: 1,
};

/** How much a finding stands out to a listener. */
export const weightOf = (event: EvidenceEvent): number =>
  (WEIGHT[event.kind] ?? 0) * event.confidence + Math.min(5, event.end - event.start) / 10;

/** The moments worth playing first, in order of time. */
export function chooseKeyMoments(events: readonly EvidenceEvent[]): KeyMoment[] {
  const top = (credit: boolean): EvidenceEvent[] =>
    events
      .filter((event) => event.credit === credit && !event.dismissed && WEIGHT[event.kind] !== undefined)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MOST_EACH);
  return [...top(true), ...top(false)]
    .toSorted((a, b) => a.start - b.start)
    .map((event) => ({
      timestamp: event.start,
      type: event.credit ? 'strength' : 'improvement',
      eventId: event.id,
      description: wordsOfMoment(event),
    }));
}
