import { analysisFailed, reportReady, reportRevised } from '@lectern/contracts/analysis';
import { scriptGenerated } from '@lectern/contracts/content';
import {
  recordingSubmitted,
  sessionCleared,
  sessionCompleted,
  sessionCreated,
  sessionDeleted,
} from '@lectern/contracts/sessions';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

const sessionUrl = (sessionId: string): string => `/sessions/${sessionId}`;

/** A session from its creation to its end, its recordings, reports and scripts. */
export const SESSION: Rule[] = [
  rule({
    fact: sessionCreated,
    activity: 'session-created',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, title, scenarioType }) => ({ sessionId, title, scenarioType }),
  }),
  rule({
    fact: recordingSubmitted,
    activity: 'recording-submitted',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title }) => ({ sessionId, analysisId, title }),
  }),
  rule({
    fact: reportReady,
    activity: 'report-ready',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title, durationSeconds, overallScore, confidenceScore }) => ({
      sessionId,
      analysisId,
      title,
      durationSeconds,
      overallScore,
      confidenceScore,
    }),
    tell: ({ sessionId, title, overallScore }) => [
      {
        type: 'session',
        category: 'analysis',
        priority: 'normal',
        title: 'Analysis complete',
        message:
          overallScore === null
            ? `The analysis of "${title}" is ready.`
            : `The analysis of "${title}" is ready: ${overallScore.toFixed(1)} out of 10.`,
        actionUrl: sessionUrl(sessionId),
        expiresAfterHours: 90 * DAYS,
        outside: ['push'],
      },
    ],
  }),
  rule({
    fact: reportRevised,
    activity: 'report-revised',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, overallScore, confidenceScore }) => ({
      sessionId,
      analysisId,
      overallScore,
      confidenceScore,
    }),
  }),
  rule({
    fact: analysisFailed,
    activity: 'analysis-failed',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title, reason }) => ({ sessionId, analysisId, title, reason }),
    tell: ({ sessionId, title, reason }) => [
      {
        type: 'session',
        category: 'analysis',
        priority: 'high',
        title: 'Analysis failed',
        message: `"${title}" could not be analyzed. ${reason}`,
        actionUrl: sessionUrl(sessionId),
        expiresAfterHours: 90 * DAYS,
        outside: ['push'],
      },
    ],
  }),
  rule({
    fact: sessionCompleted,
    activity: 'session-completed',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId }) => ({ sessionId }),
  }),
  rule({
    fact: sessionCleared,
    activity: 'session-cleared',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId }) => ({ sessionId }),
  }),
  rule({
    fact: sessionDeleted,
    activity: 'session-deleted',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId }) => ({ sessionId }),
    ends: 'erase',
  }),
  rule({
    fact: scriptGenerated,
    activity: 'script-generated',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, scenario }) => ({ sessionId, scenario }),
    // Without a session there is no place to find it again.
    tell: ({ sessionId }) =>
      sessionId === null
        ? []
        : [
            {
              type: 'session',
              category: 'script',
              priority: 'low',
              title: 'Script ready',
              message: 'Your practice script is kept with its session.',
              actionUrl: sessionUrl(sessionId),
              expiresAfterHours: 7 * DAYS,
              outside: [],
            },
          ],
  }),
];
