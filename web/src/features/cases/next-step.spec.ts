import { describe, expect, it } from '@jest/globals';
import type { ScriptSummary } from '@lectern/contracts/case-scripts';
import { caseDetail as detail } from './case-detail.fixtures.js';
import { nextStep } from './next-step.js';

const today = new Date(2026, 10, 22);
const script = (given: Partial<ScriptSummary>): ScriptSummary => ({
  id: '5f0f7c1e-0000-4000-8000-0000000000aa',
  caseId: null,
  scenario: 'opening-statement',
  title: 'Opening Statement',
  origin: 'drafted',
  targetMinutes: null,
  words: 900,
  version: 1,
  savedAt: '2026-11-01T10:00:00Z',
  takes: 0,
  nextTake: 1,
  rehearsed: false,
  lastTake: null,
  ...given,
});
const lastTake = (at: string): ScriptSummary['lastTake'] => ({
  sessionId: '5f0f7c1e-0000-4000-8000-0000000000bb',
  takeNumber: 1,
  at,
  duration: 400,
  overallScore: 7,
  scoreBasis: 'all',
});
describe('what comes next in a case', () => {
  it('is the documents while there is nothing, and a draft once there are some', () => {
    expect(nextStep(detail({}), today).kind).toBe('add-documents');
    const documents = { total: 1, pages: 18, reading: 0, unreadable: 0 };
    expect(nextStep(detail({ documents }), today).kind).toBe('draft');
    expect(nextStep(detail({ caseData: { keyFacts: 'A door fell.' } }), today).kind).toBe('draft');
  });

  it('is the script that was never spoken, before one that was not spoken in full, before one without words', () => {
    const spoken = script({ id: 'a', takes: 1, rehearsed: true, lastTake: lastTake('2026-11-20T10:00:00Z') });
    const partial = script({ id: 'b', takes: 2, lastTake: lastTake('2026-11-21T10:00:00Z') });
    const fresh = script({ id: 'c' });
    const planned = script({ id: 'd', words: 0 });
    const of = (scripts: ScriptSummary[]) => nextStep(detail({ scripts }), today);
    expect(of([spoken, planned, partial, fresh])).toMatchObject({ kind: 'first-take', script: { id: 'c' } });
    expect(of([spoken, planned, partial])).toMatchObject({ kind: 'full-take', script: { id: 'b' } });
    expect(of([spoken, planned])).toMatchObject({ kind: 'draft-part', script: { id: 'd' } });
  });

  it('is what was spoken longest ago when everything was rehearsed', () => {
    const scripts = ['2026-11-20T10:00:00Z', '2026-11-14T10:00:00Z'].map((at) =>
      script({ id: at, takes: 1, rehearsed: true, lastTake: lastTake(at) }),
    );
    expect(nextStep(detail({ scripts }), today)).toMatchObject({
      kind: 'again',
      script: { id: '2026-11-14T10:00:00Z' },
    });
  });

  it('is a new date once the hearing is past, not on its day', () => {
    expect(nextStep(detail({ hearingDate: '2026-11-21' }), today).kind).toBe('hearing-past');
    expect(nextStep(detail({ hearingDate: '2026-11-22' }), today).kind).toBe('add-documents');
  });
});
