import { SCENARIO } from '@lectern/contracts/scenarios';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';
import { useOfferMachineDraftQuery } from '../../../api/machine-drafting.api.js';
import { caseDetailsOf } from '../generator/case-form.js';
import type { Script } from '../generator/script.js';
import type { CaseDraft } from '../generator/use-case-draft.js';
import { askedFor } from '../generator/use-drafting.js';
import {
  type MachineDraft,
  useBeginMachineDraftMutation,
  useDiscardMachineDraftMutation,
  useFindMachineDraftQuery,
  useGetMachineDraftQuery,
  useTakeMachineDraftMutation,
} from './machine-draft.api.js';

const EVERY_MS = 3_000;

/** Where a draft by the model on this machine stands, as the page shows it. */
export type MachineDraftStanding =
  | { kind: 'not-offered' | 'offered' | 'opening' }
  | { kind: 'writing'; requestId: string; isWaiting: boolean; elapsedSeconds: number }
  | { kind: 'drafted'; draft: NonNullable<MachineDraft['draft']> }
  | { kind: 'nothing-passed' | 'broke-off' | 'gone' };

export interface UseMachineDraft {
  standing: MachineDraftStanding;
  problem: string;
  isBusy: boolean;
  begin: () => Promise<void>;
  /** Puts it in the place of the script. */
  take: () => Promise<boolean>;
  /** Stops it while it is written, and forgets it. */
  discard: () => Promise<void>;
}

/** A draft by the model on this machine, beside the script of a session. The server remembers which one was asked for. */
export function useMachineDraft(sessionId: string, script: Script, draft: CaseDraft): UseMachineDraft {
  const { scenario } = script;
  const [problem, setProblem] = useState('');
  const [ended, setEnded] = useState(false);
  const { data: offer } = useOfferMachineDraftQuery({});
  const isOffered = offer?.state === 'ready' && script.engine.drafting === 'rules';
  const [beginDraft, { isLoading: isBeginning }] = useBeginMachineDraftMutation();
  const [takeDraft, { isLoading: isTaking }] = useTakeMachineDraftMutation();
  const [discardDraft, { isLoading: isDiscarding }] = useDiscardMachineDraftMutation();
  const found = useFindMachineDraftQuery({ sessionId, scenario }, { skip: !isOffered });
  const requestId = found.currentData?.requestId ?? null;
  const asked = useGetMachineDraftQuery(
    { requestId: requestId ?? '' },
    { skip: requestId === null, pollingInterval: ended ? 0 : EVERY_MS },
  );
  const standing: MachineDraftStanding = !isOffered
    ? { kind: 'not-offered' }
    : found.currentData === undefined
      ? { kind: 'opening' }
      : requestId === null
        ? { kind: 'offered' }
        : standingOf(
            requestId,
            asked.currentData,
            isApiError(asked.error) && asked.error.code === 'not_found',
          );
  const isOver = standing.kind !== 'writing' && standing.kind !== 'opening';
  if (isOver !== ended) setEnded(isOver);

  /** What is said when it was not done; nothing when it was. */
  const attempt = async (work: Promise<{ error?: unknown }>, otherwise: string): Promise<boolean> => {
    setProblem('');
    const { error } = await work;
    if (error) setProblem(errorMessage(error, otherwise));
    else await found.refetch();
    return !error;
  };
  return {
    standing,
    problem,
    isBusy: isBeginning || isTaking || isDiscarding || found.isFetching,
    begin: async () => {
      const { caseType, keyFacts, ...details } = caseDetailsOf(draft.state.form);
      if (caseType === undefined || keyFacts === undefined) {
        setProblem('Please select a case type and enter the key facts under Case Details.');
        return;
      }
      const begun = beginDraft({
        scenario,
        contentTypes: scenario === 'quick-practice' ? undefined : SCENARIO[scenario].contentTypes,
        caseDetails: { ...details, caseType, keyFacts },
        ...askedFor(sessionId, scenario),
        sessionId,
        requestId: crypto.randomUUID(),
      });
      await attempt(begun, 'The model on this machine could not be started.');
    },
    take: async () => {
      if (requestId === null) return false;
      const taken = await attempt(
        takeDraft({ requestId }),
        'The draft could not be taken. Your script is as it was.',
      );
      if (taken) await draft.load(sessionId, true);
      return taken;
    },
    discard: async () => {
      if (requestId !== null)
        await attempt(discardDraft({ requestId }), 'The draft could not be put away. Please try again.');
    },
  };
}

function standingOf(
  requestId: string,
  asked: MachineDraft | undefined,
  isGone: boolean,
): MachineDraftStanding {
  if (isGone) return { kind: 'gone' };
  if (!asked) return { kind: 'opening' };
  const { state, outcome, draft, elapsedSeconds } = asked;
  if (state === 'queued' || state === 'running')
    return { kind: 'writing', requestId, isWaiting: state === 'queued', elapsedSeconds };
  if (outcome === 'drafted') return draft ? { kind: 'drafted', draft } : { kind: 'gone' };
  return { kind: outcome ?? 'broke-off' };
}
