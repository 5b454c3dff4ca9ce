import type { Session } from '@lectern/contracts/sessions';
import { attorney } from './render-page.js';

/** A session of the attorney without a recording. */
export const aSession = (changes: Partial<Session> = {}): Session => {
  const id = changes.id ?? '5f0f7c1e-0000-4000-8000-00000000000a';
  return {
    id,
    sessionId: id,
    userId: attorney.sub,
    caseId: null,
    caseName: null,
    scriptId: null,
    takeNumber: null,
    title: 'Marrowby v. Talvane',
    description: null,
    scenarioId: null,
    scenarioType: 'opening-statement',
    status: 'created',
    createdAt: '2026-11-20T18:00:00Z',
    duration: null,
    overallScore: null,
    scoreBasis: null,
    caseData: {},
    hasAudio: false,
    hasPdf: false,
    scripts: [],
    ...changes,
  };
};
