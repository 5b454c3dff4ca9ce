import type { Payload, Result } from '@lectern/contracts/define';
import { retentionApplied } from '@lectern/contracts/settings';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { RecordingEntity } from '../recording/recording.entity.js';
import { RetakeEntity } from '../retake/retake.entity.js';
import { zoneOf } from '../progress/user-zone.js';
import { dropLooseScripts, scriptIdsOf } from '../script/drop-scripts.js';
import { endSessions } from '../session/end-sessions.js';
import { SessionEntity } from '../session/session.entity.js';
import { applyRetention, enqueueRetention } from './apply-retention.job.js';
import { listDue } from './due-by-retention.js';
import { cutoffsOf } from './retention.rules.js';
import { UserSettingsEntity } from './user-settings.entity.js';
import { toSettings } from './user-settings.js';

type Done = Result<typeof applyRetention>;

/** So many sessions in one transaction. */
const AT_ONCE = 200;

@Controller()
export class ApplyRetention {
  constructor(private readonly database: Database) {}

  /** What was chosen is read anew for each part: who switches it off meanwhile keeps the rest. */
  @Processes(applyRetention)
  async apply({ userId }: Payload<typeof applyRetention>, run: JobRun<Done>): Promise<void> {
    const done: Done = { sessions: 0, recordings: 0 };
    for (;;) {
      run.signal.throwIfAborted();
      const part = await this.database.transaction((tx) => this.part(tx, userId));
      if (part.sessions + part.recordings === 0) break;
      done.sessions += part.sessions;
      done.recordings += part.recordings;
    }
    await run.complete(async (tx) => {
      await this.again(tx, userId);
      return done;
    });
  }

  /** One night that fails is not the last one. */
  @OnFailed(applyRetention)
  tryNextNight({ userId }: Payload<typeof applyRetention>, _reason: string, tx: Transaction): Promise<void> {
    return this.again(tx, userId);
  }

  private async again(tx: Transaction, userId: string): Promise<void> {
    const row = await tx.manager.findOneBy(UserSettingsEntity, { userId });
    if (row !== null) await enqueueRetention(tx, row, await databaseClock(tx.manager));
  }

  private async part(tx: Transaction, userId: string): Promise<Done> {
    const { manager } = tx;
    const nothing = { sessions: 0, recordings: 0 };
    const row = await manager.findOne(UserSettingsEntity, {
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (row === null) return nothing;
    const zone = await zoneOf(manager, userId);
    const cutoffs = cutoffsOf(toSettings(row).settings, await databaseClock(manager), zone);
    const due = await listDue(manager, userId, cutoffs, AT_ONCE);
    if (due.length === 0) return nothing;
    const idsOf = (what: string) => due.filter((one) => one.what === what).map(({ sessionId }) => sessionId);
    const sessions = await this.endSessions(tx, userId, idsOf('session'));
    const losing = idsOf('audio');
    const recordings = cutoffs.audio === null ? 0 : await this.dropAudio(tx, losing, cutoffs.audio);
    const part = { sessions, recordings };
    if (sessions + recordings > 0) await tx.publish(retentionApplied, { userId, ...part });
    return part;
  }

  private async endSessions(tx: Transaction, userId: string, ids: string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const ending = await tx.manager.find(SessionEntity, {
      where: { id: In(ids), userId, status: Not('analyzing') },
      lock: { mode: 'pessimistic_write' },
    });
    const scripts = await Promise.all(ending.map((session) => scriptIdsOf(tx, session)));
    await endSessions(tx, ending, 'stay');
    await dropLooseScripts(tx, scripts.flat());
    return ending.length;
  }

  /** The rows stay, with what was measured; the files go after the commit. */
  private async dropAudio(tx: Transaction, ids: string[], before: Date): Promise<number> {
    const found = await tx.manager.find(SessionEntity, {
      select: { id: true },
      where: { id: In(ids), status: Not('analyzing') },
      lock: { mode: 'pessimistic_write' },
    });
    const sessionIds = found.map(({ id }) => id);
    for (const entity of [RecordingEntity, RetakeEntity]) {
      const old = await tx.manager.findBy<RecordingEntity | RetakeEntity>(entity, {
        sessionId: In(sessionIds),
        fileKey: Not(IsNull()),
        createdAt: LessThan(before),
      });
      for (const { fileKey } of old) if (fileKey !== null) await tx.discardFile(fileKey);
      await tx.manager.update(entity, { id: In(old.map(({ id }) => id)) }, { fileKey: null });
    }
    return sessionIds.length;
  }
}
