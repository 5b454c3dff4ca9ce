import type { CaseDetails } from '@lectern/contracts/case';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SessionEntity } from '../session/session.entity.js';
import type { CaseEntity } from './case.entity.js';

/** What a form about a case begins with. */
@Injectable()
export class CaseFields {
  constructor(private readonly database: Database) {}

  /** The fields of the case's newest session that has any, and over them the parties of the case itself. */
  async of(
    { id, userId, clientName, opposingParty }: CaseEntity,
    manager: EntityManager = this.database.manager,
  ): Promise<CaseDetails> {
    const newest = await manager
      .createQueryBuilder(SessionEntity, 'session')
      .where({ caseId: id, userId })
      .andWhere(`session.caseData <> '{}'`)
      .orderBy('session.createdAt', 'DESC')
      .getOne();
    return {
      ...newest?.caseData,
      ...(clientName !== null && { clientName }),
      ...(opposingParty !== null && { opposingParty }),
    };
  }
}
