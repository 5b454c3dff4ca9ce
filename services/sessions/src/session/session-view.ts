import type { Session } from '@lectern/contracts/sessions';
import type { SessionRow } from './session.repository.js';

/** A stored session as the API shows it. */
export function toSession({ session, caseName, recording, scripts }: SessionRow): Session {
  return {
    id: session.id,
    sessionId: session.id,
    userId: session.userId,
    caseId: session.caseId,
    caseName,
    scriptId: session.scriptId,
    takeNumber: session.takeNumber,
    title: session.title,
    description: session.description,
    scenarioId: session.scenarioId,
    scenarioType: session.scenarioType,
    status: session.status,
    createdAt: session.createdAt.toISOString(),
    duration: session.duration,
    overallScore: session.overallScore,
    scoreBasis: session.scoreBasis,
    scoreRange: session.scoreRange,
    ...session.caseData,
    caseData: session.caseData,
    hasAudio: typeof recording?.fileKey === 'string',
    hasPdf: session.pdfKey !== null,
    scripts,
  };
}
