import { describe, expect, it } from '@jest/globals';
import { groundWords } from '../english/grounds.js';
import type { Evidence, EventKind, EvidenceEvent } from './evidence.js';
import { fillers, hedges, stumbles } from './word-parts.js';

const WORDS = 200;

const found = (kind: EventKind, changes: Partial<EvidenceEvent> = {}): EvidenceEvent => ({
  id: 'x',
  kind,
  start: 1,
  end: 2,
  confidence: 1,
  text: 'x',
  credit: false,
  dismissed: false,
  ...changes,
});
const evidence = (events: EvidenceEvent[]): Evidence =>
  ({ events, wording: { words: WORDS }, measurements: { durationSeconds: 120 } }) as unknown as Evidence;

describe.each([
  ['fillers', fillers, ['filler']],
  ['hedges', hedges, ['hedge']],
  ['stumbles', stumbles, ['repetition', 'false-start']],
] as [string, typeof fillers, EventKind[]][])('%s', (_name, part, kinds) => {
  const value = (...events: EvidenceEvent[]): number => part(evidence(events))!.value;

  it('cost points: none is the best, and each more is no better', () => {
    const values = Array.from({ length: 30 }, (_, count) =>
      value(...Array.from({ length: count }, (_each, i) => found(kinds[i % kinds.length]!))),
    );
    expect(values[0]).toBe(10);
    values.slice(1).forEach((each, i) => expect(each).toBeLessThanOrEqual(values[i]!));
    expect(values.at(-1)!).toBeLessThan(2);
  });

  it('count each of their kinds once, and nothing else', () => {
    const told = part(evidence([...kinds.map((kind) => found(kind)), found('long-pause' as EventKind)]))!;
    expect(groundWords(told.because)).toMatch(new RegExp(`^${kinds.length} .* in ${WORDS} words`));
    expect(groundWords(part(evidence([]))!.because)).toMatch(new RegExp(`^No .* in ${WORDS} words`));
  });

  it('do not count what was dismissed or speaks for the speaker', () => {
    const free = kinds.flatMap((kind) => [found(kind, { dismissed: true }), found(kind, { credit: true })]);
    expect(value(...free)).toBe(10);
  });

  it('are unknown without words, and with too few', () => {
    const known = (words: number): boolean =>
      part({ ...evidence([]), wording: { ...evidence([]).wording!, words } }) !== null;
    expect(part({ ...evidence([]), wording: null })).toBeNull();
    expect([9, 49, 50].map(known)).toEqual([false, false, true]);
  });
});
