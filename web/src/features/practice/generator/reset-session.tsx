import { App, Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useClearSessionMutation } from '../../../api/sessions.api.js';
import { useToast } from '../../../ui/toast.js';
import type { CaseDraft } from './use-case-draft.js';

/** Empties form, content and session. Only there while a session is active; asks when a script would be lost. */
export function ResetSession({ draft }: { draft: CaseDraft }) {
  const { modal } = App.useApp();
  const [clear, { isLoading }] = useClearSessionMutation();
  const [problem, setProblem] = useState('');
  const toast = useToast();
  if (draft.sessionId === null && draft.script === null) return null;

  const reset = async () => {
    setProblem('');
    const sure =
      draft.script === null ||
      (await modal.confirm({
        title: 'Clear this session?',
        content: 'The case details and the generated content are deleted. Recordings and reviews stay.',
        okText: 'Clear session',
        okButtonProps: { danger: true },
        cancelText: 'Keep it',
        autoFocusButton: 'cancel',
      }));
    if (!sure) return;
    try {
      if (draft.sessionId !== null) await clear({ sessionId: draft.sessionId }).unwrap();
      draft.clear();
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
