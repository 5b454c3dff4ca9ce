import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { scripts } from '@lectern/contracts/scripts';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { caseNameOf } from '../case/case.repository.js';
import { SessionRepository } from '../session/session.repository.js';
import { countWords } from './script.rules.js';
import { ScriptEntity } from './script.entity.js';
import { ScriptRepository } from './script.repository.js';
import { textOfDraft } from './script-text.rules.js';

@Controller()
export class KeepContent {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly scripts: ScriptRepository,
  ) {}

  @Handles(scripts.keep)
  handle(input: Input<typeof scripts.keep>, actor: Actor | null): Promise<Output<typeof scripts.keep>> {
    if (actor === null) throw refuse('sign-in-needed');
    const { sessionId, scenario, runId, caseData, content, targetMinutes } = input;
    const { userId } = actor;
    return this.database.transaction(async (tx) => {
      const session = await this.repository.lockForOwner(tx, sessionId, userId);
      const caseName = await caseNameOf(tx.manager, session);
      const before = await this.scripts.ofSession(session, scenario, tx);
      // The run was cut off after its draft was kept; since then the attorney may have worked on it.
      if (before?.runId === runId) return { caseName };
      const id = before?.id ?? randomUUID();
      const edits = { decisions: [], order: {} };
      const kept = before ?? new ScriptEntity();
      await tx.manager.save(
        Object.assign(kept, {
          id,
          sessionId: kept.sessionId ?? sessionId,
          caseId: session.caseId,
          scenario,
          userId,
          origin: 'drafted' as const,
          runId,
          content,
          edits,
          text: null,
          sentences: null,
          words: countWords(textOfDraft({ content, edits }, scenario).text),
          version: (before?.version ?? 0) + 1,
          savedAt: new Date(),
          ...(targetMinutes !== undefined && { targetMinutes }),
        }),
      );
      // A session that a document opened belongs to the scenario that is first drafted in it.
      session.scenarioType ??= scenario;
      if (session.scenarioType === scenario) session.scriptId = id;
      session.caseData = caseData;
      await tx.manager.save(session);
      return { caseName };
    });
  }
}
