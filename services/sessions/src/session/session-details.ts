import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';
import { StoredFileLink } from '../file/stored-file-link.js';
import { ScriptEntity } from '../script/script.entity.js';
import { SessionRepository } from './session.repository.js';
import { difficultyOf, scenarioName } from './session.rules.js';
import { toSession } from './session-view.js';

/** A session with all that belongs to it: analysis, script, signed links. */
@Injectable()
export class SessionDetails {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
    private readonly link: StoredFileLink,
  ) {}

  /** @throws AppError not_found when there is none or it is somebody else's */
  async ofOwner(sessionId: string, actor: Actor): Promise<SessionDetail> {
    const row = await this.repository.ofOwner(sessionId, actor.userId);
    const { session, recording } = row;
    const script = await this.database.manager.findOne(ScriptEntity, {
      where: { sessionId, userId: actor.userId },
      order: { savedAt: 'DESC' },
    });
    const report = await this.bus.ask(analysis.getReport, { sessionId }, actor);
    return {
      ...toSession(row),
      scenario: session.scenarioType && scenarioName(session.scenarioType),
      difficulty: session.scenarioType && difficultyOf(session.scenarioType),
      audioUrl: recording && this.link.toRecording(recording),
      pdfUrl: this.link.toPdf(session),
      transcript: report.analysis?.transcript?.text ?? session.transcript,
      analysis: report.analysis,
      analysisRun: report.run,
      generatedContent: script?.content ?? null,
    };
  }
}
