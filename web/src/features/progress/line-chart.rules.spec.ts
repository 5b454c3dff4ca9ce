import { describe, expect, it } from '@jest/globals';
import { nearest, placed, scaleOf, trendInWords } from './line-chart.rules.js';

const frame = { width: 410, height: 220, left: 40, bottom: 20, top: 0 };
const whole = { still: 3, round: Math.round };

describe('a line chart', () => {
  it('has a scale of round numbers around values and band', () => {
    expect(scaleOf([71, 84])).toEqual({ low: 70, high: 85, ticks: [70, 75, 80, 85] });
    expect(scaleOf([150], { seen: [120, 180] })).toEqual({
      low: 120,
      high: 180,
      ticks: [120, 140, 160, 180],
    });
    expect(scaleOf([3])).toEqual({ low: 3, high: 3.5, ticks: [3, 3.5] });
    expect(scaleOf([96], { least: 20, most: 100 })).toEqual({
      low: 80,
      high: 100,
      ticks: [80, 85, 90, 95, 100],
    });
  });

  it('places points by time and value', () => {
    const points = [10, 20].map((at, index) => ({
      sessionId: `${at}`,
      title: '',
      date: '',
      at,
      value: 70 + index * 10,
    }));
    const [first, last] = placed(points, scaleOf([70, 80]), frame, { from: 10, to: 20 });
    expect([first?.x, first?.y, last?.x, last?.y]).toEqual([40, 200, 400, 0]);
    expect(nearest([{ x: 10 }, { x: 50 }, { x: 90 }], 72)).toBe(2);
  });

  const trend = (values: number[], kinds: string[] = []) =>
    trendInWords(
      values.map((value, at) => ({ value, ...(kinds[at] !== undefined && { kind: kinds[at] }) })),
      whole,
    );

  it('says what it shows, and does not call noise or three sessions a trend', () => {
    expect(trend([70, 71, 72, 80, 81, 82])).toBe(
      'Up from 71 to 81: the first 3 sessions against the last 3.',
    );
    expect(trend([82, 81, 80, 72, 71, 70])).toBe(
      'Down from 81 to 71: the first 3 sessions against the last 3.',
    );
    expect(trend([70, 71, 72, 71])).toBe('Steady, 71 and 72: the first 2 sessions against the last 2.');
    expect(trend([60, 84, 66, 92])).toBe(
      'No clear change, 72 and 79: the first 2 sessions against the last 2.',
    );
    expect(trend([60, 70, 90])).toBe('3 sessions: too few to speak of a trend.');
    expect(trend([60])).toBe('One session so far.');
  });

  it('compares only what was measured as the newest session was', () => {
    const [voice, words] = ['voice', 'words'];
    expect(trend([90, 70, 92, 71, 81, 82], [voice, words, voice, words, words, words])).toBe(
      'Up from 71 to 82: the first 2 sessions measured in the same way against the last 2.',
    );
    expect(trend([90, 91, 92, 71], [voice, voice, voice, words])).toBe(
      'One session measured in the same way: too few to speak of a trend.',
    );
  });
});
