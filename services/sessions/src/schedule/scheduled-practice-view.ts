import type { ScheduledPractice } from '@lectern/contracts/schedule';
import type { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

export const toScheduledPractice = (
  practice: ScheduledPracticeEntity,
  caseName: string | null,
): ScheduledPractice => {
  const { userId: _owner, remindedAt: _reminded, startsAt, completedAt, ...planned } = practice;
  return {
    ...planned,
    caseName,
    startsAt: startsAt.toISOString(),
    completed: completedAt !== null,
    completedAt: completedAt?.toISOString() ?? null,
  };
};
