import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import { useConfirm } from '../../../ui/confirm.js';
import { useToast } from '../../../ui/toast.js';
import { JobLine } from '../generator/job-line.js';
import { decided, type Script } from '../generator/script.js';
import type { CaseDraft } from '../generator/use-case-draft.js';
import { useMachineDraft } from './use-machine-draft.js';
import './machine-draft.css';

const MachineDraftView = lazyPart(() => import('./machine-draft-view.js'), 'MachineDraftView');

const ENDED = {
  'nothing-passed': 'Nothing that the model wrote passed the checks. Your script is as it was.',
  'broke-off': 'The model stopped before it had written anything. Your script is as it was.',
  gone: 'The draft by the model is no longer there: it waits for seven days. Your script is as it was.',
};

interface MachineDraftLineProps {
  sessionId: string;
  script: Script;
  draft: CaseDraft;
}

/** Offers a draft by the model on this machine beside the rules' one, whose place it takes only when its owner says so. */
export function MachineDraftLine({ sessionId, script, draft }: MachineDraftLineProps) {
  const { standing, problem, isBusy, begin, take, discard } = useMachineDraft(sessionId, script, draft);
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const replace = async () => {
    if (isBusy) return;
    const mine = decided(script);
    const sure =
      mine === 0 ||
      (await confirm({
        title: 'Take the model’s draft?',
        content: `You confirmed, rewrote or cut ${mine === 1 ? '1 sentence' : `${mine} sentences`}. The model’s draft replaces them.`,
        yes: 'Take the draft',
        no: 'Keep the script',
        loses: true,
      }));
    if (!sure || !(await take())) return;
    setOpen(false);
    toast({ kind: 'success', title: 'The model’s draft is your script now' });
  };
  const keep = () => {
    setOpen(false);
    void discard();
  };
  if (standing.kind === 'not-offered' || standing.kind === 'opening') return null;
  return (
    <div className="machine-draft">
      {standing.kind === 'writing' ? (
        <JobLine
          jobId={standing.requestId}
          doing={
            standing.isWaiting
              ? 'The model on this machine is starting'
              : 'The model on this machine is at work'
          }
          begunSecondsAgo={standing.elapsedSeconds}
          onCancel={() => void discard()}
        />
      ) : (
        <div className="row">
          <span className="sm t2" role="status">
            {standing.kind === 'offered'
              ? 'A model on this machine can write this draft, too. It takes minutes, and nothing leaves the machine.'
              : standing.kind === 'drafted'
                ? 'A draft by the model on this machine is ready.'
                : ENDED[standing.kind]}
          </span>
          {standing.kind === 'drafted' ? (
            <>
              <Button size="small" onClick={() => setOpen(true)}>
                Look at it
              </Button>
              <Button size="small" onClick={keep}>
                Keep mine
              </Button>
            </>
          ) : (
            <Button size="small" aria-busy={isBusy} onClick={() => !isBusy && void begin()}>
              {standing.kind === 'offered' ? 'Let the model draft' : 'Try again'}
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      {isOpen && standing.kind === 'drafted' && (
        <Suspense>
          <MachineDraftView
            content={standing.draft}
            scenario={script.scenario}
            isBusy={isBusy}
            problem={problem}
            onTake={() => void replace()}
            onKeep={keep}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
