import { scenarioName } from '@lectern/contracts/english/scenarios';
import { sharedReport } from '@lectern/contracts/shared-report';
import type { Input } from '@lectern/contracts/define';
import { type SharedSession, shares } from '@lectern/contracts/shares';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { StoredFileLink } from '../file/stored-file-link.js';
import { hashLinkToken } from '../link/link-token.js';
import { SessionRepository } from '../session/session.repository.js';
import { difficultyOf } from '../session/session.rules.js';
import { ShareEntity } from './share.entity.js';
import { sharedAnalysis } from './share.rules.js';

@Controller()
export class OpenShare {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly bus: Bus,
    private readonly link: StoredFileLink,
  ) {}

  @Handles(shares.open)
  async handle({ token }: Input<typeof shares.open>): Promise<SharedSession> {
    const share = await this.database.manager.findOneBy(ShareEntity, {
      tokenHash: hashLinkToken(token),
      expiresAt: MoreThan(new Date()),
    });
    // Expired, revoked and never made look the same.
    if (share === null) throw refuse('link-revoked');
    const { parts, userId, sessionId } = share;
    const { session, recording } = await this.repository.ofOwner(sessionId, userId);
    const report = await this.bus.ask(sharedReport.get, { sessionId, userId }, null);
    const scenario = session.scenarioType && scenarioName(session.scenarioType);
    return {
      title: share.hidesTitle ? (scenario ?? 'Practice') : session.title,
      createdAt: session.createdAt.toISOString(),
      duration: session.duration,
      scenario,
      difficulty: session.scenarioType && difficultyOf(session.scenarioType),
      sharedBy: share.sharedBy,
      expiresAt: share.expiresAt.toISOString(),
      parts,
      audioUrl: parts.includes('audio') && recording !== null ? this.link.toRecording(recording) : null,
      transcript: parts.includes('transcript') ? (report?.transcript?.text ?? session.transcript) : null,
      analysis: report && sharedAnalysis(report, parts),
    };
  }
}
