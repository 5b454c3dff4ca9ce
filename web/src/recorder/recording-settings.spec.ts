import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, gainOf, QUALITIES } from './recording-settings.js';

describe('recording settings', () => {
  it('begin as specified: high quality, the microphone as it is', () => {
    expect(DEFAULT_SETTINGS).toEqual({ quality: 'high', sensitivity: 75 });
    expect(gainOf(DEFAULT_SETTINGS.sensitivity)).toBe(0);
  });

  it('take more room the better they are', () => {
    const { standard, high, ultra } = QUALITIES;
    expect([standard, high, ultra].map(({ sampleRate }) => sampleRate)).toEqual([16_000, 44_100, 48_000]);
    expect(standard.bitsPerSecond).toBeLessThan(high.bitsPerSecond);
    expect(high.bitsPerSecond).toBeLessThan(ultra.bitsPerSecond);
  });

  it('raise and lower the input', () => {
    expect(gainOf(100)).toBeCloseTo(10, 6);
    expect(gainOf(0)).toBeCloseTo(-30, 6);
  });
});
