import type { ScenarioType } from '@lectern/contracts/scenarios';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionEntity } from '../session/session.entity.js';
import { ScriptEntity } from './script.entity.js';

@Injectable()
export class ScriptRepository {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found when there is none or it is somebody else's */
  async ofOwner(
    id: string,
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<ScriptEntity> {
    const script = await manager.findOneBy(ScriptEntity, { id, userId });
    if (script === null) throw noSuchScript();
    return script;
  }

  /** Locks the row until the transaction ends. @throws AppError not_found */
  async lockForOwner(tx: Transaction, id: string, userId: string): Promise<ScriptEntity> {
    const script = await tx.manager.findOne(ScriptEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (script === null) throw noSuchScript();
    return script;
  }

  /** The script that a session is a take of, or else the one drafted in it, for a scenario. */
  async ofSession(
    { id, scriptId, userId }: SessionEntity,
    scenario: ScenarioType,
    tx?: Transaction,
  ): Promise<ScriptEntity | null> {
    const manager = tx?.manager ?? this.database.manager;
    const lock = tx && { lock: { mode: 'pessimistic_write' as const } };
    return (
      (scriptId &&
        (await manager.findOne(ScriptEntity, { where: { id: scriptId, scenario, userId }, ...lock }))) ||
      manager.findOne(ScriptEntity, { where: { sessionId: id, scenario, userId }, ...lock })
    );
  }
}

const noSuchScript = (): AppError => refuse('no-such-script');
