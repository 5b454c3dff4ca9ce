import { goalInWords } from '@lectern/contracts/english/goals';
import type { Goal } from '@lectern/contracts/goals';
import { IsNull, type EntityManager } from 'typeorm';
import { newestResults } from '../progress/results.repository.js';
import type { Counted } from '../progress/figures.rules.js';
import { GoalEntity } from './goal.entity.js';
import { currentOf, expectedAt, statusOf } from './goal.rules.js';

/** Four weeks of more practice than anybody does. */
const LOOKED_BACK = 400;

/** What goals of a user are judged by, newest first. */
export const judgedBy = (manager: EntityManager, userId: string, now: Date): Promise<Counted[]> =>
  newestResults(manager, userId, now, LOOKED_BACK);

/** The goals of a user with where they stand, the nearest deadline first. */
export async function goalsOf(
  manager: EntityManager,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<Goal[]> {
  const goals = await manager.find(GoalEntity, {
    where: { userId, deletedAt: IsNull() },
    order: { deadline: 'ASC', createdAt: 'ASC' },
  });
  if (goals.length === 0) return [];
  const rows = await judgedBy(manager, userId, now);
  return goals.map((goal) => toGoal(goal, rows, now, timeZone));
}

/** A stored goal as the API shows it. */
export function toGoal(goal: GoalEntity, rows: Counted[], now: Date, timeZone: string): Goal {
  const current = currentOf(goal.measure, rows, now);
  return {
    id: goal.id,
    measure: goal.measure,
    goal: goalInWords(goal.measure, goal.target),
    start: goal.start,
    current,
    target: goal.target,
    expected: expectedAt(goal, now, timeZone),
    deadline: goal.deadline,
    status: statusOf(goal, current, now, timeZone),
    createdAt: goal.createdAt.toISOString(),
    completedAt: goal.completedAt?.toISOString() ?? null,
  };
}
