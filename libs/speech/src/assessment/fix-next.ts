import { type Evidence, type EvidenceEvent, type EventKind, faults } from './evidence.js';
import { scoresOf } from './scores.js';

/** The one thing to work on next, with the passage that shows it best. */
export interface FixNext {
  eventIds: string[];
  headline: string;
  evidence: string;
  reason: string;
  remedy: string;
  start: number;
  end: number;
}

/** A gain that no figure on the page would show is no reason to practice. */
const LEAST_GAIN = 0.05;
/** Seconds: shorter passages cannot be measured again, longer ones are not repeated. */
const SHORTEST_PASSAGE = 12;
const LONGEST_PASSAGE = 45;
const LEAD_IN = 2;

interface Teaching {
  headline: (text: string) => string;
  reason: string;
  remedy: string;
}

const TEACHING: Record<EventKind, Teaching> = {
  filler: {
    headline: (text) => `Drop "${text}"`,
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
    headline: (text) => (text.startsWith('Fast') ? 'Slow this passage down' : 'Pick this passage up'),
    reason: 'Outside 120 to 180 words a minute listeners lose the thread or their patience.',
    remedy: 'Say the passage again at 150 words a minute.',
  },
  level: {
    headline: (text) => (text.startsWith('Loud') ? 'Bring this passage down' : 'Speak this passage up'),
    reason: 'A passage clearly louder or softer than the rest is heard for its volume, not for its words.',
    remedy: 'Say the passage again at the volume of the passage before it.',
  },
  pitch: {
    headline: () => 'Give this passage some melody',
    reason: 'On one note every word weighs the same, and nothing stands out.',
    remedy: 'Say the passage again and lift the one word in each sentence that carries the point.',
  },
  hedge: {
    headline: (text) => `State it without "${text}"`,
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

/** The finding whose removal gains most; null when nothing stands out. */
export const chooseFixNext = (evidence: Evidence): FixNext | null => rankFixes(evidence)[0] ?? null;

/** Everything worth working on, what gains most first. */
export function rankFixes(evidence: Evidence): FixNext[] {
  const before = worthOf(evidence);
  return groupsOf(evidence.events)
    .map((group) => ({ group, gain: worthOf(without(evidence, group)) - before }))
    .filter(({ gain }) => gain > LEAST_GAIN)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ group }) => fixOf(group, evidence));
}

/** What to do about one single finding, however much it weighs. */
export const fixFor = (event: EvidenceEvent, evidence: Evidence): FixNext => fixOf([event], evidence);

function fixOf(group: readonly EvidenceEvent[], evidence: Evidence): FixNext {
  const first = group[0]!;
  const teaching = TEACHING[first.kind];
  return {
    eventIds: group.map(({ id }) => id),
    headline: teaching.headline(first.text),
    evidence: sentence(group, evidence),
    reason: teaching.reason,
    remedy: teaching.remedy,
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
            : event.text.split(' ')[0]!;
      const key = kind === 'repetition' || kind === 'false-start' ? kind : `${kind} ${label.toLowerCase()}`;
      const group = groups.get(key);
      if (group) group.push(event);
      else groups.set(key, [event]);
    }
  }
  return [...groups.values()];
}

function sentence(group: readonly EvidenceEvent[], { measurements, wording }: Evidence): string {
  const first = group[0]!;
  const times = group.length === 1 ? 'Once' : `${group.length} times`;
  if (first.kind === 'filler' && wording) {
    const share = ((group.length / wording.words) * 100).toFixed(1);
    return `${times} in ${wording.words} words, ${share} % of them.`;
  }
  if (first.kind === 'hedge' || first.kind === 'repetition' || first.kind === 'false-start') {
    return `${times} in ${clock(measurements.durationSeconds)}: "${first.text}" at ${clock(first.start)}.`;
  }
  return `${first.text} at ${clock(first.start)}${group.length > 1 ? `, and ${group.length - 1} more like it` : ''}.`;
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

/** 192 s as "3:12". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
