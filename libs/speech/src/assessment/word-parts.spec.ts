import { describe, expect, it } from '@jest/globals';
import { groundWords } from '../english/grounds.js';
import type { PlannedPoint, PointStatus } from '../words/script-alignment.js';
import type { Evidence, EventKind, EvidenceEvent } from './evidence.js';
import {
  directAddress,
  fillers,
  hedges,
  people,
  plannedPoints,
  sentences,
  stumbles,
  timeLine,
} from './word-parts.js';

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

describe('a minute of a take', () => {
  const told = (seconds: number, count: number): unknown =>
    fillers({
      ...evidence(Array.from({ length: count }, () => found('filler'))),
      measurements: { durationSeconds: seconds } as Evidence['measurements'],
    })!.because[0];

  it('is told the fillers of where there are any and time passed', () => {
    expect(told(120, 6)).toEqual({ code: 'fillers', count: 6, words: WORDS, perMinute: 3 });
    expect(told(30, 1)).toMatchObject({ perMinute: 2 });
    expect(told(120, 0)).toMatchObject({ perMinute: null });
    expect(told(0, 1)).toMatchObject({ perMinute: null });
  });
});

describe('in a hundred words', () => {
  const worth = (part: typeof fillers, kind: EventKind, counts: number[]): number[] =>
    counts.map((count) => {
      const events = Array.from({ length: count }, () => found(kind));
      return part({ ...evidence(events), wording: { ...evidence([]).wording!, words: 1000 } })!.value;
    });

  it.each([
    ['three tenths of a filler', fillers, 'filler', 3, 50],
    ['half a hedge', hedges, 'hedge', 5, 40],
    ['half a stumble', stumbles, 'repetition', 5, 50],
  ] as const)(
    '%s costs nothing, one more does, and at the limit two points are left',
    (_, part, kind, free, poor) => {
      const [within, over, last] = worth(part, kind, [free, free + 1, poor]);
      expect(within).toBe(10);
      expect(over).toBeLessThan(10);
      expect(last).toBeCloseTo(2);
    },
  );
});

describe('words for the listener, the time and people', () => {
  const counted = { addressWords: 0, timeWords: 0, peopleWords: 0, wordsPerSentence: null };
  const of = (part: typeof fillers, key: keyof typeof counted, count: number, words = 1000) =>
    part({ ...evidence([]), wording: { ...counted, words, [key]: count } })!;

  it.each([
    ['to the listener', directAddress, 'addressWords', [6, 10, 100, 160]],
    ['in time', timeLine, 'timeWords', [10, 15, 120, 180]],
    ['of people', people, 'peopleWords', [25, 40, 220, 300]],
  ] as const)(
    '%s: eight points at the edges of the target, five and a half where it is acceptable',
    (_, part, key, edges) => {
      const [low, fromGood, toGood, high] = edges.map((count) => of(part, key, count).value);
      expect([fromGood, toGood].map((value) => Number(value!.toFixed(6)))).toEqual([8, 8]);
      expect([low, high].map((value) => Number(value!.toFixed(6)))).toEqual([5.5, 5.5]);
    },
  );

  it('are told by the hundred, and unknown without words', () => {
    expect(of(directAddress, 'addressWords', 10, 200).because).toEqual([
      { code: 'to-listener', perHundred: 5 },
    ]);
    expect(of(timeLine, 'timeWords', 6, 300).because).toEqual([{ code: 'in-time', perHundred: 2 }]);
    expect(directAddress({ ...evidence([]), wording: null })).toBeNull();
    expect(timeLine({ ...evidence([]), wording: null })).toBeNull();
  });
});

describe('the length of sentences', () => {
  const of = (wordsPerSentence: number | null) =>
    sentences({ ...evidence([]), wording: { ...evidence([]).wording!, wordsPerSentence } });

  it('may be off by an eighth', () => {
    expect(of(14)).toMatchObject({ value: 10, high: 10, because: [{ code: 'sentence-length', words: 14 }] });
    // 20 words are the edge of the target: 22.4 lie beyond it, 17.6 inside.
    expect(of(20)!.value).toBeCloseTo(8);
    expect(of(20)!.low).toBeCloseTo(8 - (2.5 * 2.4) / 8);
    expect(of(20)!.high).toBeCloseTo(10 - 2 * 0.6 ** 2);
  });

  it('is unknown without full stops', () => {
    expect(of(null)).toBeNull();
    expect(sentences({ ...evidence([]), wording: null })).toBeNull();
  });
});

describe('planned points', () => {
  const of = (...made: PointStatus[]) => {
    const points = made.map((status): PlannedPoint => ({ text: 'x', status, said: 0 }));
    return plannedPoints({ ...evidence([]), script: { points, coverage: 0 } });
  };

  it('count in full, or half where they were made in part, which may have been more or less', () => {
    expect(of('hit', 'hit', 'partly', 'missed', 'missed')).toMatchObject({
      value: 5,
      low: 4,
      high: 6,
      because: [{ code: 'points', hit: 2, partly: 1, total: 5 }],
    });
    expect(of('missed')).toMatchObject({ value: 0, low: 0, high: 0 });
    expect(plannedPoints({ ...evidence([]), script: null })).toBeNull();
  });
});
