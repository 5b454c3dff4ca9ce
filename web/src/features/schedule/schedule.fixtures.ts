import type { ScheduledPractice } from '@lectern/contracts/schedule';

/** Practice at nine in New York on December 1, 2026. */
export const anEntry = (given: Partial<ScheduledPractice> = {}): ScheduledPractice => ({
  id: '5b1c0000-0000-4000-8000-000000000001',
  title: 'Rehearse the opening',
  date: '2026-12-01',
  time: '09:00',
  timeZone: 'America/New_York',
  startsAt: '2026-12-01T14:00:00.000Z',
  duration: 30,
  type: 'practice',
  scenario: 'Opening Statement - Personal Injury',
  difficulty: 'Intermediate',
  reminder: true,
  notes: null,
  caseId: null,
  caseName: null,
  completed: false,
  completedAt: null,
  ...given,
});
