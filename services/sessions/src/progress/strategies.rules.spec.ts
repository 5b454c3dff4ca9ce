import { describe, expect, it } from '@jest/globals';
import type { Counted } from './figures.rules.js';
import { type OfSpan, strategiesOf } from './strategies.rules.js';

const span = (sounds: (number | undefined)[], looks: number[] = []): OfSpan => ({
  rows: sounds.map(
    (value) => ({ strategies: value === undefined ? {} : { 'How You Sound': value } }) as unknown as Counted,
  ),
  looks: looks.map((value) => ({ value, assessedAt: new Date() })),
});
const NOTHING = span([]);
const of = (name: string, ...spans: [OfSpan, OfSpan]) =>
  strategiesOf(...spans, { 'How You Sound': new Date('2026-03-05T10:00:00Z') }).find(
    ({ strategy }) => strategy === name,
  )!;

describe('the strategies of a period', () => {
  it('are means in percent, with what changed since the one before', () => {
    expect(of('How You Sound', span([7, 8, undefined]), span([6.5]))).toEqual({
      strategy: 'How You Sound',
      score: 75,
      improvement: 10,
      lastPracticed: '2026-03-05T10:00:00.000Z',
      sessions: 2,
    });
    expect(of('How You Sound', span([6]), span([6.5])).improvement).toBe(-5);
  });

  it('have no score and no change where nothing was measured', () => {
    expect(of('How You Sound', span([undefined]), span([7]))).toMatchObject({
      score: null,
      improvement: null,
      sessions: 0,
    });
    expect(of('How You Sound', span([7]), NOTHING)).toMatchObject({ score: 70, improvement: null });
    expect(of('How You Present', span([7]), NOTHING)).toMatchObject({ score: null, lastPracticed: null });
  });

  it('take Check Your Look from the own assessments alone', () => {
    expect(of('Check Your Look', span([7], [8, 9]), span([7], [6]))).toMatchObject({
      score: 85,
      improvement: 25,
      sessions: 2,
    });
  });
});
