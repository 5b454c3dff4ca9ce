import type { Transaction } from '@lectern/platform/database/transaction';
import { IsNull, Not } from 'typeorm';
import { ScriptEntity } from '../script/script.entity.js';
import { SessionEntity } from '../session/session.entity.js';

/** With its first recording a session becomes the next take of its script. The caller holds the session's lock and saves it. */
export async function numberTake(tx: Transaction, session: SessionEntity): Promise<void> {
  const { scriptId } = session;
  if (scriptId === null || session.takeNumber !== null) return;
  // Of two takes that end together each gets a number of its own.
  await tx.manager.findOne(ScriptEntity, {
    select: { id: true },
    where: { id: scriptId },
    lock: { mode: 'pessimistic_write' },
  });
  const newest = await tx.manager.findOne(SessionEntity, {
    select: { id: true, takeNumber: true },
    where: { scriptId, takeNumber: Not(IsNull()) },
    order: { takeNumber: 'DESC' },
  });
  session.takeNumber = (newest?.takeNumber ?? 0) + 1;
}
