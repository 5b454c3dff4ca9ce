import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { Input } from '@lectern/contracts/define';
import { sessions, type SessionDetail } from '@lectern/contracts/sessions';
import type { Environment } from '@lectern/platform/config/environment';
import { signLink } from '@lectern/platform/files/signed-link';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { SessionRepository } from './session.repository.js';
import { difficultyOf, scenarioName } from './session.rules.js';
import { toSession } from './session-view.js';

@Controller()
export class GetSession {
  constructor(
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Handles(sessions.get)
  async handle({ sessionId }: Input<typeof sessions.get>, actor: Actor): Promise<SessionDetail> {
    const row = await this.repository.ofOwner(sessionId, actor.userId);
    const { session, recording } = row;
    const report = await this.bus.ask(analysis.getReport, { sessionId }, actor);
    const link = (key: string, name: string, type: string): string =>
      signLink(this.environment.secret('LINK_SECRET'), { key, name, type });
    return {
      ...toSession(row),
      scenario: session.scenarioType && scenarioName(session.scenarioType),
      difficulty: session.scenarioType && difficultyOf(session.scenarioType),
      audioUrl: recording?.fileKey
        ? link(recording.fileKey, recording.fileName, recording.contentType)
        : null,
      pdfUrl: session.pdfKey && link(session.pdfKey, `${session.title}.pdf`, 'application/pdf'),
      transcript: report.analysis?.transcript?.text ?? session.transcript,
      analysis: report.analysis,
      analysisRun: report.run,
      generatedContent: session.generatedContent,
    };
  }
}
