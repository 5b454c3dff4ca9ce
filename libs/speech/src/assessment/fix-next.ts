import { type Evidence, type EventKind, type EvidenceEvent, faults } from './evidence.js';
import { type FixWords, wordsOnFix } from '../english/fixes.js';
import { directionOf } from './observation.js';
import { scoresOf } from './scores.js';
import { type JudgedPart, judgedParts } from './weak-parts.js';

/** The one thing to work on next, with the passage that shows it best. */
export interface FixNext extends FixWords {
  eventIds: string[];
  start: number;
  end: number;
}

/** A gain that no figure on the page would show is no reason to practice. */
const LEAST_GAIN = 0.05;
/** Words that slip out: one in a take is chance, two are the beginning of a habit. */
const SLIPS: ReadonlySet<EventKind> = new Set(['filler', 'hedge', 'repetition', 'false-start']);
/** Seconds: shorter passages cannot be measured again, longer ones are not repeated. */
const SHORTEST_PASSAGE = 12;
const LONGEST_PASSAGE = 45;
const LEAD_IN = 2;

/** The parts of the scores that a finding of each kind shows. */
const SHOWS: Record<EventKind, readonly string[]> = {
  filler: ['Fillers'],
  hedge: ['Hedges'],
  repetition: ['Stumbles'],
  'false-start': ['Stumbles'],
  pause: ['Pauses'],
  pace: ['Pace'],
  level: ['Ends of phrases', 'Steady volume'],
  pitch: ['Intonation'],
  hesitation: [],
};

/**
 * The one thing: what stands first of {@link rankFixes}. Null where more is to be gained from a weak part that no finding shows (pauses
 * that were never made, what was not asked for): there is nothing to play, and the first of the improvements is the one thing.
 */
export function chooseFixNext(evidence: Evidence): FixNext | null {
  const parts = judgedParts(scoresOf(evidence));
  const first = groupsByGain(evidence, parts)[0];
  const weakest = parts.findIndex(({ weak }) => weak);
  return first && (weakest < 0 || first.part <= weakest) ? fixOf(first.group, evidence) : null;
}

/**
 * Everything worth working on: findings of the part from which most is to be gained first, of each part those whose removal gains most.
 * A word that slipped out once in a take is none of it.
 */
export const rankFixes = (evidence: Evidence): FixNext[] =>
  groupsByGain(evidence, judgedParts(scoresOf(evidence))).map(({ group }) => fixOf(group, evidence));

function groupsByGain(evidence: Evidence, parts: readonly JudgedPart[]) {
  const before = worthOf(evidence);
  const isHabit = ({ kind }: EvidenceEvent): boolean =>
    !SLIPS.has(kind) || faults(evidence.events, kind).length > 1;
  return groupsOf(evidence.events.filter(isHabit))
    .map((group) => ({
      group,
      part: parts.findIndex(({ name }) => SHOWS[group[0]!.kind].includes(name)),
      gain: worthOf(without(evidence, group)) - before,
    }))
    .filter(({ part, gain }) => part >= 0 && gain > LEAST_GAIN)
    .toSorted((a, b) => a.part - b.part || b.gain - a.gain);
}

/** What to do about one single finding, however much it weighs. */
export const fixFor = (event: EvidenceEvent, evidence: Evidence): FixNext => fixOf([event], evidence);

function fixOf(group: readonly EvidenceEvent[], evidence: Evidence): FixNext {
  return {
    eventIds: group.map(({ id }) => id),
    ...wordsOnFix(group, evidence),
    ...passageOf(group, evidence.measurements.durationSeconds),
  };
}

/** The overall score before rounding hides small gains. */
function worthOf(evidence: Evidence): number {
  const { overall, ...scores } = scoresOf(evidence);
  if (overall.value === null) return 0;
  return Object.values(scores).reduce(
    (sum, { parts }) => sum + parts.reduce((part, { value, weight }) => part + value * weight, 0) / 4,
    0,
  );
}

function without(evidence: Evidence, group: readonly EvidenceEvent[]): Evidence {
  const ids = new Set(group.map(({ id }) => id));
  return { ...evidence, events: evidence.events.filter(({ id }) => !ids.has(id)) };
}

/** Fillers and hedges belong together by word, passages by direction, everything else by kind. */
function groupsOf(events: readonly EvidenceEvent[]): EvidenceEvent[][] {
  const groups = new Map<string, EvidenceEvent[]>();
  for (const kind of new Set(events.map((event) => event.kind))) {
    for (const event of faults(events, kind)) {
      const label =
        kind === 'filler' || kind === 'hedge'
          ? event.text
          : kind === 'pause'
            ? ''
            : (directionOf(event) ?? '');
      const key = kind === 'repetition' || kind === 'false-start' ? kind : `${kind} ${label.toLowerCase()}`;
      const group = groups.get(key);
      if (group) group.push(event);
      else groups.set(key, [event]);
    }
  }
  return [...groups.values()];
}

/** The stretch with most of the group's events, long enough to be measured again. */
function passageOf(group: readonly EvidenceEvent[], duration: number): { start: number; end: number } {
  const inOrder = group.toSorted((a, b) => a.start - b.start);
  let densest: EvidenceEvent[] = [];
  let to = 0;
  inOrder.forEach((first, from) => {
    const latest = first.start + LONGEST_PASSAGE - 2 * LEAD_IN;
    while (to < inOrder.length && inOrder[to]!.end <= latest) to++;
    if (to - from > densest.length) densest = inOrder.slice(from, to);
  });
  const from = (densest[0] ?? group[0]!).start;
  const until = Math.min((densest.at(-1) ?? group[0]!).end, from + LONGEST_PASSAGE);
  const margin = Math.max(LEAD_IN, (SHORTEST_PASSAGE - (until - from)) / 2);
  const start = Math.max(0, Math.min(from - margin, duration - SHORTEST_PASSAGE));
  return { start, end: Math.min(duration, Math.max(until + margin, start + SHORTEST_PASSAGE)) };
}
