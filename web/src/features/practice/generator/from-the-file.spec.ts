import { describe, expect, it } from '@jest/globals';
import type { CaseDocument } from '@lectern/contracts/documents';
import { caseFormReducer, emptyCaseForm } from './case-form.js';
import { fromTheFile } from './from-the-file.js';

const document = (title: string, fields: NonNullable<CaseDocument['fields']>): CaseDocument => ({
  id: '5f0f7c1e-0000-4000-8000-0000000000d1',
  caseId: null,
  sessionId: null,
  title,
  fileName: `${title}.pdf`,
  kind: 'pdf',
  size: 1000,
  status: 'read',
  reason: null,
  pageCount: 18,
  pagesRead: 18,
  unread: [],
  scannedPages: 0,
  warnings: [],
  fields,
  addedAt: '2026-11-20T18:00:00Z',
});

describe('what the file of a case fills in', () => {
  const complaint = document('Complaint', {
    clientName: 'Odile Marrowby',
    sources: [{ field: 'clientName', page: 1, quote: 'ODILE MARROWBY, Plaintiff', confidence: 0.9 }],
  });
  const answer = document('Answer', {
    clientName: 'Talvane Cold Storage',
    desiredOutcome: 'Dismissal',
    sources: [{ field: 'desiredOutcome', page: 11, quote: 'WHEREFORE', confidence: 0.9 }],
  });

  it('is read for the side that the case names', () => {
    const charged = {
      ...complaint,
      fields: { ...complaint.fields!, clientStands: 'first' as const, opposingParty: 'Talvane' },
    };
    const { details, sources } = fromTheFile(emptyCaseForm, [charged], 'defendant');
    expect(details).toEqual({ clientName: 'Talvane', opposingParty: 'Odile Marrowby' });
    expect(sources.map(({ field }) => field)).toEqual(['opposingParty']);
  });

  it('takes each field of the first document that has it, with its place there', () => {
    const found = fromTheFile(emptyCaseForm, [complaint, answer]);
    expect(found.details).toEqual({ clientName: 'Odile Marrowby', desiredOutcome: 'Dismissal' });
    expect(found.sources.map(({ page }) => page)).toEqual([1, 11]);
  });

  it('offers nothing for what is filled, and nothing of a document that is not read', () => {
    const typed = caseFormReducer(emptyCaseForm, { type: 'typed', field: 'clientName', value: 'Estate' });
    expect(fromTheFile(typed, [complaint]).fields).toEqual([]);
    expect(fromTheFile(emptyCaseForm, [{ ...complaint, fields: null }]).fields).toEqual([]);
  });
});
