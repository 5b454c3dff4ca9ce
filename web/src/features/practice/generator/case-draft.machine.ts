import { sameCase, type CaseDetails } from '@lectern/contracts/case';
import type { content } from '@lectern/contracts/content';
import type { Output } from '@lectern/contracts/define';
import {
  caseDetailsOf,
  caseFormReducer,
  emptyCaseForm,
  type CaseForm,
  type CaseFormEvent,
} from './case-form.js';
import { mergeCase, type FieldClash } from './merge-case.js';

/**
 * The case on the screen as a pure function of what happened. Requests, timers and this tab's own store live in
 * use-case-draft.ts and only report here.
 */

export interface ReadDocument {
  fileName: string;
  parsed: Output<typeof content.parsePdf>;
}

export interface DraftSession {
  id: string;
  title: string;
}

export interface CaseDraftState {
  /** `opening` while a session is being brought back; `refused` when it could not be. */
  phase: 'opening' | 'open' | 'refused';
  problem: string;
  form: CaseForm;
  /** The session that the case details are kept with; null until something was read or generated. */
  session: DraftSession | null;
  document: ReadDocument | null;
  /** The case details as the server last had them; what is typed since is merged against them. */
  base: CaseDetails;
  /** The form has what was typed in this tab before, and no session yet. */
  broughtBack: boolean;
  /** What was typed and then emptied; it can be put back until something else is typed. */
  emptied: CaseForm | null;
  /** Fields that another window changed otherwise than this one; nothing is saved until they are settled. */
  clashes: FieldClash[];
}

export type CaseDraftEvent =
  | CaseFormEvent
  | { type: 'opening' }
  | {
      type: 'opened';
      session: DraftSession;
      caseData: CaseDetails;
      document: ReadDocument | null;
    }
  | { type: 'open-failed'; message: string }
  | { type: 'document-read'; document: ReadDocument }
  /** A session was opened for what is typed here. */
  | { type: 'session-made'; session: DraftSession; caseData: CaseDetails }
  /** What a form about this case begins with; never anything of another case. */
  | { type: 'case-known'; details: CaseDetails }
  /** Typed in this tab and not saved before it was reloaded, with what the server had at that time. */
  | { type: 'kept'; form: CaseForm; base: CaseDetails }
  | { type: 'saved'; session: string; caseData: CaseDetails }
  /** Another window had saved in between: its case, to be put together with this one. */
  | { type: 'overtaken'; session: string; theirs: CaseDetails }
  | { type: 'clash-settled'; clash: FieldClash; take: 'mine' | 'theirs' }
  /** Start empty, or the session was cleared. */
  | { type: 'emptied' }
  | { type: 'put-back' };

export const initialCaseDraft = (opening: boolean): CaseDraftState => ({
  phase: opening ? 'opening' : 'open',
  problem: '',
  form: emptyCaseForm,
  session: null,
  document: null,
  base: {},
  broughtBack: false,
  emptied: null,
  clashes: [],
});

export function caseDraftReducer(state: CaseDraftState, event: CaseDraftEvent): CaseDraftState {
  switch (event.type) {
    case 'opening':
      return { ...state, phase: 'opening', problem: '' };
    case 'opened':
      return {
        ...initialCaseDraft(false),
        session: event.session,
        document: event.document,
        base: event.caseData,
        form: caseFormReducer(state.form, {
          type: 'restored',
          details: event.caseData,
          document: event.document?.parsed ?? null,
        }),
      };
    case 'open-failed':
      return { ...state, phase: 'refused', problem: event.message };
    case 'document-read':
      return documentRead(state, event.document);
    case 'session-made':
      return {
        ...state,
        phase: 'open',
        problem: '',
        session: event.session,
        base: event.caseData,
        broughtBack: false,
      };
    case 'case-known':
      // What was read of its documents may be there already, whichever answer came first.
      return state.session !== null || state.form.typed.length > 0
        ? state
        : { ...state, form: caseFormReducer(state.form, { type: 'case-known', details: event.details }) };
    case 'kept': {
      const mine = { ...state, form: event.form, base: event.base };
      return state.session === null
        ? { ...mine, broughtBack: !isEmpty(event.form) }
        : overtaken(mine, state.base);
    }
    case 'saved':
      return event.session === state.session?.id ? { ...state, base: event.caseData } : state;
    case 'overtaken':
      return event.session === state.session?.id ? overtaken(state, event.theirs) : state;
    case 'clash-settled':
      return settled(state, event.clash, event.take);
    case 'emptied':
      return {
        ...initialCaseDraft(false),
        // A session that was cleared is gone on the server as well.
        emptied: state.session === null && !isEmpty(state.form) ? state.form : null,
      };
    case 'put-back':
      return state.emptied === null ? state : { ...state, form: state.emptied, emptied: null };
    default:
      return { ...state, emptied: null, form: caseFormReducer(state.form, event) };
  }
}

function documentRead(state: CaseDraftState, document: ReadDocument): CaseDraftState {
  const { sessionId, sessionTitle, sources, ...details } = document.parsed;
  return {
    ...state,
    phase: 'open',
    problem: '',
    document,
    session: { id: sessionId, title: sessionTitle },
    broughtBack: false,
    base: fieldsOf(details),
    clashes: [],
    form: caseFormReducer(state.form, { type: 'read-from-pdf', details, sources }),
  };
}

function overtaken(state: CaseDraftState, theirs: CaseDetails): CaseDraftState {
  const { details, clashes } = mergeCase(state.base, caseDetailsOf(state.form), theirs);
  return {
    ...state,
    base: theirs,
    clashes,
    form: caseFormReducer(state.form, { type: 'merged', details }),
  };
}

function settled(state: CaseDraftState, clash: FieldClash, take: 'mine' | 'theirs'): CaseDraftState {
  const clashes = state.clashes.filter((one) => one.field !== clash.field);
  if (take === 'mine') return { ...state, clashes };
  const form = caseFormReducer(state.form, { type: 'typed', field: clash.field, value: clash.theirs });
  return { ...state, clashes, form };
}

const isEmpty = ({ values }: CaseForm): boolean => Object.values(values).every((value) => value === '');

/** Only the fields of a case: what was read of a document holds more. */
const fieldsOf = (details: CaseDetails): CaseDetails =>
  caseDetailsOf(caseFormReducer(emptyCaseForm, { type: 'restored', details, document: null }));

/** What has to be sent, and what the server must still have for it; null when nothing has to be or may be. */
export function unsavedCase(
  state: CaseDraftState,
): { sessionId: string; caseData: CaseDetails; expected: CaseDetails } | null {
  const caseData = caseDetailsOf(state.form);
  if (state.phase !== 'open' || state.session === null || state.clashes.length > 0) return null;
  return sameCase(caseData, state.base)
    ? null
    : { sessionId: state.session.id, caseData, expected: state.base };
}

/** Fields in which what a document says was not taken, because the attorney had typed something. */
export const keptOverDocument = ({ form, document }: CaseDraftState): FieldClash[] =>
  document === null
    ? []
    : form.typed.flatMap((field) => {
        const read = document.parsed[field];
        const typed = form.values[field];
        return read && typed !== '' && typed !== read ? [{ field, mine: typed, theirs: read }] : [];
      });
