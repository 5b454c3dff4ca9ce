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
