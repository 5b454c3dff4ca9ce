import { describe, expect, it } from '@jest/globals';
import { aCounted } from '../progress/progress.fixtures.js';
import { currentOf, expectedAt, isReached, statusOf } from './goal.rules.js';

const ZONE = 'America/New_York';
const NOW = new Date('2026-11-11T05:00:00Z');
const goal = {
  start: 70,
  startedAt: new Date('2026-11-01T04:00:00Z'),
  target: 80,
  deadline: '2026-11-20',
  completedAt: null,
};

describe('a goal', () => {
  it('is on track on the line from start to target, or beyond it', () => {
    // Ten of twenty days.
    expect(expectedAt(goal, NOW, ZONE)).toBe(75);
    expect(statusOf(goal, 75, NOW, ZONE)).toBe('on-track');
    expect(statusOf(goal, 74.9, NOW, ZONE)).toBe('behind');
  });

  it('may lead downward: fewer fillers', () => {
    const fewer = { ...goal, start: 6, target: 2 };
    expect(statusOf(fewer, 3.9, NOW, ZONE)).toBe('on-track');
    expect(statusOf(fewer, 4.2, NOW, ZONE)).toBe('behind');
    expect(statusOf(fewer, 2, NOW, ZONE)).toBe('completed');
  });

  it('stays completed, ends after its last day, and waits for a measurement', () => {
    expect(statusOf({ ...goal, completedAt: NOW }, 60, NOW, ZONE)).toBe('completed');
    expect(statusOf(goal, 79, new Date('2026-11-21T04:59:00Z'), ZONE)).toBe('behind');
    expect(statusOf(goal, 79, new Date('2026-11-21T05:00:00Z'), ZONE)).toBe('ended');
    expect(statusOf({ ...goal, start: null, startedAt: null }, null, NOW, ZONE)).toBe('not-measured');
    expect(isReached({ start: null, target: 80 }, 90)).toBe(false);
  });

  it('is judged by the last five sessions that measured it', () => {
    const rows = [9, 9, 9, 9, 9, 2].map((confidenceScore) => aCounted({ confidenceScore }));
    expect(currentOf('confidence', [aCounted({ confidenceScore: null }), ...rows], NOW)).toBe(90);
    expect(currentOf('overall', [aCounted({ scoreBasis: 'voice' })], NOW)).toBeNull();
    expect(currentOf('fillers', [aCounted({ fillers: 4, speechSeconds: 120 })], NOW)).toBe(2);
  });

  it('or by the last four weeks', () => {
    const rows = [1, 2, 27, 29].map((days) =>
      aCounted({ recordedAt: new Date(NOW.getTime() - days * 86_400_000), durationSeconds: 600 }),
    );
    expect(currentOf('sessions-per-week', rows, NOW)).toBe(0.8);
    expect(currentOf('minutes-per-week', rows, NOW)).toBe(8);
  });
});

describe('where somebody stands', () => {
  it('is told by what was measured, by the words of it too', () => {
    const rows = [
      aCounted({ overallScore: null, wordsPerMinute: null }),
      aCounted({ overallScore: 7.14, wordsPerMinute: 150.4 }),
      aCounted({ overallScore: 9, scoreBasis: 'voice', wordsPerMinute: 151 }),
    ];
    expect(currentOf('overall', rows, NOW)).toBe(7.1);
    expect(currentOf('pace', rows, NOW)).toBe(151);
    expect(currentOf('pace', rows.slice(0, 1), NOW)).toBeNull();
    expect(currentOf('fillers', [aCounted({ fillers: null }), aCounted({ fillers: 3 })], NOW)).toBe(3);
  });

  it('is of the last four weeks, to the moment', () => {
    const ago = (milliseconds: number) =>
      currentOf(
        'sessions-per-week',
        Array.from({ length: 4 }, () => aCounted({ recordedAt: new Date(NOW.getTime() - milliseconds) })),
        NOW,
      );
    const fourWeeks = 28 * 24 * 60 * 60 * 1000;
    expect(ago(fourWeeks - 1)).toBe(1);
    expect(ago(fourWeeks)).toBe(0);
  });
});

describe('the line of a goal', () => {
  it('begins where the goal did, ends with its last day, and is its target where there is no time', () => {
    expect(expectedAt(goal, new Date('2026-10-01T00:00:00Z'), ZONE)).toBe(70);
    expect(expectedAt(goal, new Date('2026-12-24T00:00:00Z'), ZONE)).toBe(80);
    const over = { ...goal, startedAt: new Date('2026-11-21T05:00:00Z') };
    expect(expectedAt(over, over.startedAt, ZONE)).toBe(80);
    expect(expectedAt({ ...goal, start: null }, NOW, ZONE)).toBeNull();
    expect(expectedAt({ ...goal, startedAt: null }, NOW, ZONE)).toBeNull();
  });

  it('is reached at its target, and by nothing that was not measured', () => {
    expect([79.9, 80].map((current) => isReached(goal, current))).toEqual([false, true]);
    expect(isReached({ start: 80, target: 80 }, 80)).toBe(true);
    expect(isReached({ start: 80, target: 80 }, 79)).toBe(false);
    expect(isReached(goal, null)).toBe(false);
    expect(statusOf(goal, null, NOW, ZONE)).toBe('not-measured');
  });
});
