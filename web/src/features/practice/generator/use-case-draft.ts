import type { ScenarioType } from '@lectern/contracts/scenarios';
import { useCallback, useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';
import { useGetCaseQuery } from '../../../api/cases.api.js';
import { errorMessage } from '../../../api/error-message.js';
import { useCreateSessionMutation, useListSessionsQuery } from '../../../api/sessions.api.js';
import {
  caseDraftReducer,
  initialCaseDraft,
  type CaseDraftEvent,
  type CaseDraftState,
  type ReadDocument,
} from './case-draft.machine.js';
import { caseDetailsOf } from './case-form.js';
import { useLazyGetDocumentQuery, useLazyGetScriptQuery } from './generator.api.js';
import { useKeptCase } from './use-kept-case.js';
import { useSavedScript, type SavedScript } from './use-saved-script.js';
import { useSessionInAddress } from './use-session-in-address.js';

export interface CaseDraft {
  /** The case that all of this belongs to; null for none. */
  caseId: string | null;
  /** The session that the address names. */
  asked: string | null;
  state: CaseDraftState;
  dispatch: Dispatch<CaseDraftEvent>;
  script: SavedScript;
  /** Brings back what the server has of a session, the one in the address or another one. */
  load: (sessionId: string, fresh?: boolean) => Promise<void>;
  /** Goes on with a session that this tab left while its draft was written. */
  resume: (sessionId: string) => void;
  takeDocument: (document: ReadDocument) => void;
  /** The session of the case details; opens one for what was typed where there is none. */
  openSession: () => Promise<string>;
  empty: () => void;
}

/** The case and its script, kept with a session: a reload, another device and the address bring them back. */
export function useCaseDraft(scenario: ScenarioType, caseId: string | null): CaseDraft {
  const [inAddress, setInAddress] = useSessionInAddress();
  const [state, dispatch] = useReducer(caseDraftReducer, inAddress !== null, initialCaseDraft);
  const script = useSavedScript(scenario);
  const [createSession] = useCreateSessionMutation();
  const [getScript] = useLazyGetScriptQuery();
  const [getDocument] = useLazyGetDocumentQuery();
  /** What is on the screen or on its way to it. */
  const shown = useRef<string | null>(null);
  const forgetKept = useKeptCase(scenario, caseId, state, dispatch);
  const { take, forget } = script;

  const load = useCallback(
    async (sessionId: string, fresh = false) => {
      shown.current = sessionId;
      const [found, read] = await Promise.all([
        getScript({ sessionId, scenario }).unwrap(),
        getDocument({ sessionId }).unwrap(),
      ]);
      if (shown.current !== sessionId) return;
      dispatch({
        type: 'opened',
        session: { id: sessionId, title: found.sessionTitle },
        caseData: found.caseData,
        document: read.document,
      });
      if (found.script) take(sessionId, found.script, fresh);
      else forget();
    },
    [scenario, getScript, getDocument, take, forget],
  );

  // The address names a session that is not on the screen: a reload, a link, the way back.
  useEffect(() => {
    if (inAddress === null || inAddress === shown.current) return;
    dispatch({ type: 'opening' });
    load(inAddress).catch((error: unknown) => {
      shown.current = null;
      dispatch({ type: 'open-failed', message: errorMessage(error, 'This session could not be opened.') });
    });
  }, [inAddress, load]);

  // A draft that another window or an earlier visit asked for has arrived meanwhile.
  const { data: sessions } = useListSessionsQuery({});
  const drafted = sessions?.some((one) => one.id === inAddress && one.scripts.includes(scenario)) === true;
  useEffect(() => {
    if (drafted && inAddress !== null && inAddress === shown.current && !script.script)
      load(inAddress).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it arrives: a script that was cleared here is not fetched again
  }, [drafted]);

  // What the case knows begins the form; nothing of any other case does.
  const known = useGetCaseQuery({ caseId: caseId ?? '' }, { skip: caseId === null || inAddress !== null });
  const details = known.data?.caseData;
  const begun = useRef(false);
  useEffect(() => {
    if (!details || begun.current) return;
    // Once: a form that was emptied stays empty.
    begun.current = true;
    dispatch({ type: 'case-known', details });
  }, [details]);

  const settle = useCallback(
    (sessionId: string) => {
      shown.current = sessionId;
      setInAddress(sessionId);
    },
    [setInAddress],
  );
  const takeDocument = useCallback(
    (document: ReadDocument) => {
      dispatch({ type: 'document-read', document });
      settle(document.parsed.sessionId);
      // A script of the document before belongs to the session before, and stays there.
      forget();
    },
    [settle, forget],
  );
  const { form, session } = state;
  const openSession = useCallback(async () => {
    if (session !== null) return session.id;
    const caseData = caseDetailsOf(form);
    const { clientName, opposingParty } = caseData;
    const opened = await createSession({
      title:
        caseId === null && clientName && opposingParty
          ? `${clientName} v. ${opposingParty}`.slice(0, 200)
          : undefined,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      scenarioId: `${scenario}-${Date.now()}`,
      scenarioType: scenario,
      caseId: caseId ?? undefined,
      caseData,
    }).unwrap();
    dispatch({ type: 'session-made', session: { id: opened.id, title: opened.title }, caseData });
    settle(opened.id);
    return opened.id;
  }, [session, form, scenario, caseId, createSession, settle]);
  const empty = useCallback(() => {
    dispatch({ type: 'emptied' });
    shown.current = null;
    setInAddress(null);
    forget();
    forgetKept();
  }, [setInAddress, forget, forgetKept]);

  return useMemo(
    () => ({
      caseId,
      asked: inAddress,
      state,
      dispatch,
      script,
      load,
      resume: setInAddress,
      takeDocument,
      openSession,
      empty,
    }),
    [caseId, inAddress, state, script, load, setInAddress, takeDocument, openSession, empty],
  );
}
