import type { ScenarioType } from '@lectern/contracts/scenarios';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.js';
import { useCreateSessionMutation, useListSessionsQuery } from '../../../api/sessions.api.js';
import {
  caseDetailsOf,
  caseFormReducer,
  emptyCaseForm,
  type CaseForm,
  type CaseFormEvent,
} from './case-form.js';
import { useLazyGetDocumentQuery, useLazyGetScriptQuery, type ParsedPdf } from './generator.api.js';
import type { Script, ScriptEdit } from './script.js';
import type { SaveState } from './script-saver.js';
import { useSavedCase } from './use-saved-case.js';
import { useSavedScript } from './use-saved-script.js';

export interface ReadDocument {
  fileName: string;
  parsed: ParsedPdf;
}

export interface CaseDraft {
  form: CaseForm;
  change: (event: CaseFormEvent) => void;
  document: ReadDocument | null;
  takeDocument: (document: ReadDocument) => void;
  /** The session that the document, the first draft or an earlier visit opened; the script is kept with it. */
  sessionId: string | null;
  sessionTitle: string;
  /** Opens a session for case details that were typed. */
  openSession: () => Promise<string>;
  /** The newest session with a script for this scenario, while none is open. */
  lastScript: { sessionId: string; title: string } | null;
  script: Script | null;
  saving: SaveState;
  /** A session is being brought back. */
  restoring: boolean;
  restoreProblem: string;
  /** Brings back what the server has of the session, or of another one. */
  load: (sessionId: string) => Promise<void>;
  /** Goes on with a session that this tab left while its draft was written. */
  resume: (sessionId: string) => void;
  edit: (edit: ScriptEdit) => void;
  sendNow: () => void;
  clear: () => void;
}

/** The case and its script, kept with a session: a reload, another device and the address bring them back. */
export function useCaseDraft(scenario: ScenarioType): CaseDraft {
  const [form, change] = useReducer(caseFormReducer, emptyCaseForm);
  const [document, setDocument] = useState<ReadDocument | null>(null);
  const [session, setSession] = useSessionInAddress();
  const [sessionTitle, setSessionTitle] = useState('');
  const [restoring, setRestoring] = useState(session !== null);
  const [restoreProblem, setRestoreProblem] = useState('');
  const { script, saving, take, edit, sendNow, forget } = useSavedScript(scenario);
  const [createSession] = useCreateSessionMutation();
  const [getScript] = useLazyGetScriptQuery();
  const [getDocument] = useLazyGetDocumentQuery();
  const shown = useRef<string | null>(null);
  const asked = useRef(session !== null);
  const { data: sessions } = useListSessionsQuery({});
  const forgetCase = useSavedCase({ scenario, sessionId: session, restoring, form, change });

  const load = useCallback(
    async (sessionId: string) => {
      shown.current = sessionId;
      setRestoreProblem('');
      const [found, read] = await Promise.all([
        getScript({ sessionId, scenario }).unwrap(),
        getDocument({ sessionId }).unwrap(),
      ]);
      if (shown.current !== sessionId) return;
      setSessionTitle(found.sessionTitle);
      setDocument(read.document);
      change({ type: 'restored', details: found.caseData, document: read.document?.parsed ?? null });
      if (found.script) take(sessionId, found.script);
      else forget();
    },
    [scenario, getScript, getDocument, take, forget],
  );

  // The address names a session that is not on the screen: a reload, a link, the way back.
  useEffect(() => {
    if (session === null || session === shown.current) return;
    asked.current = true;
    setRestoring(true);
    load(session)
      .catch((error: unknown) => {
        shown.current = null;
        setRestoreProblem(errorMessage(error, 'This session could not be opened.'));
      })
      .finally(() => setRestoring(false));
  }, [session, load]);

  // A draft that another window or an earlier visit asked for has arrived meanwhile.
  const drafted = sessions?.some((one) => one.id === session && one.scripts.includes(scenario)) === true;
  useEffect(() => {
    if (drafted && session !== null && session === shown.current && !script)
      load(session).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it arrives: a script that was cleared here is not fetched again
  }, [drafted]);

  const last = session === null ? sessions?.find((one) => one.scripts.includes(scenario)) : undefined;

  // The first session with a case fills the empty form, once: after Reset it stays empty.
  useEffect(() => {
    if (!sessions || asked.current) return;
    asked.current = true;
    const earlier = sessions.find((one) => one.caseType !== undefined);
    if (earlier) change({ type: 'earlier-session', details: earlier.caseData });
  }, [sessions]);

  return useMemo(() => {
    const settle = (sessionId: string, title: string) => {
      shown.current = sessionId;
      setSessionTitle(title);
      setSession(sessionId);
    };
    return {
      form,
      change,
      document,
      takeDocument: (read) => {
        asked.current = true;
        setRestoreProblem('');
        setDocument(read);
        settle(read.parsed.sessionId, read.parsed.sessionTitle);
        change({ type: 'read-from-pdf', details: read.parsed, sources: read.parsed.sources });
        // A script of the document before belongs to the session before, and stays there.
        forget();
      },
      sessionId: session,
      sessionTitle,
      openSession: async () => {
        const caseData = caseDetailsOf(form);
        const { clientName, opposingParty } = caseData;
        const opened = await createSession({
          title: clientName && opposingParty ? `${clientName} v. ${opposingParty}`.slice(0, 200) : undefined,
          scenarioId: `${scenario}-${Date.now()}`,
          scenarioType: scenario,
          caseData,
        }).unwrap();
        settle(opened.id, opened.title);
        return opened.id;
      },
      lastScript: last ? { sessionId: last.id, title: last.title } : null,
      script,
      saving,
      restoring,
      restoreProblem,
      load,
      resume: setSession,
      edit,
      sendNow,
      clear: () => {
        change({ type: 'cleared' });
        setDocument(null);
        setSessionTitle('');
        setRestoreProblem('');
        shown.current = null;
        setSession(null);
        forget();
        forgetCase();
      },
    };
  }, [
    scenario,
    form,
    document,
    session,
    setSession,
    sessionTitle,
    createSession,
    last,
    script,
    saving,
    restoring,
    restoreProblem,
    load,
    edit,
    sendNow,
    forget,
    forgetCase,
  ]);
}

/** `?session=…` beside `?scenario=…`: what is on the screen can be reloaded and linked to. */
function useSessionInAddress(): [string | null, (sessionId: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (sessionId: string | null) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (sessionId === null) next.delete('session');
          else next.set('session', sessionId);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [query.get('session'), set];
}
