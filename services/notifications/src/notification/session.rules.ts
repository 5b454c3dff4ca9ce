import { analysisFailed, reportReady, reportRevised } from '@lectern/contracts/analysis';
import { machineDraftReady, scriptGenerated } from '@lectern/contracts/content-facts';
import { MACHINE_DRAFT_DAYS } from '@lectern/contracts/machine-drafts';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import {
  recordingSubmitted,
  sessionCleared,
  sessionCompleted,
  sessionCreated,
  sessionDeleted,
} from '@lectern/contracts/session-facts';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

const sessionUrl = (sessionId: string): string => `/sessions/${sessionId}`;

/** Where a session's script is written; quick practice has a number there. */
const practiceUrl = (scenario: ScenarioType, session: string): string =>
  `/practice?scenario=${scenario === 'quick-practice' ? '-1' : scenario}&session=${session}`;

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
    data: ({ sessionId, analysisId, title, durationSeconds, overallScore, confidenceScore, scoreBasis }) => ({
      sessionId,
      analysisId,
      title,
      durationSeconds,
      overallScore,
      confidenceScore,
      scoreBasis: scoreBasis ?? null,
    }),
    tell: ({ sessionId, title, caseName, overallScore, scoreBasis, scoreRange }) => [
      {
        type: 'session',
        category: 'analysis',
        priority: 'normal',
        content: {
          code: 'analysis-complete',
          title,
          caseName,
          score: overallScore,
          basis: scoreBasis,
          range: scoreRange,
        },
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
    data: ({ sessionId, analysisId, overallScore, confidenceScore, scoreBasis }) => ({
      sessionId,
      analysisId,
      overallScore,
      confidenceScore,
      scoreBasis: scoreBasis ?? null,
    }),
  }),
  rule({
    fact: analysisFailed,
    activity: 'analysis-failed',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title, reason }) => ({ sessionId, analysisId, title, reason }),
    tell: ({ sessionId, title, caseName, reason }) => [
      {
        type: 'session',
        category: 'analysis',
        priority: 'high',
        content: { code: 'analysis-failed', title, caseName, reason },
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
    tell: ({ sessionId, scenario, caseName }) =>
      sessionId === null
        ? []
        : [
            {
              type: 'session',
              category: 'script',
              priority: 'low',
              content: { code: 'script-ready', scenario, caseName },
              actionUrl: sessionUrl(sessionId),
              expiresAfterHours: 7 * DAYS,
              outside: [],
            },
          ],
  }),
  rule({
    fact: machineDraftReady,
    activity: 'machine-draft-ready',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, scenario }) => ({ sessionId, scenario }),
    tell: ({ sessionId, scenario, caseName }) => [
      {
        type: 'session',
        category: 'script',
        priority: 'normal',
        content: { code: 'machine-draft-ready', scenario, caseName },
        // Where the script is that it may replace.
        actionUrl: practiceUrl(scenario, sessionId),
        expiresAfterHours: MACHINE_DRAFT_DAYS * DAYS,
        outside: ['push'],
      },
    ],
  }),
];
