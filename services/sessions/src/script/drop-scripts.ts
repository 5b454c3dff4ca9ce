import type { Transaction } from '@lectern/platform/database/transaction';
import type { SessionEntity } from '../session/session.entity.js';
import { ScriptEntity } from './script.entity.js';

/** The scripts that a session stands on or began. */
export async function scriptIdsOf(tx: Transaction, { id, scriptId }: SessionEntity): Promise<string[]> {
  const begun = await tx.manager.find(ScriptEntity, { select: { id: true }, where: { sessionId: id } });
  return [...new Set([...begun.map((script) => script.id), ...(scriptId === null ? [] : [scriptId])])];
}

/** Of these scripts, those that belong to no case and that no session stands on any more. */
export async function dropLooseScripts(tx: Transaction, scriptIds: string[]): Promise<void> {
  await tx.manager.query(
    `delete from script where id = any ($1) and case_id is null and session_id is null
       and not exists (select from session where session.script_id = script.id)`,
    [scriptIds],
  );
}
