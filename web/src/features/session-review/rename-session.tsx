import type { SessionDetail } from '@lectern/contracts/sessions';
import { Button } from 'antd';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '../../api/error-message.js';
import { useUpdateSessionMutation } from '../../api/sessions.api.js';
import { TextField } from '../../ui/fields.js';

/** The title was made of scenario, case and time; after the take it may be called what it was. */
export function RenameSession({ session }: { session: Pick<SessionDetail, 'id' | 'title'> }) {
  const [title, setTitle] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [update, { isLoading }] = useUpdateSessionMutation();
  const field = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = title !== null;
  useEffect(() => {
    if (open) field.current?.querySelector('input')?.select();
  }, [open]);
  const close = () => {
    setTitle(null);
    setProblem('');
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = title?.trim() ?? '';
    if (wanted === '') return setProblem('Title required');
    if (wanted === session.title) return close();
    const { error } = await update({ sessionId: session.id, title: wanted });
    if (error) setProblem(errorMessage(error, 'The title could not be changed. Please try again.'));
    else close();
  };
  if (!open)
    return (
      <button type="button" className="link-button sm" ref={opener} onClick={() => setTitle(session.title)}>
        Rename
      </button>
    );
  return (
    <form
      className="row rename-session"
      ref={field}
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <TextField
        aria-label="Session title"
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : 'rename-problem'}
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button htmlType="submit" disabled={isLoading}>
        Save
      </Button>
      <Button type="text" onClick={close}>
        Cancel
      </Button>
      {problem !== '' && (
        <span id="rename-problem" className="inline-error" role="alert">
          {problem}
        </span>
      )}
    </form>
  );
}
