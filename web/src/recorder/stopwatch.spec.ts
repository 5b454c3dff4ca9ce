import { describe, expect, it } from '@jest/globals';
import { Stopwatch } from './stopwatch.js';

describe('the stopwatch of a recording', () => {
  it('leaves paused time out and remembers where it paused', () => {
    let now = 1_000;
    const watch = new Stopwatch(() => now);
    now += 4_000;
    expect(watch.pause()).toBe(4);
    now += 60_000;
    expect(watch.seconds).toBe(4);
    expect(watch.pause()).toBe(4);
    watch.resume();
    watch.resume();
    now += 2_500;
    expect(watch.seconds).toBe(6.5);
    watch.pause();
    expect(watch.gaps).toEqual([4, 6.5]);
  });
});
