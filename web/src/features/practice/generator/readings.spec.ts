import { describe, expect, it } from '@jest/globals';
import { caseFormReducer, emptyCaseForm, type CaseForm } from './case-form.js';
import { otherReadings, type ReadFields } from './readings.js';

const at = (page: number, confidence: number) => ({ page, quote: `words of page ${page}`, confidence });
const read: ReadFields = {
  clientName: 'Oren Pratt',
  keyFacts: 'The dock was wet.\nNobody had salted it.',
  sources: [
    { field: 'clientName', ...at(1, 0.7) },
    { field: 'keyFacts', ...at(2, 0.6) },
  ],
  runnersUp: [
    { field: 'clientName', value: 'Harbor Terminal, Inc.', ...at(1, 0.2) },
    { field: 'opposingParty', value: 'Harbor Terminal, Inc.', ...at(3, 0.3) },
    { field: 'keyFacts', value: 'Pratt had been told twice.', ...at(4, 0.1) },
  ],
};
const form = (): CaseForm =>
  caseFormReducer(emptyCaseForm, { type: 'read-from-pdf', details: read, sources: read.sources });
const named = (of: CaseForm) => otherReadings(of.values, 'clientName', read).map(({ value }) => value);

describe('what else a document may say', () => {
  it('takes the place of a value, with its own mark, and the first reading can be taken back', () => {
    const [other] = otherReadings(form().values, 'clientName', read);
    const changed = caseFormReducer(form(), { type: 'reading-taken', field: 'clientName', reading: other! });
    expect(changed.values.clientName).toBe('Harbor Terminal, Inc.');
    expect(changed.marks.clientName).toEqual({
      kind: 'pdf',
      page: 1,
      quote: 'words of page 1',
      unsure: true,
    });
    expect(named(changed)).toEqual(['Oren Pratt']);
    // It is the attorney's choice: another document does not undo it.
    const again = caseFormReducer(changed, { type: 'read-from-pdf', details: read, sources: read.sources });
    expect(again.values.clientName).toBe('Harbor Terminal, Inc.');
  });

  it('is offered for a field that stayed empty', () => {
    expect(otherReadings(form().values, 'opposingParty', read)).toHaveLength(1);
    expect(otherReadings(form().values, 'legalIssues', read)).toEqual([]);
  });

  it('is one more line of a list, once, and the place of the list stays', () => {
    const [more] = otherReadings(form().values, 'keyFacts', read);
    const added = caseFormReducer(form(), { type: 'reading-taken', field: 'keyFacts', reading: more! });
    expect(added.values.keyFacts.split('\n')).toEqual([
      'The dock was wet.',
      'Nobody had salted it.',
      'Pratt had been told twice.',
    ]);
    expect(added.marks.keyFacts).toMatchObject({ page: 2 });
    expect(otherReadings(added.values, 'keyFacts', read)).toEqual([]);
  });

  it('keeps its place when the session is opened again', () => {
    const details = { ...read, clientName: 'Harbor Terminal, Inc.' };
    const restored = caseFormReducer(emptyCaseForm, { type: 'restored', details, document: read });
    expect(restored.marks.clientName).toMatchObject({ page: 1, unsure: true });
    expect(restored.typed).toContain('clientName');
  });
});
