import { describe, expect, it } from '@jest/globals';
import type { EvidenceEvent } from '../assessment/evidence.js';
import { found, measured } from '../testing/takes.js';
import { clock } from './clock.js';
import { fixWords, wordsOnFix } from './fixes.js';

const wording = { words: 150, wordsPerSentence: 14, timeWords: 0, peopleWords: 0, addressWords: 0 };
const rests = { measurements: measured({ durationSeconds: 192 }), wording };
const on = (...group: EvidenceEvent[]) => wordsOnFix(group, rests);

describe('a time', () => {
  it('is read as on a clock', () => {
    expect([0, 9.9, 59.9, 60, 61, 192, 3600].map(clock)).toEqual([
      '0:00',
      '0:09',
      '0:59',
      '1:00',
      '1:01',
      '3:12',
      '60:00',
    ]);
  });
});

describe('what shows that something is to be fixed', () => {
  it('is the share of the words that fillers are, where the words are known', () => {
    expect(on(found('filler', 3)).evidence).toBe('Once in 150 words, 0.7 % of them.');
    expect(on(found('filler', 3), found('filler', 9), found('filler', 70)).evidence).toBe(
      '3 times in 150 words, 2.0 % of them.',
    );
  });

  it('is how often in which time for other words, with the first of them', () => {
    const said = { text: 'maybe' };
    for (const kind of ['hedge', 'repetition', 'false-start'] as const) {
      expect(on(found(kind, 61, said)).evidence).toBe('Once in 3:12: "maybe" at 1:01.');
      expect(on(found(kind, 61, said), found(kind, 90)).evidence).toBe('2 times in 3:12: "maybe" at 1:01.');
    }
  });

  it('is what was noticed, and how many are like it', () => {
    const silence = (start: number) => found('pause', start, { observed: { code: 'silence', seconds: 7 } });
    expect(on(silence(5)).evidence).toBe('Silence of 7.0 s at 0:05.');
    expect(on(silence(5), silence(50)).evidence).toBe('Silence of 7.0 s at 0:05, and 1 more like it.');
  });
});

describe('what to do', () => {
  it('goes against the direction of the passage', () => {
    const headline = (kind: 'pace' | 'level', observed: EvidenceEvent['observed']) =>
      on(found(kind, 5, { observed })).headline;
    expect(headline('pace', { code: 'fast', wordsPerMinute: 210 })).toBe('Slow this passage down');
    expect(headline('pace', { code: 'slow', wordsPerMinute: 80 })).toBe('Pick this passage up');
    expect(headline('level', { code: 'loud', decibels: 8 })).toBe('Bring this passage down');
    expect(headline('level', { code: 'soft', decibels: -8 })).toBe('Speak this passage up');
    const fading = on(found('level', 5, { observed: { code: 'fading', decibels: -15 } }));
    expect(fading.headline).toBe('Carry the phrase to its end');
    expect(fading.remedy).toContain('the last word');
  });

  it('is as stored where one of its findings is gone or of a kind that a later version knows', () => {
    const stored = { headline: 'Stored', evidence: 'Stored.', reason: 'Stored.', remedy: 'Stored.' };
    const events = [found('hedge', 1), found('hedge', 2)];
    const read = (...eventIds: string[]) => fixWords({ ...stored, eventIds }, { ...rests, events }).headline;
    expect(read('hedge-1', 'hedge-2')).toBe('State it without "um"');
    expect(read('hedge-1', 'hedge-3')).toBe('Stored');
    const later = found('sigh' as EvidenceEvent['kind'], 1);
    expect(fixWords({ ...stored, eventIds: [later.id] }, { ...rests, events: [later] }).headline).toBe(
      'Stored',
    );
  });
});
