import { describe, expect, it } from '@jest/globals';
import type { Measurements } from '../measurements.js';
import { found, measured } from '../testing/takes.js';
import type { Wording } from '../words/wording.js';
import type { LegalMarks } from '../words/legal-marks.js';
import type { Evidence } from './evidence.js';
import { feedbackOn } from './feedback.js';
import { scoresOf } from './scores.js';

const wording = (changes: Partial<Wording> = {}): Wording => ({
  words: 180,
  wordsPerSentence: 14,
  timeWords: 3,
  peopleWords: 6,
  addressWords: 4,
  ...changes,
});
const legal = {
  scenario: 'cross-examination',
  words: 180,
  marks: [],
  counts: { exhibit: 3 },
  questions: { total: 20, leading: 20, open: 0, closed: 0, statements: 0, crowded: 0, medianWords: 8 },
} as unknown as LegalMarks;
const rates = [0, 5, 10, 15].map((start) => ({ start, end: start + 15, syllablesPerMinute: 210 }));
const take = (measures: Partial<Measurements> = {}, changes: Partial<Evidence> = {}): Evidence => ({
  measurements: measured({ rateOverTime: rates, ...measures }),
  events: [],
  wording: wording(),
  legal,
  script: null,
  fullLengthSeconds: 100,
  ...changes,
});
const room = (aboveRoomDb: number): Partial<Measurements> => ({
  level: { ...measured().level, aboveRoomDb },
});

describe('a score is missing', () => {
  it.each([
    ['without speech', { speechSeconds: 0 }, 'no-speech'],
    ['under a minute of speech', { speechSeconds: 59.9 }, 'too-short'],
    ['with a minute of speech it is there', { speechSeconds: 60 }, undefined],
    ['in a room nearly as loud', room(5.9), 'drowned'],
    ['in a loud room it is there', room(6), undefined],
  ] as const)('%s', (_, measures, missing) => {
    const scores = scoresOf(take(measures));
    for (const one of Object.values(scores)) {
      expect(one.missing).toBe(missing);
      expect(one.value === null).toBe(missing !== undefined);
    }
    expect(scores.overall.measured).toBe(missing ? 0 : 4);
  });

  it.each([
    ['nobody knows the words', { wording: null }, { clarity: 'no-words', legalEffectiveness: 'no-words' }],
    [
      'there are under fifty words',
      { wording: wording({ words: 49 }) },
      { clarity: 'few-words', legalEffectiveness: 'few-words' },
    ],
    ['fifty words are enough', { wording: wording({ words: 50 }) }, {}],
    ['nobody knows the scenario', { legal: null }, { legalEffectiveness: 'no-scenario' }],
    [
      'the words are a loop',
      { wording: wording({ nonsense: 'loop' }) },
      { confidence: 'loop', clarity: 'loop', pace: 'loop', legalEffectiveness: 'loop', overall: 'loop' },
    ],
  ] as [string, Partial<Evidence>, Record<string, string>][])('where %s', (_, changes, expected) => {
    const missing = Object.entries(scoresOf(take({}, changes))).flatMap(([name, one]) =>
      one.missing ? [[name, one.missing]] : [],
    );
    expect(Object.fromEntries(missing)).toEqual(expected);
  });

  it('where there is nothing to tell of the law: a script alone is enough to tell', () => {
    const unasked = {
      ...legal,
      words: 901,
      questions: { ...legal.questions, total: 20, leading: 0, statements: 20 },
      counts: {},
    };
    const none = take({}, { legal: { ...unasked, scenario: 'jury-selection' } as LegalMarks });
    expect(scoresOf(none).legalEffectiveness.missing).toBe('nothing-to-tell');
    const points = [{ text: 'The light was red.', status: 'hit' as const, said: 1 }];
    const read = { ...none, script: { points, coverage: 1 } };
    expect(scoresOf(read).legalEffectiveness).toMatchObject({ value: 10, parts: [{ weight: 1 }] });
  });
});

describe('pauses and evenness', () => {
  const events = [10, 25, 40, 55, 70].map((start) => found('pause', start, { credit: true }));
  const partsAt = (wordsPerMinute: number) => scoresOf(take({ wordsPerMinute }, { events })).pace.parts;
  const values = (wordsPerMinute: number): number[] => partsAt(wordsPerMinute).map(({ value }) => value);

  it('count whole at every pace that can be followed, and at a slow one', () => {
    for (const wordsPerMinute of [90, 120, 150, 180])
      expect(values(wordsPerMinute).slice(1)).toEqual([10, 10]);
    expect(partsAt(180)[1]!.because).toHaveLength(1);
  });

  it('keep above it the share that the speed has of its worth at the edge, and say so', () => {
    expect(values(210)).toEqual([2.8, 5, 5]);
    expect(values(270)).toEqual([0.7, 1.3, 1.3]);
    const [, pauses] = partsAt(210);
    expect(pauses!.because?.at(-1)).toEqual({ code: 'at-this-pace', share: expect.closeTo(0.5) });
    expect(pauses!.explanation).toMatch(/Faster than listeners can follow, this counts 50 %\.$/);
    const { improvements } = feedbackOn(scoresOf(take({ wordsPerMinute: 210 }, { events }))).advice;
    expect(improvements).toContain('Pace');
    for (const held of ['Pauses', 'Steady pace']) expect(improvements).not.toContain(held);
    expect(pauses!.low).toBeLessThan(5);
    expect(pauses!.high).toBeGreaterThan(5);
  });
});

describe('the overall score', () => {
  it('weighs confidence 30, clarity and pace 25 each, the law 20', () => {
    const { overall } = scoresOf(take());
    expect(overall.parts.map(({ weight }) => weight)).toEqual([0.3, 0.25, 0.25, 0.2]);
    expect(overall).toMatchObject({ basis: 'all', measured: 4, share: 1 });
  });

  it.each([
    [100, 1],
    [250, 1],
    [60, 0.98],
    [50, 0.98],
    [1, 0.95],
  ])(
    'of all parts loses up to five in a hundred for being short: %d s of 100 s',
    (durationSeconds, share) => {
      expect(scoresOf(take({ durationSeconds })).overall.share).toBe(share);
    },
  );

  it('takes three minutes for the full length where the scenario has none', () => {
    const { fullLengthSeconds: _, ...without } = take({ durationSeconds: 180 });
    expect(scoresOf(without).overall.share).toBe(1);
    const { fullLengthSeconds: __, ...shorter } = take({ durationSeconds: 144 });
    expect(scoresOf(shorter).overall.share).toBe(0.99);
  });

  it('claims nine tenths with part of the evidence', () => {
    const voice = scoresOf(take({}, { wording: null, legal: null })).overall;
    expect(voice).toMatchObject({ basis: 'voice', measured: 2, share: 0.9 });
    expect(voice.parts.map(({ weight }) => weight)).toEqual([0.55, 0.45]);
    expect(scoresOf(take({}, { legal: null })).overall).toMatchObject({
      basis: 'some',
      measured: 3,
      share: 0.9,
    });
  });

  it('says of each part what it was worth', () => {
    const scores = scoresOf(take());
    expect(scores.overall.parts.map(({ value }) => value)).toEqual([
      scores.confidence.value,
      scores.clarity.value,
      scores.pace.value,
      scores.legalEffectiveness.value,
    ]);
    expect(scores.overall.parts[0]!.because).toEqual([
      { code: 'score', of: 'confidence', value: scores.confidence.value },
    ]);
  });
});

describe('a score of parts', () => {
  it('shares the weight of what could not be measured among the others', () => {
    const { clarity } = scoresOf(take({}, { wording: wording({ wordsPerSentence: null }) }));
    expect(clarity.parts.map(({ name, weight }) => [name, weight])).toEqual([
      ['Fillers', 0.67],
      ['Stumbles', 0.33],
    ]);
  });

  it('counts the level of the take once, where it stands in for the ends of its phrases', () => {
    const { confidence } = scoresOf(take({ level: { ...measured().level, fadeDb: null } }));
    expect(confidence.parts.map(({ name, weight }) => [name, weight])).toEqual([
      ['Intonation', 0.45],
      ['Steady volume', 0.35],
      ['Hedges', 0.2],
    ]);
  });

  it('counts a planned script three tenths beside what the scenario asks for', () => {
    const points = (['hit', 'hit', 'partly', 'missed'] as const).map((status) => ({
      text: status,
      status,
      said: 0,
    }));
    const { legalEffectiveness } = scoresOf(take({}, { script: { points, coverage: 0.5 } }));
    const [planned] = legalEffectiveness.parts;
    expect(planned).toMatchObject({ name: 'Planned points', weight: 0.23, value: 6.3, low: 5, high: 7.5 });
    expect(planned!.because).toEqual([{ code: 'points', hit: 2, partly: 1, total: 4 }]);
  });

  it('falls by what goes wrong in its own way, and no other score does', () => {
    const before = scoresOf(take());
    const after = scoresOf(take({}, { events: Array.from({ length: 9 }, (_, i) => found('filler', i)) }));
    expect(after.clarity.value!).toBeLessThan(before.clarity.value!);
    for (const name of ['confidence', 'pace', 'legalEffectiveness'] as const)
      expect(after[name]).toEqual(before[name]);
  });
});
