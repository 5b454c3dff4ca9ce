import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { ownAssessments } from '@lectern/contracts/own-assessment';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { OwnAssessmentEntity, toOwnAssessment } from './own-assessment.entity.js';

@Controller()
export class GetOwnAssessment {
  constructor(private readonly database: Database) {}

  @Handles(ownAssessments.get)
  async handle(
    { sessionId }: Input<typeof ownAssessments.get>,
    { userId }: Actor,
  ): Promise<Output<typeof ownAssessments.get>> {
    const { manager } = this.database;
    const ofSession =
      sessionId === undefined ? null : await manager.findOneBy(OwnAssessmentEntity, { sessionId, userId });
    const latest = await manager.findOne(OwnAssessmentEntity, {
      where: { userId },
      order: { assessedAt: 'DESC' },
    });
    return { ofSession: ofSession && toOwnAssessment(ofSession), latest: latest && toOwnAssessment(latest) };
  }
}
