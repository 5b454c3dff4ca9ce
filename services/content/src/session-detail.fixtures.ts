import type { Output } from '@lectern/contracts/define';
import type { sessions } from '@lectern/contracts/sessions';

/** A session as its service shows it, with nothing in it. */
export const aSessionDetail: Omit<Output<typeof sessions.get>, 'id' | 'sessionId' | 'userId'> = {
  caseId: null,
  caseName: null,
  scriptId: null,
  takeNumber: null,
  title: 'Doe',
  description: null,
  scenarioId: null,
  scenarioType: null,
  status: 'created',
  createdAt: '2026-01-02T03:04:05.000Z',
  duration: null,
  overallScore: null,
  scoreBasis: null,
  caseData: {},
  hasAudio: false,
  hasPdf: false,
  scripts: [],
  scenario: null,
  difficulty: null,
  audioUrl: null,
  pdfUrl: null,
  transcript: null,
  analysis: null,
  analysisRun: null,
  generatedContent: null,
};
