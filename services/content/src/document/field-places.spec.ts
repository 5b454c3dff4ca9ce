import { expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import type { CaseModel, ModelSource } from '@lectern/contracts/case-model';
import { withFieldPlaces } from './field-places.js';

const details: CaseDetails = {
  opposingParty: 'Talvane Cold Storage, Inc.',
  legalIssues: 'Negligence\nPremises liability',
  desiredOutcome: 'Judgment for $2,460,000.',
  evidenceTypes: 'Emails and messages\nWitness testimony',
};
const passage = (field: 'opposingParty' | 'legalIssues' | 'evidenceTypes', page: number, quote: string) => ({
  field,
  page,
  quote,
  confidence: 0.9,
});
const complaint = {
  id: '5f0f7c1e-0000-4000-8000-000000000011',
  title: null,
  fileName: 'complaint.pdf',
  reading: {
    ...details,
    desiredOutcome: 'Judgment.',
    sources: [
      passage('opposingParty', 1, 'TALVANE COLD STORAGE, INC., a corporation'),
      passage('legalIssues', 4, 'COUNT I: NEGLIGENCE'),
      passage('legalIssues', 5, 'COUNT II: PREMISES LIABILITY'),
      passage('evidenceTypes', 2, 'He wrote an email.'),
      passage('evidenceTypes', 3, 'Ms. Voss testified.'),
    ],
    pageCount: 6,
    ocrPages: [],
    warnings: [],
  },
};

function placed(source: ModelSource): ModelSource[] {
  const model = { people: [], facts: [], claims: [{ sources: [source] }], relief: [], evidence: [] };
  return withFieldPlaces(model as unknown as CaseModel, details, [complaint]).claims[0]!.sources;
}
const at = (page: number, quote: string) => [
  { document: { id: complaint.id, name: 'complaint.pdf' }, page, quote },
];

it.each([
  ['the words', { field: 'legalIssues', quote: 'Negligence' }, at(4, 'COUNT I: NEGLIGENCE')],
  ['the same line', { field: 'evidenceTypes', quote: 'Witness testimony' }, at(3, 'Ms. Voss testified.')],
  [
    'the only one',
    { field: 'opposingParty', quote: 'Talvane' },
    at(1, 'TALVANE COLD STORAGE, INC., a corporation'),
  ],
] as const)('names the passage that has %s', (_what, source, sources) => {
  expect(placed(source)).toEqual(sources);
});

it('leaves what the attorney typed, and what is on a page already', () => {
  const typed: ModelSource = { field: 'desiredOutcome', quote: 'Judgment for $2,460,000.' };
  const read: ModelSource = { document: { name: 'invoice.pdf' }, page: 1, quote: 'One spring.' };
  expect(placed(typed)).toEqual([typed]);
  expect(placed(read)).toEqual([read]);
});
