import type { Input } from '@lectern/contracts/define';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { sessions } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { CaseEntity } from '../case/case.entity.js';
import { caseNameOf } from '../case/case.repository.js';
import { RecordingEntity } from '../recording/recording.entity.js';
import { ScriptEntity } from '../script/script.entity.js';
import { SessionEntity } from './session.entity.js';

/** A session together with its case, its newest recording, and the scenarios that it has scripts for. */
export interface SessionRow {
  session: SessionEntity;
  caseName: string | null;
  recording: RecordingEntity | null;
  scripts: ScenarioType[];
}

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  /** Sessions of a user, newest first: from the beginning, or after one of them. */
  async list(
    userId: string,
    { scenarioType, after, limit }: Input<typeof sessions.list>,
  ): Promise<SessionRow[]> {
    const query = this.database.manager.createQueryBuilder(SessionEntity, 'session').where({ userId });
    if (scenarioType) query.andWhere('session.scenario_type = :scenarioType', { scenarioType });
    if (after)
      query.andWhere(
        `(session.created_at, session.id) < (select created_at, id from session where id = :after and user_id = :userId)`,
        { after, userId },
      );
    const found = await query
      .orderBy('session.createdAt', 'DESC')
      .addOrderBy('session.id', 'DESC')
      .limit(limit)
      .getMany();
    return this.rowsOf(found, userId);
  }

  /** The newest sessions of a case that have a recording, and how many there are. */
  async takesOfCase(
    caseId: string,
    userId: string,
    limit: number,
  ): Promise<{ rows: SessionRow[]; total: number }> {
    const [found, total] = await this.database.manager
      .createQueryBuilder(SessionEntity, 'session')
      .where({ caseId, userId })
      .andWhere('exists (select from recording where recording.session_id = session.id)')
      .orderBy('session.createdAt', 'DESC')
      .take(limit)
      .getManyAndCount();
    return { rows: await this.rowsOf(found, userId), total };
  }

  /** The given sessions of one user, in the same order, with what belongs to them. */
  async rowsOf(found: SessionEntity[], userId: string): Promise<SessionRow[]> {
    const { manager } = this.database;
    const ids = In(found.map(({ id }) => id));
    // One of each session: a passage may have been recorded many times.
    const recordings = await manager
      .createQueryBuilder(RecordingEntity, 'recording')
      .distinctOn(['recording.sessionId'])
      .where({ sessionId: ids, userId })
      .orderBy('recording.sessionId')
      .addOrderBy('recording.createdAt', 'DESC')
      .getMany();
    const newest = new Map(recordings.map((recording) => [recording.sessionId, recording]));
    const scripts = await scriptsOf(manager, found);
    const cases = await manager.find(CaseEntity, {
      select: { id: true, name: true },
      where: { id: In(found.map(({ caseId }) => caseId).filter((id) => id !== null)), userId },
    });
    const names = new Map(cases.map(({ id, name }) => [id, name]));
    return found.map((session) => ({
      session,
      caseName: (session.caseId !== null && names.get(session.caseId)) || null,
      recording: newest.get(session.id) ?? null,
      scripts: scripts.filter((script) => belongs(script, session)).map(({ scenario }) => scenario),
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
    const scripts = await scriptsOf(manager, [session]);
    return {
      session,
      recording,
      caseName: await caseNameOf(manager, session),
      scripts: scripts.map(({ scenario }) => scenario),
    };
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
const scriptsOf = (manager: EntityManager, sessions: SessionEntity[]) =>
  manager.find(ScriptEntity, {
    select: { id: true, sessionId: true, scenario: true },
    where: [
      { sessionId: In(sessions.map(({ id }) => id)) },
      { id: In(sessions.map(({ scriptId }) => scriptId).filter((id) => id !== null)) },
    ],
    order: { scenario: 'ASC' },
  });

const belongs = (script: Pick<ScriptEntity, 'id' | 'sessionId'>, session: SessionEntity): boolean =>
  script.sessionId === session.id || script.id === session.scriptId;

const noSuchSession = (): AppError => refuse('no-such-session');
