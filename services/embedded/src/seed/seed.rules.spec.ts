import { describe, expect, it } from '@jest/globals';
import { Dice } from './dice.rules.js';
import { historyOf } from './history.rules.js';
import type { Person } from './people.rules.js';
import { type Features, takeOf } from './speech.rules.js';
import { SEED_SCENARIOS, wordsOf } from './words.rules.js';

const NOW = new Date('2026-03-05T18:00:00.000Z');
const DAY = 86_400_000;
const person = (changes: Partial<Person>): Person =>
  ({ sessions: 30, days: 100, from: 0.2, to: 0.9, ...changes }) as Person;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('a history that was made up', () => {
  it.each(SEEDS)('grows better, in order, never in the future, within its days (%d)', (seed) => {
    const history = historyOf(person({}), NOW, new Dice(seed));
    expect(history).toHaveLength(30);
    history.forEach(({ at, skill }) => {
      expect(at.getTime()).toBeLessThan(NOW.getTime());
      expect(at.getTime()).toBeGreaterThan(NOW.getTime() - 101 * DAY);
      expect(at.getUTCHours()).toBeGreaterThanOrEqual(12);
      expect(skill).toBeGreaterThanOrEqual(0);
      expect(skill).toBeLessThanOrEqual(1);
    });
    const mean = (part: typeof history): number =>
      part.reduce((sum, { skill }) => sum + skill, 0) / part.length;
    expect(mean(history.slice(0, 5))).toBeLessThan(0.4);
    expect(mean(history.slice(-5))).toBeGreaterThan(0.7);
    expect(Math.abs(history[0]!.skill - 0.2)).toBeLessThanOrEqual(0.12);
    const days = history.map(({ at }) => Math.floor(at.getTime() / DAY));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('ends with nine days in a row where it is long', () => {
    const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY);
    const latest = (sessions: number): number[] => {
      const history = historyOf(person({ sessions, days: 3000 }), NOW, new Dice(3));
      const ago = new Set(history.map(({ at }) => dayOf(NOW) - dayOf(at)));
      return [...ago].filter((days) => days <= 8).toSorted((a, b) => a - b);
    };
    expect(latest(41)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(latest(40).length).toBeLessThan(4);
  });

  it('of one session is as good as it gets', () => {
    const [only] = historyOf(person({ sessions: 1, from: 0, to: 0.5 }), NOW, new Dice(1));
    expect(Math.abs(only!.skill - 0.5)).toBeLessThanOrEqual(0.12);
  });
});

describe('words that were made up', () => {
  it.each(SEED_SCENARIOS)('are as many as the syllables hold: %s', (scenario) => {
    const words = wordsOf(scenario, 1450, 1, new Dice(4)).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(1000);
    expect(words).toBeLessThan(1040);
  });

  it('have the fewer fillers the better it goes', () => {
    const fillers = (skill: number) =>
      wordsOf('opening-statement', 2900, skill, new Dice(5)).match(/\b(?:um|uh|like|you know),/gu)?.length ??
      0;
    expect(fillers(1)).toBe(0);
    expect(fillers(0)).toBeGreaterThan(90);
    expect(fillers(0)).toBeLessThan(300);
    expect(fillers(0.5)).toBeLessThan(fillers(0) / 2);
  });
});

describe('a take that was made up', () => {
  const recording: Features = {
    durationSeconds: 10,
    speech: [{ start: 1, end: 9 }],
    pauses: [{ start: 4, end: 5 }],
    syllables: [2, 3, 6],
    passages: [{ start: 0, end: 10, speechSeconds: 7, syllablesPerMinute: 200 }],
    fades: [{ start: 8, end: 9 }],
    hesitations: [{ start: 3, end: 3.5 }],
    pitch: {},
    level: {},
    peaks: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
  };

  it.each(SEEDS)('is three to six recordings, one behind the other (%d)', (seed) => {
    const take = takeOf([recording], 1, new Dice(seed));
    const parts = take.durationSeconds / 10;
    expect(Number.isInteger(parts)).toBe(true);
    expect(parts).toBeGreaterThanOrEqual(3);
    expect(parts).toBeLessThanOrEqual(6);
    expect(take.speech).toEqual(
      Array.from({ length: parts }, (_, i) => ({ start: 10 * i + 1, end: 10 * i + 9 })),
    );
    expect(take.syllables.slice(3, 6)).toEqual([12, 13, 16]);
    expect(take.pauses).toHaveLength(parts);
    expect(take.fades).toHaveLength(parts);
    expect(take.hesitations).toEqual([]);
    expect(take.passages[1]).toEqual({ start: 10, end: 20, speechSeconds: 7, syllablesPerMinute: 200 });
  });

  it.each(SEEDS)(
    'is up to three tenths off the pace where it goes badly, and all of it with it (%d)',
    (seed) => {
      const take = takeOf([recording], 0, new Dice(seed));
      const [passage] = take.passages;
      const stretch = passage!.end / 10;
      expect(Math.abs(stretch - 1)).toBeGreaterThan(0.149);
      expect(Math.abs(stretch - 1)).toBeLessThan(0.301);
      expect(passage!.syllablesPerMinute!).toBeCloseTo(200 / stretch, 0);
      expect(passage!.speechSeconds).toBeCloseTo(7 * stretch, 2);
      expect(take.speech[0]!.start).toBeCloseTo(stretch, 2);
      expect(take.durationSeconds).toBeCloseTo(take.passages.length * 10 * stretch, 1);
      expect(take.hesitations!.length).toBe(take.passages.length);
    },
  );
});
