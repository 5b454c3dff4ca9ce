import { randomUUID } from 'node:crypto';
import type { Transaction } from '@lectern/platform/database/transaction';
import { notify } from '../notification/notify.js';
import { endingOf } from '../notification/notification.rules.js';
import type { Ending, Rule } from '../notification/rule-row.rules.js';
import { lockRecipient } from '../recipient/recipient.repository.js';
import { startWeeklyReports } from '../weekly-report/start-weekly-reports.js';
import { ActivityEntity } from './activity.entity.js';
import { withoutTitles } from './activity.rules.js';

/** Keeps a fact as an activity of its user and tells what the rule says, all in the transaction of the fact. */
export async function recordActivity(
  tx: Transaction,
  rule: Rule,
  payload: { userId: string },
): Promise<void> {
  const { userId } = payload;
  const recipient = await lockRecipient(tx, userId);
  if (recipient === null) return;
  if (recipient.isNew) await startWeeklyReports(tx, userId);

  const subject = rule.subject(payload);
  const activityId = randomUUID();
  const activityType = rule.activity;
  const ending = subject === null ? null : await howItEnded(tx, userId, subject, activityType);
  const activityData = rule.data(payload);
  const notices = ending === 'erase' ? [] : (rule.tell?.(payload) ?? []);
  const told = notices.map((notice) => ({ id: randomUUID(), notice }));
  await tx.manager.insert(ActivityEntity, {
    id: activityId,
    userId,
    activityType,
    subject,
    activityData: (ending === 'erase' ? withoutTitles(activityData) : activityData) as never,
    triggeredNotifications: told.map(({ id }) => id),
    metadata: { fact: rule.fact.name },
  });
  if (rule.ends !== undefined && subject !== null) await end(tx, userId, subject, ending);
  for (const { id, notice } of told)
    await notify(tx, { id, userId, activityId, subject, isArchived: ending === 'archive' }, notice);
}

/** Facts may arrive in any order: the end of a session can be known before its report is. */
async function howItEnded(
  { manager }: Transaction,
  userId: string,
  subject: string,
  activityType: string,
): Promise<Ending | null> {
  const rows: { activity_type: string }[] = await manager.query(
    `select distinct activity_type from activity where user_id = $1 and subject = $2`,
    [userId, subject],
  );
  return endingOf([activityType, ...rows.map((row) => row.activity_type)]);
}

async function end(
  { manager }: Transaction,
  userId: string,
  subject: string,
  ending: Ending | null,
): Promise<void> {
  const about = [userId, subject];
  if (ending === 'archive') {
    await manager.query(
      `update notification set is_archived = true where user_id = $1 and subject = $2`,
      about,
    );
    return;
  }
  await manager.query(`delete from notification where user_id = $1 and subject = $2`, about);
  await manager.query(
    `update activity set activity_data = activity_data - 'title' - 'reason', triggered_notifications = '{}'
     where user_id = $1 and subject = $2`,
    about,
  );
}
