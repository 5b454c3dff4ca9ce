import type { Output, Result } from '@lectern/contracts/define';
import type { machineDrafts } from '@lectern/contracts/machine-drafts';
import { refuse } from '@lectern/platform/errors/app-error';
import type { EntityManager } from 'typeorm';
import type { Drafter } from '../script/drafter.js';
import { draftOnMachine } from './draft-on-machine.job.js';
import type { LocalDraftingState } from './installed-drafter.js';
import type { LocalDrafting } from './local-drafting.js';

/** What a run of the job says, as far as its owner may see it. */
interface RunRow {
  state: Output<typeof machineDrafts.get>['state'];
  result: Result<typeof draftOnMachine> | null;
}

/** Whether the model on this machine may be asked: never where drafts come from a model anyway. */
export const machineDrafting = async (drafter: Drafter, local: LocalDrafting): Promise<LocalDraftingState> =>
  drafter.hasModel ? 'absent' : local.state();

/** @throws AppError `no-such-request` where no such run of the job is the user's. */
export async function machineDraftRun(manager: EntityManager, id: string, userId: string): Promise<RunRow> {
  const rows: RunRow[] = await manager.query(
    `select state, result from job_run where id = $1 and user_id = $2 and job = $3`,
    [id, userId, draftOnMachine.name],
  );
  if (rows[0] === undefined) throw refuse('no-such-request');
  return rows[0];
}
