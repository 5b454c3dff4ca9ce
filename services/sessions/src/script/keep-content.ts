import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { scripts } from '@lectern/contracts/scripts';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { ScriptEntity } from './script.entity.js';

@Controller()
export class KeepContent {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(scripts.keep)
  handle(input: Input<typeof scripts.keep>, actor: Actor | null): Promise<null> {
    if (actor === null) throw new AppError('unauthenticated', 'Please sign in.');
    const { sessionId, scenario, runId, caseData, content } = input;
    const { userId } = actor;
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const before = await tx.manager.findOneBy(ScriptEntity, { sessionId, scenario, userId });
      // The run was cut off after its draft was kept; since then the attorney may have worked on it.
      if (before?.runId === runId) return null;
      await tx.manager.save(ScriptEntity, {
        sessionId,
        scenario,
        userId,
        runId,
        content,
        edits: { decisions: [], order: {} },
        version: (before?.version ?? 0) + 1,
        savedAt: new Date(),
      });
      // A session that a document opened belongs to the scenario that is first drafted in it.
      session.scenarioType ??= scenario;
      session.caseData = caseData;
      await tx.manager.save(session);
      return null;
    });
  }
}
