import type { Actor } from '@lectern/contracts/actor';
import { type ScriptSentence, scriptChecks } from '@lectern/contracts/case-scripts';
import { Database } from '@lectern/platform/database/database';
import type { Logger } from '@lectern/platform/logging/logger';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { CaseEntity } from '../case/case.entity.js';
import { CaseFields } from '../case/case-fields.js';
import { SessionEntity } from '../session/session.entity.js';
import type { ScriptEntity } from './script.entity.js';
import { placesOfKnown, type ScriptText } from './script-text.rules.js';

/** Which file a text is checked against. */
export type ScriptPlace = Pick<ScriptEntity, 'caseId' | 'sessionId' | 'userId'>;

@Injectable()
export class ScriptChecks {
  constructor(
    private readonly database: Database,
    private readonly fields: CaseFields,
    private readonly bus: Bus,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** The sentences of a new text. What stayed as it was keeps its sources; where the file cannot be asked, the others have none. */
  async sentencesOf(
    text: string,
    before: ScriptText,
    place: ScriptPlace,
    actor: Actor,
  ): Promise<ScriptSentence[]> {
    const known = before.sentences.map(({ start, end, sources }) => ({
      text: before.text.slice(start, end),
      sources,
    }));
    const { caseId, sessionId } = place;
    try {
      const caseData = await this.caseData(place);
      const { sentences } = await this.bus.ask(
        scriptChecks.checkText,
        { caseId, sessionId, caseData, text, known: known.filter(({ sources }) => sources.length > 0) },
        actor,
      );
      return sentences;
    } catch (error) {
      // The attorney's words are kept whatever happens to the check.
      this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a text was not checked');
      return placesOfKnown(text, known);
    }
  }

  private async caseData({ caseId, sessionId, userId }: ScriptPlace) {
    const inCase = caseId && (await this.database.manager.findOneBy(CaseEntity, { id: caseId, userId }));
    if (inCase) return this.fields.of(inCase);
    const session =
      sessionId && (await this.database.manager.findOneBy(SessionEntity, { id: sessionId, userId }));
    return session ? session.caseData : {};
  }
}
