import type { ScenarioType } from '@lectern/contracts/scenarios';
import { useCallback, useEffect, useRef } from 'react';
import { useUser } from '../../../api/hooks.js';
import { useUpdateSessionMutation } from '../../../api/sessions.api.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { caseDetailsOf, isCaseForm, type CaseForm, type CaseFormEvent } from './case-form.js';

const PAUSE_MS = 800;

interface SavedCase {
  scenario: ScenarioType;
  sessionId: string | null;
  /** A session is being brought back: its case is not on the screen yet. */
  restoring: boolean;
  form: CaseForm;
  change: (event: CaseFormEvent) => void;
}

/**
 * Keeps the case details with their session, and until that has happened in this tab, so that a reload brings them back.
 * Answers how to forget them.
 */
export function useSavedCase({ scenario, sessionId, restoring, form, change }: SavedCase): () => void {
  const name = `case.${useUser()?.sub ?? ''}.${sessionId ?? scenario}`;
  const [update] = useUpdateSessionMutation();
  /** The case as it was last known to be kept; null before this tab's own copy was looked for. */
  const kept = useRef<{ name: string; details: string } | null>(null);

  useEffect(() => {
    if (restoring) return;
    const caseData = caseDetailsOf(form);
    const details = JSON.stringify(caseData);
    if (kept.current?.name !== name) {
      const opened = kept.current !== null && sessionId !== null;
      kept.current = { name, details };
      const mine = tabDraft(name);
      if (isCaseForm(mine)) change({ type: 'kept', form: mine });
      // What was typed before there was a session is in the session now.
      if (opened) forgetTabDraft(name.replace(sessionId, scenario));
      return;
    }
    if (kept.current.details === details) return;
    if (form.typed.length > 0 || sessionId !== null) keepTabDraft(name, form);
    if (sessionId === null) return;
    const timer = setTimeout(() => {
      update({ sessionId, caseData })
        .unwrap()
        .then(() => {
          kept.current = { name, details };
          forgetTabDraft(name);
        })
        // It stays in this tab, goes with the next change, and Generate sends the whole case.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, sessionId, restoring, name, scenario, change, update]);

  return useCallback(() => {
    forgetTabDraft(name);
    if (sessionId !== null) forgetTabDraft(name.replace(sessionId, scenario));
  }, [name, sessionId, scenario]);
}
