import { job } from '@lectern/contracts/define';
import type { Transaction } from '@lectern/platform/database/transaction';
import { runOf } from '@lectern/platform/jobs/run-of';
import { z } from 'zod';
import { zoneOf } from '../progress/user-zone.js';
import { deletesAnything, nextNight } from './retention.rules.js';
import type { UserSettingsEntity } from './user-settings.entity.js';
import { toSettings } from './user-settings.js';

export const applyRetention = job({
  name: 'sessions.apply-retention',
  payload: z.object({ userId: z.string() }),
  result: z.object({ sessions: z.number().int(), recordings: z.number().int() }),
  timeoutMs: 10 * 60_000,
  attempts: 5,
});

/** The work of the next night, once however often it is asked for; none while nothing is to be deleted. */
export async function enqueueRetention(tx: Transaction, row: UserSettingsEntity, now: Date): Promise<void> {
  if (!deletesAnything(toSettings(row).settings)) return;
  const { userId } = row;
  const { day, at } = nextNight(now, await zoneOf(tx.manager, userId));
  await tx.enqueue(applyRetention, { userId }, { id: runOf(userId, `retention ${day}`), runAt: at });
}
