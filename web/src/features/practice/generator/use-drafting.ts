import type { content } from '@lectern/contracts/content';
import { SCENARIO, type ScenarioType } from '@lectern/contracts/scenarios';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.js';
import type { CallInput } from '../../../api/call.js';
import { errorMessage } from '../../../api/error-message.js';
import { useUser } from '../../../api/hooks.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { useToast } from '../../../ui/toast.js';
import { useFinishByRulesMutation, useGenerateContentMutation } from './generator.api.js';
import { useCancel, wasCanceled } from './use-cancel.js';
import type { CaseDraft } from './use-case-draft.js';

type Request = CallInput<typeof content.generate>;
type Case = Request['caseDetails'];
/** How long the speech is to be, at whose pace; undefined where nothing was asked for. */
export type Target = Request['target'];

export interface Drafting {
  job: {
    id: string;
    cancel: () => void;
    /** Ends the wait for a model that drafts; false, and said, when the server does not hear of it. */
    finishByRules: () => Promise<boolean>;
  } | null;
  refusal: string;
  start: (caseDetails: Case, asked: { witness?: string | undefined; target: Target }) => Promise<void>;
}

/**
 * Asks for a draft. The request is remembered in this tab, for its case and scenario, so that whoever left meanwhile comes back to
 * its answer.
 */
export function useDrafting(scenario: ScenarioType, draft: CaseDraft, onDrafted: () => void): Drafting {
  const [generate] = useGenerateContentMutation();
  const [finishByRules] = useFinishByRulesMutation();
  const cancel = useCancel();
  const [job, setJob] = useState<Drafting['job']>(null);
  const [refusal, setRefusal] = useState('');
  const toast = useToast();
  const name = `run.${useUser()?.sub ?? ''}.${draft.caseId === null ? '' : `${draft.caseId}.`}${scenario}`;
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const follow = async (request: Request & { sessionId: string; requestId: string }, again: boolean) => {
    keepTabDraft(name, request);
    const running = generate(request);
    setJob({
      id: request.requestId,
      cancel: () => {
        forgetTabDraft(name);
        cancel(request.requestId, running);
      },
      finishByRules: async () => {
        try {
          await finishByRules({ requestId: request.requestId }).unwrap();
          return true;
        } catch (error) {
          toast({ kind: 'error', title: 'The model goes on', text: errorMessage(error, 'Try again.') });
          return false;
        }
      },
    });
    try {
      await running.unwrap();
      // Left meanwhile: the next visit takes up the request, whose answer is there by then.
      if (!here.current) return;
      await draft.load(request.sessionId, true);
      forgetTabDraft(name);
      keepTabDraft(askedName(request.sessionId, scenario), request);
      toast({ kind: 'success', title: 'Content generated successfully' });
      onDrafted();
    } catch (error) {
      if (!here.current) return;
      forgetTabDraft(name);
      if (wasCanceled(error)) return;
      // An answer is kept for an hour; the script itself is with its session.
      if (again && isApiError(error) && error.code === 'not_found') return;
      const text = errorMessage(error, 'The script could not be drafted. Your case details are kept.');
      setRefusal(text);
      toast({ kind: 'error', title: 'Generation failed', text });
    } finally {
      if (here.current) setJob(null);
    }
  };

  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const left = tabDraft(name);
    if (!isRequest(left)) return;
    // Back in another session of this scenario: that draft is with its own session.
    if (draft.asked !== null && draft.asked !== left.sessionId) return;
    draft.resume(left.sessionId);
    void latest.current(left, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  return {
    job,
    refusal,
    start: async (caseDetails, { witness, target }) => {
      setRefusal('');
      try {
        const sessionId = await draft.openSession();
        const contentTypes = scenario === 'quick-practice' ? undefined : SCENARIO[scenario].contentTypes;
        const requestId = crypto.randomUUID();
        await follow({ scenario, caseDetails, sessionId, contentTypes, requestId, witness, target }, false);
      } catch (error) {
        const text = errorMessage(error, 'The script could not be drafted. Your case details are kept.');
        setRefusal(text);
        toast({ kind: 'error', title: 'Generation failed', text });
      }
    },
  };
}

const askedName = (sessionId: string, scenario: ScenarioType): string => `asked.${sessionId}.${scenario}`;

/** What the script of a session was drafted from, where this tab asked for it; else nothing. */
export function askedFor(
  sessionId: string,
  scenario: ScenarioType,
): Partial<Pick<Request, 'caseDetails' | 'witness'>> {
  const asked = tabDraft(askedName(sessionId, scenario));
  if (!isRequest(asked)) return {};
  const { caseDetails, witness } = asked;
  return witness === undefined ? { caseDetails } : { caseDetails, witness };
}

function isRequest(value: unknown): value is Request & { sessionId: string; requestId: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sessionId' in value &&
    typeof value.sessionId === 'string' &&
    'requestId' in value &&
    typeof value.requestId === 'string' &&
    'caseDetails' in value
  );
}
