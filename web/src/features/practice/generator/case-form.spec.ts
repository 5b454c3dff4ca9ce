import { describe, expect, it } from '@jest/globals';
import { caseDetailsOf, caseFormReducer, emptyCaseForm, missingFields, type CaseForm } from './case-form.js';

const fromPdf = (form: CaseForm = emptyCaseForm): CaseForm =>
  caseFormReducer(form, {
    type: 'read-from-pdf',
    details: { caseType: 'personal-injury', clientName: 'Teresa Alvarez', opposingParty: 'Meridian Freight' },
    sources: [
      { field: 'caseType', page: 1, quote: 'COMPLAINT FOR NEGLIGENCE', confidence: 0.6 },
      { field: 'clientName', page: 1, quote: 'TERESA ALVAREZ, Plaintiff', confidence: 0.98 },
    ],
  });

describe('case form', () => {
  it('says where each value was read, and which to check', () => {
    const form = fromPdf();
    expect(form.marks.clientName).toEqual({
      kind: 'pdf',
      page: 1,
      quote: 'TERESA ALVAREZ, Plaintiff',
      unsure: false,
    });
    expect(form.marks.caseType).toMatchObject({ unsure: true });
    expect(form.marks.opposingParty).toBeUndefined();
  });

  it('drops the mark when the attorney changes the value, and never overwrites what was typed', () => {
    const typed = caseFormReducer(fromPdf(), { type: 'typed', field: 'clientName', value: 'T. Alvarez' });
    expect(typed.marks.clientName).toBeUndefined();
    expect(fromPdf(typed).values.clientName).toBe('T. Alvarez');
  });

  it('fills a field again that the attorney emptied', () => {
    const emptied = caseFormReducer(fromPdf(), { type: 'typed', field: 'clientName', value: '' });
    expect(fromPdf(emptied)).toMatchObject({ values: { clientName: 'Teresa Alvarez' }, typed: [] });
  });

  it('swaps the parties with what is known of them', () => {
    const swapped = caseFormReducer(fromPdf(), { type: 'parties-swapped' });
    expect(swapped.values).toMatchObject({ clientName: 'Meridian Freight', opposingParty: 'Teresa Alvarez' });
    expect(swapped.marks.opposingParty).toMatchObject({ page: 1 });
    expect(swapped.marks.clientName).toBeUndefined();
    expect(caseFormReducer(swapped, { type: 'parties-swapped' })).toEqual(fromPdf());
  });

  it('does not mix two documents', () => {
    const second = caseFormReducer(fromPdf(), {
      type: 'read-from-pdf',
      details: { keyFacts: 'A lease.' },
      sources: [],
    });
    expect(second.values).toMatchObject({ clientName: '', keyFacts: 'A lease.' });
    expect(second.marks).toEqual({});
  });

  it('says of what the case knows that it comes from the case, and never overwrites a typed word', () => {
    const details = { caseType: 'family-law' as const, clientName: 'Pellwhit' };
    const known = caseFormReducer(emptyCaseForm, { type: 'case-known', details });
    expect(known.values).toMatchObject(details);
    expect(known.marks.clientName).toEqual({ kind: 'case' });
    const typed = caseFormReducer(emptyCaseForm, { type: 'typed', field: 'clientName', value: 'Estate' });
    expect(caseFormReducer(typed, { type: 'case-known', details }).values.clientName).toBe('Estate');
  });

  it('fills only empty fields from pages that were read later, and says where they stand', () => {
    const filled = caseFormReducer(fromPdf(), {
      type: 'empty-fields-filled',
      details: { clientName: 'Somebody else', desiredOutcome: 'Judgment for $2,460,000' },
      sources: [{ field: 'desiredOutcome', page: 15, quote: 'WHEREFORE', confidence: 0.9 }],
    });
    expect(filled.values).toMatchObject({
      clientName: 'Teresa Alvarez',
      desiredOutcome: 'Judgment for $2,460,000',
    });
    expect(filled.marks.desiredOutcome).toMatchObject({ page: 15 });
    expect(filled.marks.clientName).toMatchObject({ page: 1 });
  });

  it('sends what is filled and names what is missing', () => {
    expect(caseDetailsOf(fromPdf())).toEqual({
      caseType: 'personal-injury',
      clientName: 'Teresa Alvarez',
      opposingParty: 'Meridian Freight',
    });
    expect(missingFields(fromPdf())).toEqual(['keyFacts']);
    expect(missingFields(emptyCaseForm)).toEqual(['caseType', 'keyFacts']);
  });
});
