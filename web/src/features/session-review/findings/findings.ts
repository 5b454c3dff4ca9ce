import type { Analysis, EvidenceEvent } from '@lectern/contracts/analysis';
import { EVENT_KINDS } from '@lectern/contracts/event-kinds';
import { isMissingPause } from '@lectern/speech/assessment/observation';
import { findingWords } from '@lectern/speech/english/observations';
import type { EvidenceKind } from '../../../ui/evidence-glyph.js';

/** The four lanes of the player, in their order. */
export const LANES: readonly { lane: EvidenceKind; name: string }[] = [
  { lane: 'filler', name: 'Fillers' },
  { lane: 'pause', name: 'Pauses' },
  { lane: 'pace', name: 'Pace' },
  { lane: 'level', name: 'Level' },
];

/** The first lane is named for what lies in it: hedges and repetitions are no fillers, and sounds are no words. */
export function laneName(lane: EvidenceKind, events: readonly EvidenceEvent[]): string {
  const kinds = new Set(events.filter(({ kind }) => laneOf(kind) === lane).map(({ kind }) => kind));
  if (lane === 'filler' && kinds.has('hesitation'))
    return kinds.size === 1 ? 'Hesitation sounds' : 'Words and sounds';
  if (lane === 'filler' && [...kinds].some((kind) => kind !== 'filler')) return 'Words';
  return LANES.find((one) => one.lane === lane)?.name ?? lane;
}

/** Words that weaken lie with the fillers; melody lies with the level of the voice. */
export function laneOf(kind: EvidenceEvent['kind']): EvidenceKind {
  switch (kind) {
    case 'filler':
    case 'hedge':
    case 'repetition':
    case 'false-start':
    case 'hesitation':
      return 'filler';
    case 'pitch':
    case 'level':
      return 'level';
    case 'pause':
    case 'pace':
      return kind;
  }
}

const SPOKEN_KIND: Partial<Record<EvidenceEvent['kind'], string>> = {
  hedge: 'hedge',
  repetition: 'said twice',
  'false-start': 'false start',
};

/** The finding in words: spoken words in quotes, everything else as it was noticed. */
export const whatOf = (event: EvidenceEvent): string =>
  laneOf(event.kind) === 'filler' && event.kind !== 'hesitation' ? `“${event.text}”` : findingWords(event);

/** Sounds that are probably hesitations and were not dismissed. Never all of them: none is no finding. */
export const hesitationsIn = (events: readonly EvidenceEvent[]): number =>
  events.filter(({ kind, dismissed }) => kind === 'hesitation' && !dismissed).length;

export interface Note {
  text: string;
  /** Counts in the speaker's favor. */
  credit: boolean;
}

/** The line under a finding: why it matters, or how sure it is. */
export function noteOf(event: EvidenceEvent): Note | null {
  const { kind, credit, confidence } = event;
  const unsure = confidence < 0.8 || kind === 'hesitation' ? 'likely' : null;
  if (credit) return { text: unsure ? `well placed; ${unsure}` : 'well placed', credit: true };
  const spoken = isMissingPause(event) ? 'missing' : SPOKEN_KIND[kind];
  const text = [spoken, unsure].filter(Boolean).join('; ');
  return text === '' ? null : { text, credit: false };
}

/** Findings in the order of time, without kinds that only a newer version knows. */
export const inOrder = (analysis: Analysis): EvidenceEvent[] =>
  analysis.events
    .filter(({ kind }) => EVENT_KINDS.includes(kind))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);

export const counted = (events: readonly EvidenceEvent[]): number =>
  events.filter((event) => !event.dismissed).length;

export const countsByLane = (events: readonly EvidenceEvent[]): Record<EvidenceKind, number> => {
  const counts: Record<EvidenceKind, number> = { filler: 0, pause: 0, pace: 0, level: 0 };
  for (const event of events) if (!event.dismissed) counts[laneOf(event.kind)] += 1;
  return counts;
};

/** What is heard for a finding: half a second before and after it, in seconds. */
export const windowOf = (
  { start, end }: { start: number; end: number },
  duration: number,
): { from: number; to: number } => ({ from: Math.max(0, start - 0.5), to: Math.min(duration, end + 0.5) });

/** The finding to go to next or back to, from the selected one or else from the position. */
export function neighbor(
  events: readonly EvidenceEvent[],
  from: { selectedId: string | null; position: number },
  direction: 1 | -1,
): EvidenceEvent | undefined {
  const counting = events.filter((event) => !event.dismissed || event.id === from.selectedId);
  const at = counting.findIndex((event) => event.id === from.selectedId);
  if (at >= 0) return counting[at + direction];
  return direction === 1
    ? counting.find((event) => event.start > from.position)
    : counting.findLast((event) => event.start < from.position);
}

/** What a lane says in which nothing is marked: that nothing was found is not the same as that nothing was measured. */
export function emptyLane(
  lane: EvidenceKind,
  { wording, measurements: m }: Pick<Analysis, 'wording' | 'measurements'>,
): string {
  switch (lane) {
    case 'filler':
      return wording === null ? 'not measured, needs words' : 'none found';
    case 'pause':
      return m.speechSeconds === 0 ? 'not measured, no speech' : 'none to mark';
    case 'pace':
      return m.wordsPerMinute === null
        ? 'not measured, under 10 s of speech'
        : `${m.wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(m.wordsPerMinute)} words a minute, nothing to mark`;
    case 'level':
      return m.level.medianDb === null ? 'not measured' : 'nothing to mark';
  }
}
