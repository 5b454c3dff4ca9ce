import type { ScenarioType } from '@lectern/contracts/scenarios';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { AppError } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { RecordingEntity } from '../recording/recording.entity.js';
import { SessionEntity } from './session.entity.js';

const MAX_LISTED = 500;

/** A session together with its newest recording. */
export interface SessionRow {
  session: SessionEntity;
  recording: RecordingEntity | null;
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
    const recordings = await manager.find(RecordingEntity, {
      where: { sessionId: In(found.map(({ id }) => id)), userId },
      order: { createdAt: 'ASC' },
    });
    const newest = new Map(recordings.map((recording) => [recording.sessionId, recording]));
    return found.map((session) => ({ session, recording: newest.get(session.id) ?? null }));
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
    return { session, recording };
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

const noSuchSession = (): AppError =>
  new AppError('not_found', "The session you're looking for doesn't exist.");
