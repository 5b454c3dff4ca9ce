import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import { preferencesOf } from '../preferences/preferences.repository.js';
import { sendWeeklyReport } from './weekly-report.job.js';
import { nextReportWeek, reportTime } from './weekly-report.rules.js';

/** Queues the next report of a user; every report queues the one after it. */
export async function startWeeklyReports(tx: Transaction, userId: string): Promise<void> {
  const { timeZone } = await preferencesOf(tx.manager, userId);
  const week = nextReportWeek(await databaseClock(tx.manager), timeZone);
  await tx.enqueue(sendWeeklyReport, { userId, week }, { runAt: reportTime(week, timeZone) });
}
