import type { ScenarioType } from '@lectern/contracts/scenarios';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { AppError } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { RecordingEntity } from '../recording/recording.entity.js';
import { ScriptEntity } from '../script/script.entity.js';
import { SessionEntity } from './session.entity.js';

const MAX_LISTED = 500;

/** A session together with its newest recording, and the scenarios that it has scripts for. */
export interface SessionRow {
  session: SessionEntity;
  recording: RecordingEntity | null;
  scripts: ScenarioType[];
}

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  /** Sessions of a user, newest first. */
  async list(userId: string, scenarioType: ScenarioType | undefined): Promise<SessionRow[]> {
    const { manager } = this.database;
    const found = await manager.find(SessionEntity, {
      where: { userId, ...(scenarioType && { scenarioType }) },
      order: { createdAt: 'DESC' },
      take: MAX_LISTED,
    });
    // One of each session: a passage may have been recorded many times.
    const recordings = await manager
      .createQueryBuilder(RecordingEntity, 'recording')
      .distinctOn(['recording.sessionId'])
      .where({ sessionId: In(found.map(({ id }) => id)), userId })
      .orderBy('recording.sessionId')
      .addOrderBy('recording.createdAt', 'DESC')
      .getMany();
    const newest = new Map(recordings.map((recording) => [recording.sessionId, recording]));
    const scripts = await scenariosWithScript(manager, { sessionId: In(found.map(({ id }) => id)), userId });
    return found.map((session) => ({
      session,
      recording: newest.get(session.id) ?? null,
      scripts: scripts.filter(({ sessionId }) => sessionId === session.id).map(({ scenario }) => scenario),
    }));
  }

  /** @throws AppError not_found when there is none or it is somebody else's */
  async ofOwner(
    id: string,
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<SessionRow> {
    const session = await manager.findOneBy(SessionEntity, { id, userId });
    if (session === null) throw noSuchSession();
    const recording = await manager.findOne(RecordingEntity, {
      where: { sessionId: id, userId },
      order: { createdAt: 'DESC' },
    });
    const scripts = await scenariosWithScript(manager, { sessionId: id, userId });
    return { session, recording, scripts: scripts.map(({ scenario }) => scenario) };
  }

  /** Locks the row until the transaction ends. @throws AppError not_found */
  async lockForOwner(tx: Transaction, id: string, userId: string): Promise<SessionEntity> {
    const session = await tx.manager.findOne(SessionEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (session === null) throw noSuchSession();
    return session;
  }
}

/** Without the scripts themselves, which are long. */
const scenariosWithScript = (manager: EntityManager, where: FindOptionsWhere<ScriptEntity>) =>
  manager.find(ScriptEntity, {
    select: { sessionId: true, scenario: true },
    where,
    order: { scenario: 'ASC' },
  });

const noSuchSession = (): AppError =>
  new AppError('not_found', "The session you're looking for doesn't exist.");
