import { describe, expect, it } from '@jest/globals';
import type { Acoustics } from '../measurements.js';
import { analyze, decode, readTextGrid, seconds, longTake } from '../testing/recordings.js';
import { buildEvidence } from './build-evidence.js';
import { comparePassages } from './compare-passages.js';
import type { Heard } from './passage-figures.js';
import type { EvidenceEvent } from './evidence.js';
import { fixFor, rankFixes } from './fix-next.js';

const name = 'talking-fast-then-slow';
const samples = decode(`${name}.wav`);
const { words } = readTextGrid(`${name}.TextGrid`);
const text = words.map((word) => word.text).join(' ');
const heard = (acoustics: Acoustics, transcript?: { text: string; words: typeof words | null }): Heard => ({
  acoustics,
  evidence: buildEvidence(acoustics, transcript ? { transcript } : {}),
});
const whole = analyze(samples);
const timed = heard(whole, { text, words });
const unheard = heard(whole);
/** Seconds 0 to 11 are spoken fast, 12 to 26 slowly. */
const fast = { start: 0, end: 11 };
const slowHalf = analyze(samples.subarray(seconds(12)));
const fastHalf = analyze(samples.subarray(0, seconds(11)));
const finding = (kind: EvidenceEvent['kind'], what: string): EvidenceEvent => ({
  id: `${kind}-0`,
  kind,
  start: 1,
  end: 10,
  confidence: 1,
  text: what,
  credit: false,
  dismissed: false,
});
const compare = (take: Heard, event: EvidenceEvent, retake: Heard) =>
  comparePassages(take, { passage: fast, findings: [event] }, retake);

describe('a passage and its retake', () => {
  it('the passage of a take measures as the same seconds recorded alone', () => {
    const { before, after, verdict } = compare(unheard, finding('pace', 'Fast passage'), heard(fastHalf));
    expect(before.syllablesPerMinute! / after.syllablesPerMinute!).toBeGreaterThan(0.9);
    expect(before.syllablesPerMinute! / after.syllablesPerMinute!).toBeLessThan(1.1);
    expect(Math.abs(before.speechSeconds - after.speechSeconds)).toBeLessThan(1);
    // The passage as a whole is at an acceptable pace: the rush in it is what was found, and it is still there.
    expect(before.wordsPerMinute).toBeLessThan(180);
    expect(before.fastest).toBeGreaterThan(216);
    expect(verdict.state).toBe('still-there');
  });

  it('tells that the pace came down', () => {
    const { before, after } = compare(unheard, finding('pace', 'Fast passage'), heard(slowHalf));
    expect(after.syllablesPerMinute!).toBeLessThan(before.syllablesPerMinute! * 0.8);
    expect([before, after].every((side) => side.wordsPerMinuteIsEstimate)).toBe(true);
  });

  it('counts both sides in words only when both have times', () => {
    const last = words.filter(({ start }) => start >= 12);
    const moved = last.map((word) => ({ ...word, start: word.start - 12, end: word.end - 12 }));
    const retake = heard(slowHalf, { text: moved.map((word) => word.text).join(' '), words: moved });
    const event = finding('pace', 'Fast passage');
    expect(compare(timed, event, retake).after.wordsPerMinuteIsEstimate).toBe(false);
    expect(compare(unheard, event, retake).after.wordsPerMinuteIsEstimate).toBe(true);
  });

  it('says whether the same word was said again, and when nobody can know', () => {
    const um = timed.evidence.events.find((event) => event.kind === 'filler' && event.text === 'um')!;
    const silent = (what: string) => heard(slowHalf, { text: what, words: null });
    expect(compare(timed, um, silent('We are just saying some words and that is all.')).verdict).toEqual({
      state: 'gone',
    });
    expect(compare(timed, um, silent('Um we are just saying, um, some words.')).verdict).toEqual({
      state: 'still-there',
    });
    expect(compare(timed, um, heard(slowHalf)).verdict.state).toBe('unknown');
    expect(compare(timed, um, heard(slowHalf)).after.words).toBeNull();
  });

  it('judges no pace and no level from a second of speech', () => {
    const short = heard(analyze(samples.subarray(0, seconds(2))));
    expect(compare(unheard, finding('pace', 'Fast passage'), short).verdict.state).toBe('unknown');
    expect(compare(unheard, finding('level', 'Soft passage'), short).verdict.state).toBe('unknown');
  });
});

describe('what to fix, in order', () => {
  const long = longTake('talking-fast-then-slow');
  const evidence = buildEvidence(analyze(long.samples), {
    transcript: { text: long.text, words: long.words },
  });

  it('begins with what is fixed next, and names each finding once', () => {
    const ranked = rankFixes(evidence);
    expect(ranked.length).toBeGreaterThan(1);
    const ids = ranked.flatMap(({ eventIds }) => eventIds);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives a passage long enough to measure for any single finding', () => {
    for (const event of evidence.events) {
      const { start, end, eventIds } = fixFor(event, evidence);
      expect(eventIds).toEqual([event.id]);
      expect(end - start).toBeGreaterThanOrEqual(11.9);
      expect(start).toBeLessThanOrEqual(event.start);
    }
  });
});
