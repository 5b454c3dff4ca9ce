import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { caseScripts, type Script } from '@lectern/contracts/case-scripts';
import type { Input } from '@lectern/contracts/define';
import { caseChanged } from '@lectern/contracts/session-facts';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../case/case.repository.js';
import { ScriptChecks } from './script-checks.js';
import { ScriptEntity } from './script.entity.js';
import { countWords } from './script.rules.js';
import { ScriptViews } from './script-view.js';
import { allowances } from '../allowances.js';

const NOTHING = { text: '', sentences: [] };

@Controller()
export class AddScript {
  constructor(
    private readonly database: Database,
    private readonly cases: CaseRepository,
    private readonly checks: ScriptChecks,
    private readonly views: ScriptViews,
  ) {}

  @Handles(caseScripts.add)
  async handle(input: Input<typeof caseScripts.add>, actor: Actor): Promise<Script> {
    const { caseId, scenario, title = null, targetMinutes = null } = input;
    const { userId } = actor;
    if (caseId !== null) await this.cases.ofOwner(caseId, userId);
    const text = input.text?.replace(/\r\n?/g, '\n').trim() ?? '';
    const place = { caseId, sessionId: null, userId };
    const sentences = text === '' ? [] : await this.checks.sentencesOf(text, NOTHING, place, actor);
    const id = randomUUID();
    return this.database.transaction(async (tx) => {
      await allowances.assertRoom(tx, userId, 'entries');
      if (caseId !== null) await this.cases.holdForOwner(tx, caseId, userId);
      await tx.manager.insert(ScriptEntity, {
        ...place,
        id,
        scenario,
        title,
        origin: text === '' ? 'planned' : 'own',
        targetMinutes,
        runId: null,
        content: null,
        edits: { decisions: [], order: {} },
        text,
        sentences,
        words: countWords(text),
        version: 1,
        savedAt: new Date(),
      });
      if (caseId !== null) await tx.publish(caseChanged, { caseId, userId });
      return this.views.of(id, userId, tx.manager);
    });
  }
}
