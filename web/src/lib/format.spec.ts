import { describe, expect, it } from '@jest/globals';
import { clock, fileSize, relativeTime, timer } from './format.js';

describe('formats', () => {
  it.each([
    [0, '0:00'],
    [161.9, '2:41'],
    [3761, '1:02:41'],
    [-3, '0:00'],
  ])('shows %p seconds on a clock as %p', (seconds, text) => expect(clock(seconds)).toBe(text));

  it.each([
    [9, '00:09'],
    [3761, '1:02:41'],
  ])('runs a timer of %p seconds as %p', (seconds, text) => expect(timer(seconds)).toBe(text));

  it.each([
    [59, 'Just now'],
    [60, '1m ago'],
    [59 * 60 + 59, '59m ago'],
    [3600, '1h ago'],
    [86_399, '23h ago'],
    [86_400, '1d ago'],
    [40 * 86_400, '40d ago'],
  ])('tells %p seconds ago as %p', (seconds, text) => {
    const now = Date.parse('2026-11-12T12:00:00Z');
    expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
  });

  it.each([
    [512, '512 bytes'],
    [73_400, '73 kB'],
    [11_400_000, '11.4 MB'],
  ])('shows %p bytes as %p', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});
