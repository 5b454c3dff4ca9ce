import type { CaseDetail } from '@lectern/contracts/cases';

/** A case with a name and nothing else, and what of it is given. */
export const caseDetail = (given: Partial<CaseDetail>): CaseDetail => ({
  id: '5f0f7c1e-0000-4000-8000-00000000000c',
  name: 'Marrowby v. Talvane',
  clientName: null,
  opposingParty: null,
  side: null,
  court: null,
  docketNumber: null,
  hearingDate: null,
  hearingTime: null,
  hearingKind: null,
  hearingPlace: null,
  archived: false,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  documents: { total: 0, pages: 0, reading: 0, unreadable: 0 },
  parts: 0,
  rehearsed: 0,
  lastTake: null,
  caseData: {},
  scripts: [],
  takes: [],
  takesTotal: 0,
  ...given,
});
