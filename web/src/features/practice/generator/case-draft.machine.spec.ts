import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import {
  caseDraftReducer,
  initialCaseDraft,
  keptOverDocument,
  unsavedCase,
  type CaseDraftEvent,
  type CaseDraftState,
  type ReadDocument,
} from './case-draft.machine.js';

const SESSION = { id: '0b0f2a4e-27a0-4b0e-9d4c-1f4bb1d1a001', title: 'Alvarez v. Meridian' };
const CASE: CaseDetails = { caseType: 'personal-injury', clientName: 'Alvarez', keyFacts: 'The truck.' };

const after = (events: CaseDraftEvent[], from: CaseDraftState = initialCaseDraft(false)): CaseDraftState =>
  events.reduce(caseDraftReducer, from);
const opened: CaseDraftEvent = { type: 'opened', session: SESSION, caseData: CASE, document: null };
const typed = (field: 'clientName' | 'keyFacts', value: string): CaseDraftEvent => ({
  type: 'typed',
  field,
  value,
});

const document = (details: CaseDetails): ReadDocument => ({
  fileName: 'complaint.pdf',
  parsed: {
    ...details,
    sources: [],
    sessionId: '0b0f2a4e-27a0-4b0e-9d4c-1f4bb1d1a002',
    sessionTitle: 'Complaint',
  } as unknown as ReadDocument['parsed'],
});

describe('the case draft', () => {
  it('is open and empty without a session, and opening with one in the address', () => {
    expect(initialCaseDraft(false)).toMatchObject({ phase: 'open', session: null, base: {} });
    expect(initialCaseDraft(true).phase).toBe('opening');
  });

  it('takes nothing of the case before into a session that is opened', () => {
    const state = after([typed('clientName', 'Diaz'), opened]);
    expect(state.form.values.clientName).toBe('Alvarez');
    expect(JSON.stringify(state)).not.toContain('Diaz');
  });

  it('says why a session could not be opened, and forgets it on the next try', () => {
    const failed = after([{ type: 'opening' }, { type: 'open-failed', message: 'It is gone.' }]);
    expect(failed).toMatchObject({ phase: 'refused', problem: 'It is gone.' });
    expect(after([{ type: 'opening' }], failed).problem).toBe('');
  });

  it('begins with what the case knows, once, and only into an empty form', () => {
    const details = { clientName: 'Marrowby' };
    expect(after([{ type: 'case-known', details }]).form.marks.clientName).toEqual({ kind: 'case' });
    expect(after([typed('keyFacts', 'x'), { type: 'case-known', details }]).form.values.clientName).toBe('');
    expect(after([opened, { type: 'case-known', details }]).form.values.clientName).toBe('Alvarez');
  });

  it('has what the case knows and what its documents tell, whichever came first', () => {
    const known: CaseDraftEvent = { type: 'case-known', details: { clientName: 'Marrowby' } };
    const read: CaseDraftEvent = {
      type: 'empty-fields-filled',
      details: { clientName: 'Odile Marrowby', keyFacts: 'Door 6 came down.' },
      sources: [
        { field: 'clientName', page: 1, quote: 'Odile Marrowby', confidence: 0.9 },
        { field: 'keyFacts', page: 1, quote: 'Door 6 came down.', confidence: 0.9 },
      ],
    };
    for (const events of [
      [known, read],
      [read, known],
    ])
      expect(after(events).form.values).toMatchObject({
        clientName: 'Marrowby',
        keyFacts: 'Door 6 came down.',
      });
  });

  it('says that it has what was typed before, and gives back what was emptied', () => {
    const { form } = after([typed('clientName', 'Diaz')]);
    const back = after([{ type: 'kept', form, base: {} }]);
    expect(back.broughtBack).toBe(true);
    expect(after([{ type: 'session-made', session: SESSION, caseData: {} }], back).broughtBack).toBe(false);
    const emptied = after([{ type: 'emptied' }], back);
    expect(emptied.form.values.clientName).toBe('');
    expect(after([{ type: 'put-back' }], emptied)).toMatchObject({ form, emptied: null });
    expect(after([typed('keyFacts', 'New.'), { type: 'put-back' }], emptied).form.values.clientName).toBe('');
    expect(after([opened, { type: 'emptied' }]).emptied).toBeNull();
  });

  it('has something to save when a field differs from what the server has, and nothing when it is typed back', () => {
    expect(unsavedCase(after([opened]))).toBeNull();
    const changed = after([opened, typed('clientName', 'T. Alvarez')]);
    expect(unsavedCase(changed)).toEqual({
      sessionId: SESSION.id,
      caseData: { ...CASE, clientName: 'T. Alvarez' },
      expected: CASE,
    });
    expect(unsavedCase(after([typed('clientName', 'Alvarez')], changed))).toBeNull();
  });

  it('has nothing to save before there is a session', () => {
    expect(unsavedCase(after([typed('clientName', 'T. Alvarez')]))).toBeNull();
  });

  it('is not done with saving when more was typed meanwhile', () => {
    const first = after([opened, typed('clientName', 'T. Alvarez')]);
    const sent = unsavedCase(first)?.caseData ?? {};
    const state = after(
      [typed('keyFacts', 'The truck, 418.'), { type: 'saved', session: SESSION.id, caseData: sent }],
      first,
    );
    expect(unsavedCase(state)).toMatchObject({
      caseData: { keyFacts: 'The truck, 418.' },
      expected: { clientName: 'T. Alvarez' },
    });
  });

  it('ignores an answer for a session that was left', () => {
    const state = after([opened]);
    expect(after([{ type: 'saved', session: 'another', caseData: {} }], state)).toBe(state);
    expect(after([{ type: 'overtaken', session: 'another', theirs: {} }], state)).toBe(state);
  });

  it('puts two windows together and saves the sum', () => {
    const state = after([
      opened,
      typed('keyFacts', 'The truck, 418.'),
      { type: 'overtaken', session: SESSION.id, theirs: { ...CASE, clientName: 'Teresa Alvarez' } },
    ]);
    expect(state.clashes).toEqual([]);
    expect(unsavedCase(state)).toEqual({
      sessionId: SESSION.id,
      caseData: { ...CASE, clientName: 'Teresa Alvarez', keyFacts: 'The truck, 418.' },
      expected: { ...CASE, clientName: 'Teresa Alvarez' },
    });
  });

  it('asks when both windows wrote into one field, saves nothing meanwhile, and takes what is chosen', () => {
    const clash = { field: 'keyFacts' as const, mine: 'Mine.', theirs: 'Theirs.' };
    const state = after([
      opened,
      typed('keyFacts', 'Mine.'),
      { type: 'overtaken', session: SESSION.id, theirs: { ...CASE, keyFacts: 'Theirs.' } },
    ]);
    expect(state.clashes).toEqual([clash]);
    expect(state.form.values.keyFacts).toBe('Mine.');
    expect(unsavedCase(state)).toBeNull();
    const mine = after([{ type: 'clash-settled', clash, take: 'mine' }], state);
    expect(unsavedCase(mine)).toMatchObject({ caseData: { keyFacts: 'Mine.' } });
    const theirs = after([{ type: 'clash-settled', clash, take: 'theirs' }], state);
    expect(theirs.form.values.keyFacts).toBe('Theirs.');
    expect(unsavedCase(theirs)).toBeNull();
  });

  it('keeps typed words when a document is read, and says which', () => {
    const state = after([
      typed('clientName', 'Diaz'),
      { type: 'document-read', document: document({ clientName: 'Lombardo', keyFacts: 'A stamp.' }) },
    ]);
    expect(state.form.values).toMatchObject({ clientName: 'Diaz', keyFacts: 'A stamp.' });
    expect(keptOverDocument(state)).toEqual([{ field: 'clientName', mine: 'Diaz', theirs: 'Lombardo' }]);
    expect(unsavedCase(state)).toMatchObject({ caseData: { clientName: 'Diaz' } });
  });

  it('brings back what this tab had typed, and puts it together with what another window saved meanwhile', () => {
    const mine = after([opened, typed('keyFacts', 'The truck, 418.')]).form;
    const theirs = { ...CASE, clientName: 'Teresa Alvarez' };
    const state = after([
      { type: 'opened', session: SESSION, caseData: theirs, document: null },
      { type: 'kept', form: mine, base: CASE },
    ]);
    expect(unsavedCase(state)).toEqual({
      sessionId: SESSION.id,
      caseData: { ...theirs, keyFacts: 'The truck, 418.' },
      expected: theirs,
    });
  });

  it('brings back what was typed before there was a session', () => {
    const { form } = after([typed('clientName', 'Pellwhit')]);
    expect(after([{ type: 'kept', form, base: {} }]).form.values.clientName).toBe('Pellwhit');
  });

  it('starts empty', () => {
    expect(after([opened, { type: 'emptied' }])).toEqual(initialCaseDraft(false));
  });
});
