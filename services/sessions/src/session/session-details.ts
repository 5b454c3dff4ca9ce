import { scenarioName } from '@lectern/contracts/english/scenarios';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';
import { StoredFileLink } from '../file/stored-file-link.js';
import { ScriptEntity } from '../script/script.entity.js';
import { SessionRepository } from './session.repository.js';
import { difficultyOf } from './session.rules.js';
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
    const scripts = await this.database.manager.find(ScriptEntity, {
      where: [
        { sessionId, userId: actor.userId },
        ...(session.scriptId === null ? [] : [{ id: session.scriptId, userId: actor.userId }]),
      ],
      order: { savedAt: 'DESC' },
    });
    const script = scripts.find(({ content }) => content !== null);
    const { analysis: report, run } = await this.bus.ask(analysis.getReport, { sessionId }, actor);
    // A report whose fact has not arrived here: status, duration and scores would still be those from before it.
    const isAhead = session.status === 'analyzing' && run?.status === 'completed';
    const shown = isAhead ? null : report;
    return {
      ...toSession(row),
      scenario: session.scenarioType && scenarioName(session.scenarioType),
      difficulty: session.scenarioType && difficultyOf(session.scenarioType),
      audioUrl: recording && this.link.toRecording(recording),
      pdfUrl: this.link.toPdf(session),
      transcript: shown?.transcript?.text ?? session.transcript,
      analysis: shown,
      analysisRun: run && isAhead ? { ...run, status: 'running' } : run,
      generatedContent: script?.content ?? null,
    };
  }
}
