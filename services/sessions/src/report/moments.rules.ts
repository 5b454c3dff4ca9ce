import type { Analysis, EvidenceEvent } from '@lectern/contracts/analysis';
import { weightOf } from '@lectern/speech/assessment/key-moments';
import { momentWords } from '@lectern/speech/english/moments';

export interface Moment {
  at: number;
  label: string;
  text: string;
  /** The words there, where they are known and surely placed. */
  quote: string | null;
}

const MOST_MOMENTS = 3;
const MOST_WORDS = 9;
/** Seconds around a single word that make it a phrase. */
const AROUND = 1.5;
/** What is itself a word, or a stop between words. */
const SHORT = 3;

/** Three moments in their order, each with the words that were said there. */
export const momentsOf = ({ keyMoments, events, transcript }: Analysis): Moment[] =>
  mostTelling(keyMoments, events).map(({ timestamp, type, ...moment }) => {
    const event = events.find(({ id }) => id === moment.eventId);
    return {
      at: timestamp,
      label: type === 'strength' ? 'Worked' : 'To change',
      text: momentWords(moment, events),
      quote: event ? quoteAt(event, transcript) : null,
    };
  });

/** What to change comes first, heaviest first; what worked takes a place of the three where there is any. */
function mostTelling(
  moments: Analysis['keyMoments'],
  events: readonly EvidenceEvent[],
): Analysis['keyMoments'] {
  const weight = ({ eventId }: Analysis['keyMoments'][number]): number => {
    const event = events.find(({ id }) => id === eventId);
    return event ? weightOf(event) : 0;
  };
  const heaviest = moments.toSorted((a, b) => weight(b) - weight(a));
  const change = heaviest.filter(({ type }) => type === 'improvement');
  const worked = heaviest.filter(({ type }) => type === 'strength');
  const kept = worked.slice(0, Math.max(1, MOST_MOMENTS - change.length));
  return [...change.slice(0, MOST_MOMENTS - kept.length), ...kept].toSorted(
    (a, b) => a.timestamp - b.timestamp,
  );
}

/** The first words of a passage, or those around a short finding. */
function quoteAt({ start, end }: EvidenceEvent, transcript: Analysis['transcript']): string | null {
  const words: readonly { text: string; start: number; end: number; sure?: boolean }[] =
    transcript?.words ?? transcript?.placed ?? [];
  const around = end - start < SHORT ? AROUND : 0;
  const said = words.filter((word) => {
    const middle = (word.start + word.end) / 2;
    return middle >= start - around && middle <= end + around;
  });
  const quoted = said.slice(0, MOST_WORDS);
  if (quoted.length === 0 || quoted.some(({ sure }) => sure === false)) return null;
  const text = quoted.map((word) => word.text.trim()).join(' ');
  return `“${text}${said.length > MOST_WORDS ? ' …' : ''}”`;
}
