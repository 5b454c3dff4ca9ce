import { randomUUID } from 'node:crypto';
import type { Connection } from '@lectern/platform/database/connection';
import type { Member, SeededLectern } from './seeded-lectern.js';

const DAY_MS = 86_400_000;
const ZONE = 'America/New_York';

interface Plan {
  /** From today; past ones are negative. */
  days: number;
  time: string;
  title: string;
  type: 'practice' | 'review' | 'challenge' | 'group';
  scenario: string;
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced';
  duration: number;
  notes?: string;
}

const PLANS: Plan[] = [
  {
    days: -21,
    time: '09:00',
    title: 'Opening, first run',
    type: 'practice',
    scenario: 'Opening Statement - Personal Injury',
    difficulty: 'Beginner',
    duration: 30,
  },
  {
    days: -9,
    time: '17:30',
    title: 'Review of the month',
    type: 'review',
    scenario: 'Opening Statement - Personal Injury',
    difficulty: 'Intermediate',
    duration: 20,
  },
  {
    days: -2,
    time: '08:00',
    title: 'Cross of the engineer',
    type: 'challenge',
    scenario: 'Cross-Examination - Expert Witness',
    difficulty: 'Advanced',
    duration: 45,
  },
  {
    days: 0,
    time: '23:30',
    title: 'Closing, standing up',
    type: 'practice',
    scenario: 'Closing Argument - Personal Injury',
    difficulty: 'Intermediate',
    duration: 30,
    notes: 'No notes in hand. Stop at the verdict form.',
  },
  {
    days: 1,
    time: '07:45',
    title: 'Cross of the engineer, again',
    type: 'practice',
    scenario: 'Cross-Examination - Expert Witness',
    difficulty: 'Advanced',
    duration: 40,
    notes: 'One fact a question.',
  },
  {
    days: 1,
    time: '18:00',
    title: 'Voir dire with the team',
    type: 'group',
    scenario: 'Jury Selection - Voir Dire',
    difficulty: 'Intermediate',
    duration: 60,
  },
  {
    days: 3,
    time: '09:00',
    title: 'Summary judgment, ten minutes',
    type: 'challenge',
    scenario: 'Motion Argument - Summary Judgment',
    difficulty: 'Intermediate',
    duration: 30,
  },
  {
    days: 6,
    time: '12:15',
    title: 'Where am I losing them?',
    type: 'review',
    scenario: '',
    difficulty: 'Beginner',
    duration: 15,
  },
  {
    days: 12,
    time: '09:00',
    title: 'Full opening to colleagues',
    type: 'group',
    scenario: 'Opening Statement - Personal Injury',
    difficulty: 'Advanced',
    duration: 90,
  },
  {
    days: 20,
    time: '16:00',
    title: 'Bench questions',
    type: 'challenge',
    scenario: 'Appellate Argument - Constitutional Issue',
    difficulty: 'Advanced',
    duration: 45,
  },
];

const dayOf = (days: number, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(now.getTime() + days * DAY_MS);

/** Fills a member's schedule: what is to come through the front door, what is over as it would stand there. */
export async function planPractice(
  lectern: SeededLectern,
  database: Connection,
  member: Member,
  now: Date,
): Promise<void> {
  for (const { days, ...plan } of PLANS) {
    const date = dayOf(days, now);
    if (days < 0)
      await database.query(
        `insert into sessions.scheduled_practice (id, user_id, title, date, time, time_zone, starts_at, duration, type, scenario,
           difficulty, reminder, completed_at)
         select $1, $2, $3, $4, $5, $6, start, $7, $8, $9, $10, true, start + interval '1 hour'
         from (select ($4 || ' ' || $5)::timestamp at time zone $6 as start) as planned`,
        [
          randomUUID(),
          member.userId,
          plan.title,
          date,
          plan.time,
          ZONE,
          plan.duration,
          plan.type,
          plan.scenario,
          plan.difficulty,
        ],
      );
    else {
      const entry = { ...plan, date, timeZone: ZONE, reminder: true };
      // The evening of today may be over where it counts.
      await lectern.call(member, 'POST', '/api/schedule', entry).catch((error: unknown) => {
        if (days > 0) throw error;
      });
    }
  }
}
