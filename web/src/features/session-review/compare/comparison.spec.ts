import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '@lectern/contracts/analysis';
import { caveats } from '../analysis/caveats.js';
import { headlineOf, measuredFigures, partFigures, scoreFigures, summaryOf } from './comparison.js';
import { reviewable } from '../sharing/shared-analysis.js';

const assessed = (value: number): Analysis['scores']['overall'] => ({
  value,
  range: { low: Math.round(value * 10) / 10 - 0.5, high: Math.round(value * 10) / 10 + 0.5 },
  parts: [{ name: 'Pace', value, weight: 1, explanation: 'in range' }],
});
const unassessed = { value: null, reason: 'There is no transcript.', parts: [] };

const take = (wordsPerMinute: number | null, score: number, changes: Partial<Analysis> = {}): Analysis => {
  const base = reviewable({}, 60);
  return {
    ...base,
    overallScore: score,
    fillerWordCount: 3,
    measurements: { ...base.measurements, wordsPerMinute, speechSeconds: 60, syllablesPerMinute: 200 },
    scores: {
      overall: assessed(score),
      confidence: assessed(score),
      clarity: unassessed,
      pace: assessed(score),
      legalEffectiveness: unassessed,
    },
    ...changes,
  };
};
const changeOf = (name: string, first: Analysis, second: Analysis) =>
  measuredFigures(first, second).find((figure) => figure.name === name);

describe('two takes compared', () => {
  it('tell the difference in words, and where it leads', () => {
    expect(changeOf('Pace', take(162, 7), take(150, 7))?.change).toBe(
      '12 words a minute slower, still where listeners follow best',
    );
    expect(changeOf('Pace', take(162, 7), take(196, 7))?.change).toBe(
      '34 words a minute faster, now too high',
    );
    expect(changeOf('Filler words', take(150, 7), take(150, 7, { fillerWordCount: 0 }))?.change).toBe(
      'no clear difference',
    );
    const many = take(150, 7, { fillerWordCount: 12 });
    expect(changeOf('Filler words', many, take(150, 7, { fillerWordCount: 3 }))?.change).toBe(
      '9.0 a minute fewer',
    );
  });

  it('never say that what looks the same has changed', () => {
    expect(changeOf('Pace', take(150.4, 7), take(149.6, 7))?.change).toBe('the same');
    expect(changeOf('Pace', take(145, 7), take(119.6, 7))?.change).toBe(
      '25 words a minute slower, now on the low side',
    );
    expect(scoreFigures(take(150, 7.04), take(150, 6.96))[0]).toMatchObject({
      first: '7.0 (6.5 to 7.5)',
      second: '7.0 (6.5 to 7.5)',
      change: 'no clear difference',
      verdict: null,
    });
  });

  it('are called different only when their ranges part', () => {
    expect(scoreFigures(take(150, 7), take(150, 7.8))[0]?.change).toBe('no clear difference');
    expect(scoreFigures(take(150, 7), take(150, 8.2))[0]?.change).toBe('1.2 better');
    expect(scoreFigures(take(150, 8.2), take(150, 7))[0]?.change).toBe('1.2 lower');
  });

  it('stand with what their evidence leaves open, drawn where it is a score', () => {
    const [first, second] = [take(150, 7), take(150, 8.2)];
    expect(changeOf('Pace', first, second)?.first).toBe('150 words a minute (147 to 153)');
    expect(changeOf('Filler words', first, second)?.first).toMatch(
      /^3\.0 a minute \(\d\.\d to \d\.\d\), 3 in all$/,
    );
    const [overall, , clarity] = scoreFigures(first, second);
    expect(overall?.ranges).toEqual([
      { low: 6.5, high: 7.5 },
      { low: expect.closeTo(7.7), high: expect.closeTo(8.7) },
    ]);
    expect(clarity?.ranges).toEqual([null, null]);
  });

  it('are headed by what is better and what is lower, and by the whole', () => {
    const [first, second] = [take(150, 7), take(150, 7.4)];
    expect(headlineOf(first, second)).toBe('No part clearly differs. Overall: no clear difference.');
    second.scores.confidence = assessed(9.1);
    expect(headlineOf(first, second)).toBe('Confidence scores better. Overall: no clear difference.');
    second.scores.pace = assessed(5);
    expect(headlineOf(first, second)).toBe(
      'Confidence scores better, pace scores lower. Overall: no clear difference.',
    );
    expect(headlineOf(take(150, 5), take(150, 8))).toBe(
      'Confidence and pace score better. Overall: 3.0 better.',
    );
    const long = take(150, 9);
    long.measurements.durationSeconds = 200;
    expect(headlineOf(first, long)).toBe('The lengths differ too much for a verdict');
  });

  it('tell a part of the score in the paragraph where its ranges part, and only there', () => {
    const [first, second] = [take(150, 7), take(150, 7.4)];
    second.scores.confidence = assessed(9.1);
    expect(summaryOf(first, second)).toMatch(
      /^Overall: 7\.0, then 7\.4, no clear difference\. Confidence score: 7\.0, then 9\.1, 2\.1 better\. Pace: the same\./,
    );
    expect(summaryOf(second, first)).toContain('Confidence score: 9.1, then 7.0, 2.1 lower.');
    expect(summaryOf(first, take(150, 7.4))).not.toContain(' score:');
  });

  it('give no verdict when one is three times as long, or one has no words', () => {
    const long = take(150, 9);
    long.measurements.durationSeconds = 200;
    expect(scoreFigures(take(150, 7), long)[0]?.change).toBe('cannot be compared');
    expect(changeOf('Pace', take(162, 7), long)?.change).toBe('cannot be compared');
    expect(summaryOf(take(150, 7), long)).toContain('they give no verdict');
    const voice = take(150, 9);
    voice.scores.overall.basis = 'voice';
    expect(scoreFigures(take(150, 7), voice)[0]?.change).toBe('cannot be compared');
    voice.scores.overall.measured = 2;
    expect(summaryOf(take(150, 7), voice)).toMatch(/^They rest on different parts \(1 and 2 of 4 measured\)/);
    const some = take(150, 9);
    some.scores.overall.basis = 'some';
    expect(scoreFigures(take(150, 7), some)[0]?.change).toBe('cannot be compared');
  });

  it('say which take has no score, and why', () => {
    const short = take(150, 7);
    short.scores.overall = { value: null, missing: 'too-short', parts: [] };
    expect(summaryOf(take(150, 7), short)).toMatch(
      /^Take 2 has no overall score\. Too short to judge: record a minute\. Pace:/,
    );
    expect(summaryOf(short, short)).toMatch(/^Neither take has an overall score\. Pace:/);
  });

  it('call what the voice alone was scored by a delivery', () => {
    const [first, second] = [take(150, 7), take(150, 8.2)];
    for (const { scores } of [first, second]) scores.overall.basis = 'voice';
    expect(scoreFigures(first, second)[0]).toMatchObject({
      name: 'Delivery',
      change: '1.2 better',
    });
    expect(summaryOf(first, second)).toMatch(/^Delivery: 7\.0, then 8\.2, 1\.2 better/);
    second.scores.overall = { value: null, reason: 'Too short to judge: record a minute.', parts: [] };
    expect(scoreFigures(first, second)[0]?.name).toBe('Delivery');
    expect(scoreFigures(take(150, 7), take(150, 8))[0]?.name).toBe('Overall');
  });

  it('say what was not assessed, and why', () => {
    const [, , clarity] = scoreFigures(take(150, 7), take(150, 8));
    expect(clarity).toMatchObject({
      first: null,
      reasons: { first: 'There is no transcript.', second: 'There is no transcript.' },
      change: 'cannot be compared',
    });
    expect(changeOf('Filler words', take(150, 7, { fillerWordCount: null }), take(150, 7))).toMatchObject({
      first: null,
      reasons: { first: 'no transcript' },
      change: 'cannot be compared',
    });
  });

  it('show the parts of a score on both sides, also when one side lacks one', () => {
    const second = take(150, 8);
    second.scores.pace.parts.push({ name: 'Steady pace', value: 9, weight: 0.5, explanation: '' });
    expect(partFigures(take(150, 7), second, 'pace')).toEqual([
      { name: 'Pace', first: '7.0', second: '8.0', reasons: {}, change: '1.0 better' },
      { name: 'Steady pace', first: null, second: '9.0', reasons: {}, change: 'cannot be compared' },
    ]);
  });

  it('begin with a sentence, and warn of different sources', () => {
    const first = take(162, 7.1);
    const second = take(150, 8.1, { engine: { ...first.engine, transcript: 'supplied' } });
    expect(summaryOf(first, second)).toMatch(
      /^Overall: 7\.1, then 8\.1, no clear difference\. Pace: 12 words a minute slower/,
    );
    expect(caveats(first, second)[0]).toContain('no transcript, then words you supplied');
    expect(caveats(first, first)).toEqual([]);
  });
});
