import type { GeneratedContent } from '@lectern/contracts/content';
import type { Output, Result } from '@lectern/contracts/define';
import { MACHINE_DRAFT_DAYS, type machineDrafts } from '@lectern/contracts/machine-drafts';
import { Database } from '@lectern/platform/database/database';
import { Housekeeping } from '@lectern/platform/database/housekeeping';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Cancellable } from '../requests/cancellable.js';
import type { draftOnMachine } from './draft-on-machine.job.js';
import { MachineDraftEntity } from './machine-draft.entity.js';

const KEPT_MS = MACHINE_DRAFT_DAYS * 86_400_000;

/** A draft beside what its run says. */
interface Followed {
  state: Output<typeof machineDrafts.get>['state'];
  result: Result<typeof draftOnMachine> | null;
  draft: GeneratedContent | null;
  elapsedSeconds: number;
}

/** Which of one user's drafts. */
type Whose = Pick<MachineDraftEntity, 'userId'> &
  Partial<Pick<MachineDraftEntity, 'runId' | 'sessionId' | 'scenario'>>;

@Injectable()
export class MachineDraftRepository {
  constructor(
    private readonly database: Database,
    private readonly cancellable: Cancellable,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add(() => this.forgetOld());
  }

  /** In the place of what was begun for the same script before; the same run again changes nothing. */
  async begin(tx: Transaction, begun: Omit<MachineDraftEntity, 'draft' | 'begunAt'>): Promise<void> {
    const { runId, userId, sessionId, scenario } = begun;
    if (await tx.manager.existsBy(MachineDraftEntity, { runId })) return;
    await this.forget(tx, { userId, sessionId, scenario });
    await tx.manager.insert(MachineDraftEntity, { ...begun, draft: null, begunAt: new Date() });
  }

  /** Whether somebody still waits for it. */
  isWanted(runId: string): Promise<boolean> {
    return this.database.manager.existsBy(MachineDraftEntity, { runId });
  }

  newestOf(whose: Required<Omit<Whose, 'runId'>>): Promise<MachineDraftEntity | null> {
    return this.database.manager.findOne(MachineDraftEntity, { where: whose, order: { begunAt: 'desc' } });
  }

  /** Keeps what was written, unless nobody waits for it any more. Says whether it did. */
  async keep(tx: Transaction, runId: string, draft: GeneratedContent): Promise<boolean> {
    const { affected } = await tx.manager.update(MachineDraftEntity, { runId }, { draft });
    return affected === 1;
  }

  /** @throws AppError `no-such-request`, also for somebody else's */
  async ofOwner(runId: string, userId: string): Promise<MachineDraftEntity> {
    const found = await this.database.manager.findOneBy(MachineDraftEntity, { runId, userId });
    if (found === null) throw refuse('no-such-request');
    return found;
  }

  /** @throws AppError `no-such-request`, also for somebody else's */
  async follow(runId: string, userId: string): Promise<Followed> {
    // In this order: a run that has ended has left its draft.
    const [run]: Omit<Followed, 'draft'>[] = await this.database.manager.query(
      `select state, result, extract(epoch from now() - created_at)::float8 as "elapsedSeconds"
       from job_run where id = $1`,
      [runId],
    );
    if (run === undefined) throw refuse('no-such-request');
    const { draft } = await this.ofOwner(runId, userId);
    return { ...run, draft };
  }

  /** Ends those that are still being written. */
  async forget(tx: Transaction, whose: Whose): Promise<void> {
    for (const { requestId, userId, draft } of await tx.manager.findBy(MachineDraftEntity, whose))
      if (draft === null) await this.cancellable.stop(tx, requestId, userId);
    await tx.manager.delete(MachineDraftEntity, whose);
  }

  private async forgetOld(): Promise<void> {
    const old = { begunAt: LessThan(new Date(Date.now() - KEPT_MS)) };
    await this.database.transaction((tx) => tx.manager.delete(MachineDraftEntity, old));
  }
}
