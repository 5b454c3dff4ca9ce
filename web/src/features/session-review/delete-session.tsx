import type { SessionDetail } from '@lectern/contracts/sessions';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.js';
import { useDeleteSessionMutation } from '../../api/sessions.api.js';
import { paths } from '../../lib/paths.js';
import { useToast } from '../../ui/toast.js';
import { useConfirm } from '../../ui/confirm.js';

/** The end of every session's page: the session goes with everything in it, after a question that names it. */
export function DeleteSession({ session }: { session: SessionDetail }) {
  const [remove, { isLoading }] = useDeleteSessionMutation();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toast = useToast();

  const ask = async () => {
    setProblem('');
    const sure = await confirm({
      title: 'Delete this session?',
      content: `“${session.title}”: its recording, takes, words, scores, script and links. None of it can be brought back.`,
      yes: 'Delete session',
      loses: true,
      no: 'Keep it',
    });
    if (!sure) return;
    const { error } = await remove({ sessionId: session.id });
    if (error) setProblem(errorMessage(error, 'The session could not be deleted. Please try again.'));
    else {
      await navigate(paths.dashboard(), { replace: true });
      toast({ kind: 'success', title: 'Session deleted', text: session.title });
    }
  };

  return (
    <section className="delete-session" aria-labelledby="delete-session">
      <h2 id="delete-session" className="visually-hidden">
        Delete
      </h2>
      <p className="sm t2">Deleting a session removes its recording, words and scores for good.</p>
      <Button danger disabled={isLoading} onClick={() => void ask()}>
        Delete session
      </Button>
      {problem && (
        <p className="sm problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
