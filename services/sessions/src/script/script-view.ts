import type { Script } from '@lectern/contracts/case-scripts';
import type { GeneratedText } from '@lectern/contracts/content';
import { SPOKEN_SECTION } from '@lectern/contracts/scenarios';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CaseEntity } from '../case/case.entity.js';
import type { ScriptEntity } from './script.entity.js';
import { ScriptRepository } from './script.repository.js';
import { ScriptSummaries } from './script-summaries.js';
import { type ScriptText, textOfDraft } from './script-text.rules.js';

@Injectable()
export class ScriptViews {
  constructor(
    private readonly database: Database,
    private readonly scripts: ScriptRepository,
    private readonly summaries: ScriptSummaries,
  ) {}

  /** A script as the API shows it. @throws AppError not_found */
  async of(
    scriptId: string,
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Script> {
    const script = await this.scripts.ofOwner(scriptId, userId, manager);
    const inCase = script.caseId && (await manager.findOneBy(CaseEntity, { id: script.caseId, userId }));
    const { content } = script;
    const section = SPOKEN_SECTION[script.scenario];
    return {
      ...(await this.summaries.of(scriptId, userId, manager)),
      caseName: inCase ? inCase.name : null,
      ...currentText(script),
      notes: content === null ? {} : notesOf(content, section),
      notesProvenance: content?.provenance.filter(({ contentType }) => contentType !== section) ?? [],
      citations: content?.citations ?? [],
      engine: content && {
        drafting: content.engine.drafting,
        ...(content.engine.model !== undefined && { model: content.engine.model }),
      },
    };
  }
}

/** The script as one text: as the attorney left it, else as it was drafted and decided upon. */
export function currentText({ text, sentences, content, edits, scenario }: ScriptEntity): ScriptText {
  if (text !== null) return { text, sentences: sentences ?? [] };
  return content === null ? { text: '', sentences: [] } : textOfDraft({ content, edits }, scenario);
}

function notesOf(
  {
    provenance: _provenance,
    citations: _citations,
    engine: _engine,
    ...sections
  }: NonNullable<ScriptEntity['content']>,
  spoken: keyof GeneratedText,
): GeneratedText {
  const { [spoken]: _spoken, ...notes } = sections;
  return notes;
}
