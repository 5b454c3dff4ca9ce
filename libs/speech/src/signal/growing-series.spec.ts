import { describe, expect, it } from '@jest/globals';
import { GrowingSeries } from './growing-series.js';

const counting = (count: number): GrowingSeries => {
  const series = new GrowingSeries();
  for (let i = 0; i < count; i++) series.push(i);
  return series;
};

describe('a series that grows', () => {
  it.each([0, 1023, 1024, 1025, 5000])('keeps all of %i values in their order', (count) => {
    const series = counting(count);
    expect(series.length).toBe(count);
    expect([...series.view()]).toEqual(Array.from({ length: count }, (_, i) => i));
  });

  it('shows a part of them, and never what was not pushed', () => {
    expect([...counting(10).view(3, 5)]).toEqual([3, 4]);
    expect([...counting(10).view(8, 20)]).toEqual([8, 9]);
    expect([...counting(10).view(7)]).toEqual([7, 8, 9]);
  });

  it('forgets all but the newest', () => {
    const series = counting(10);
    series.keepLast(10);
    expect(series.length).toBe(10);
    series.keepLast(3);
    expect([...series.view()]).toEqual([7, 8, 9]);
    series.push(10);
    expect([...series.view()]).toEqual([7, 8, 9, 10]);
  });
});
