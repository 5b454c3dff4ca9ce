import type { ScriptSummary } from '@lectern/contracts/case-scripts';
import type { CaseDetail } from '@lectern/contracts/cases';
import { daysUntil } from './case-words.js';

/** The one thing to do next in a case. */
export type NextStep =
  | { kind: 'add-documents' }
  | { kind: 'hearing-past'; date: string }
  | { kind: 'draft' }
  | { kind: 'draft-part'; script: ScriptSummary }
  | { kind: 'first-take'; script: ScriptSummary }
  | { kind: 'full-take'; script: ScriptSummary }
  | { kind: 'again'; script: ScriptSummary };

/** What was practiced least comes first: never spoken, then never in full, then longest ago. */
export function nextStep(detail: CaseDetail, now = new Date()): NextStep {
  const { scripts, hearingDate, documents } = detail;
  if (hearingDate !== null && daysUntil(hearingDate, now) < 0)
    return { kind: 'hearing-past', date: hearingDate };
  const written = scripts.filter(({ words }) => words > 0);
  const unspoken = written.find(({ takes }) => takes === 0);
  if (unspoken) return { kind: 'first-take', script: unspoken };
  const partial = written.find(({ rehearsed }) => !rehearsed);
  if (partial) return { kind: 'full-take', script: partial };
  const planned = scripts.find(({ words }) => words === 0);
  if (planned) return { kind: 'draft-part', script: planned };
  const [oldest] = written.toSorted((a, b) => (a.lastTake?.at ?? '').localeCompare(b.lastTake?.at ?? ''));
  if (oldest) return { kind: 'again', script: oldest };
  return (documents?.total ?? 0) > 0 || detail.caseData.keyFacts
    ? { kind: 'draft' }
    : { kind: 'add-documents' };
}
