import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useClearSessionMutation } from '../../../api/sessions.api.js';
import { useToast } from '../../../ui/toast.js';
import type { CaseDraft } from './use-case-draft.js';
import { useConfirm } from '../../../ui/confirm.js';

/** Empties form, content and session. Only there while a session is active; asks when a script would be lost. */
export function ResetSession({ draft }: { draft: CaseDraft }) {
  const confirm = useConfirm();
  const [clear, { isLoading }] = useClearSessionMutation();
  const [problem, setProblem] = useState('');
  const toast = useToast();
  const sessionId = draft.state.session?.id ?? null;
  const { script } = draft.script;
  if (sessionId === null && script === null) {
    const filled = Object.values(draft.state.form.values).some((value) => value !== '');
    return (
      filled && (
        <Button size="large" onClick={draft.empty}>
          Start empty
        </Button>
      )
    );
  }

  const reset = async () => {
    setProblem('');
    const sure =
      script === null ||
      (await confirm({
        title: 'Clear this session?',
        content: 'The case details and the generated content are deleted. Recordings and reviews stay.',
        yes: 'Clear session',
        loses: true,
        no: 'Keep it',
      }));
    if (!sure) return;
    try {
      if (sessionId !== null) await clear({ sessionId }).unwrap();
      draft.empty();
      toast({ kind: 'success', title: 'Session cleared' });
    } catch (error) {
      const text = errorMessage(error);
      setProblem(text);
      toast({ kind: 'error', title: 'Clear failed', text });
    }
  };

  return (
    <>
      <Button size="large" disabled={isLoading} onClick={() => void reset()}>
        Reset Session
      </Button>
      {problem && (
        <span className="inline-error" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
