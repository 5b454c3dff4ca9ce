import { SCENARIO } from '@lectern/contracts/scenarios';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';
import { forgetTabDraft, keepTabDraft, tabDraft } from '../../../lib/tab-drafts.js';
import { caseDetailsOf } from '../generator/case-form.js';
import { useCancelRequestMutation } from '../generator/generator.api.js';
import type { Script } from '../generator/script.js';
import type { CaseDraft } from '../generator/use-case-draft.js';
import { askedFor } from '../generator/use-drafting.js';
import {
  type MachineDraft,
  useBeginMachineDraftMutation,
  useGetMachineDraftQuery,
  useOfferMachineDraftQuery,
  useTakeMachineDraftMutation,
} from './machine-draft.api.js';

const EVERY_MS = 3_000;

/** Where a draft by the model on this machine stands, as the page shows it. */
export type MachineDraftStanding =
  | { kind: 'not-offered' | 'offered' | 'opening' }
  | { kind: 'writing'; requestId: string }
  | { kind: 'drafted'; draft: NonNullable<MachineDraft['draft']> }
  | { kind: 'nothing-passed' | 'broke-off' | 'gone' };

export interface UseMachineDraft {
  standing: MachineDraftStanding;
  problem: string;
  isBusy: boolean;
  begin: () => Promise<void>;
  cancel: () => void;
  /** Puts it in the place of the script. */
  take: () => Promise<boolean>;
  forget: () => void;
}

/** A draft by the model on this machine, beside the script of a session. This tab remembers which one it asked for. */
export function useMachineDraft(sessionId: string, script: Script, draft: CaseDraft): UseMachineDraft {
  const name = `machine-draft.${sessionId}.${script.scenario}`;
  const [requestId, setRequestId] = useState(() => idIn(tabDraft(name)));
  const [problem, setProblem] = useState('');
  const [ended, setEnded] = useState(false);
  const { data: offer } = useOfferMachineDraftQuery({});
  const [beginDraft, { isLoading: isBeginning }] = useBeginMachineDraftMutation();
  const [takeDraft, { isLoading: isTaking }] = useTakeMachineDraftMutation();
  const [cancelRequest] = useCancelRequestMutation();
  const asked = useGetMachineDraftQuery(
    { requestId: requestId ?? '' },
    { skip: requestId === null, pollingInterval: ended ? 0 : EVERY_MS },
  );
  const standing = standingOf(
    offer?.state === 'ready' && script.engine.drafting === 'rules',
    requestId,
    asked.currentData,
    isApiError(asked.error) && asked.error.code === 'not_found',
  );
  const isOver = standing.kind !== 'writing' && standing.kind !== 'opening';
  if (isOver !== ended) setEnded(isOver);

  const remember = (id: string | null) => {
    if (id === null) forgetTabDraft(name);
    else keepTabDraft(name, id);
    setRequestId(id);
  };
  return {
    standing,
    problem,
    isBusy: isBeginning || isTaking,
    begin: async () => {
      setProblem('');
      const { caseType, keyFacts, ...details } = caseDetailsOf(draft.state.form);
      if (caseType === undefined || keyFacts === undefined) {
        setProblem('Please select a case type and enter the key facts under Case Details.');
        return;
      }
      const { scenario } = script;
      const id = crypto.randomUUID();
      const contentTypes = scenario === 'quick-practice' ? undefined : SCENARIO[scenario].contentTypes;
      const { error } = await beginDraft({
        scenario,
        contentTypes,
        caseDetails: { ...details, caseType, keyFacts },
        ...askedFor(sessionId, scenario),
        sessionId,
        requestId: id,
      });
      if (error) setProblem(errorMessage(error, 'The model on this machine could not be started.'));
      else remember(id);
    },
    cancel: () => {
      if (requestId !== null) void cancelRequest({ requestId });
      remember(null);
    },
    take: async () => {
      if (requestId === null) return false;
      setProblem('');
      const { error } = await takeDraft({ requestId });
      if (error) {
        setProblem(errorMessage(error, 'The draft could not be taken. Your script is as it was.'));
        return false;
      }
      remember(null);
      await draft.load(sessionId, true);
      return true;
    },
    forget: () => remember(null),
  };
}

function standingOf(
  isOffered: boolean,
  requestId: string | null,
  asked: MachineDraft | undefined,
  isGone: boolean,
): MachineDraftStanding {
  if (!isOffered) return { kind: 'not-offered' };
  if (requestId === null) return { kind: 'offered' };
  if (isGone) return { kind: 'gone' };
  if (!asked) return { kind: 'opening' };
  if (asked.state === 'queued' || asked.state === 'running') return { kind: 'writing', requestId };
  if (asked.outcome === 'drafted')
    return asked.draft ? { kind: 'drafted', draft: asked.draft } : { kind: 'gone' };
  return { kind: asked.outcome ?? 'broke-off' };
}

const idIn = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);
