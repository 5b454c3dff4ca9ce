import type { ScheduledPractice } from '@lectern/contracts/schedule';
import type { ScheduledPracticeEntity } from './scheduled-practice.entity.js';

export const toScheduledPractice = (practice: ScheduledPracticeEntity): ScheduledPractice => {
  const { userId: _owner, remindedAt: _reminded, startsAt, completedAt, ...planned } = practice;
  return {
    ...planned,
    startsAt: startsAt.toISOString(),
    completed: completedAt !== null,
    completedAt: completedAt?.toISOString() ?? null,
  };
};
