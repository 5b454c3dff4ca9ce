import { CaseDetails } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { useUser } from '../../../api/hooks.js';
import { useUpdateSessionMutation } from '../../../api/sessions.api.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { unsavedCase, type CaseDraftEvent, type CaseDraftState } from './case-draft.machine.js';
import { isCaseForm, type CaseForm } from './case-form.js';
import { useLazyGetScriptQuery } from './generator.api.js';

const PAUSE_MS = 800;

/**
 * Keeps the case details with their session, and until that has happened in this tab, so that a reload brings them back. Where
 * another window was faster, both are put together. Answers how to forget what this tab keeps.
 */
export function useKeptCase(
  scenario: ScenarioType,
  caseId: string | null,
  state: CaseDraftState,
  dispatch: Dispatch<CaseDraftEvent>,
): () => void {
  const userId = useUser()?.sub ?? '';
  const nameFor = useCallback((owner: string) => `case.${userId}.${owner}`, [userId]);
  const sessionId = state.session?.id ?? null;
  const before = caseId === null ? scenario : `${caseId}.${scenario}`;
  const name = nameFor(sessionId ?? before);
  const [update] = useUpdateSessionMutation();
  const [getScript] = useLazyGetScriptQuery();
  /** Under which name this tab's own copy was looked for. */
  const looked = useRef<string | null>(null);
  const unsaved = unsavedCase(state);
  const wanted = JSON.stringify(unsaved);
  const latest = useRef(unsaved);
  latest.current = unsaved;

  const { form, base, phase } = state;
  useEffect(() => {
    if (phase === 'opening') return;
    if (looked.current !== name) {
      const first = looked.current === null;
      looked.current = name;
      const mine = tabDraft(name);
      if (isKeptCase(mine)) dispatch({ type: 'kept', ...mine });
      // What was typed before there was a session is in the session now.
      if (!first && sessionId !== null) forgetTabDraft(nameFor(before));
      return;
    }
    if (sessionId !== null && wanted === 'null' && form.typed.length === 0) return;
    if (wanted !== 'null' || sessionId === null) keepTabDraft(name, { form, base });
  }, [form, base, phase, wanted, name, nameFor, sessionId, before, dispatch]);

  useEffect(() => {
    if (wanted === 'null') return;
    const save = async () => {
      const now = latest.current;
      if (now === null) return;
      const { sessionId: session, caseData, expected } = now;
      try {
        await update({ sessionId: session, caseData, expectedCaseData: expected }).unwrap();
        dispatch({ type: 'saved', session, caseData });
        forgetTabDraft(nameFor(session));
      } catch (error) {
        // Anything else stays in this tab, goes with the next change, and Generate sends the whole case.
        if (!isApiError(error) || error.code !== 'conflict') return;
        const theirs = await getScript({ sessionId: session, scenario }).unwrap();
        dispatch({ type: 'overtaken', session, theirs: theirs.caseData });
      }
    };
    const timer = setTimeout(() => void save().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, scenario, update, getScript, nameFor, dispatch]);

  return useCallback(() => {
    forgetTabDraft(name);
    forgetTabDraft(nameFor(before));
  }, [name, nameFor, before]);
}

const isKeptCase = (value: unknown): value is { form: CaseForm; base: CaseDetails } =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  isCaseForm(value.form) &&
  'base' in value &&
  CaseDetails.safeParse(value.base).success;
