import { CommentText, MAX_COMMENT, type PostComment } from '@lectern/contracts/community';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useCreateCommentMutation, useUpdateCommentMutation } from '../../api/community.api.js';
import { TextArea } from '../../ui/fields.js';
import { refusal } from './community-words.js';
import { Field } from './field.js';
import { PrivacyWarning } from './privacy-warning.js';
import { isQuiet, NOTHING_REVEALED, usePrivacyCheck } from './use-privacy-check.js';

interface CommentFormProps {
  postId: string;
  /** An own one that is changed; without it a new one is written. */
  comment?: PostComment;
  onDone?: () => void;
}

export function CommentForm({ postId, comment, onDone }: CommentFormProps) {
  const [text, setText] = useState(comment?.content ?? '');
  const [problem, setProblem] = useState<string>();
  const [warned, setWarned] = useState(NOTHING_REVEALED);
  const [isChecking, setIsChecking] = useState(false);
  const [create, creating] = useCreateCommentMutation();
  const [update, updating] = useUpdateCommentMutation();
  const privacyCheck = usePrivacyCheck();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('textarea')?.focus();
  const isBusy = isChecking || creating.isLoading || updating.isLoading;
  const isNew = comment === undefined;
  useEffect(() => {
    if (!isNew) focus();
  }, [isNew]);

  const send = async (content: string): Promise<void> => {
    const { error } = await (isNew
      ? create({ postId, content })
      : update({ commentId: comment.id, content }));
    setWarned(NOTHING_REVEALED);
    if (error) {
      setProblem(refusal(error, 'The comment could not be sent. Please try again.'));
      return;
    }
    setText('');
    focus();
    onDone?.();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const parsed = CommentText.safeParse(text);
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message);
      focus();
      return;
    }
    setIsChecking(true);
    const check = await privacyCheck(parsed.data);
    setIsChecking(false);
    if (isQuiet(check)) await send(parsed.data);
    else setWarned(check);
  };

  return (
    <form className="comment-form" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        id={id}
        label={isNew ? 'Write a comment' : 'Your comment'}
        problem={problem}
        length={text.length}
        most={MAX_COMMENT}
      >
        {(props) => (
          <TextArea
            {...props}
            className="growing"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
              setWarned(NOTHING_REVEALED);
            }}
          />
        )}
      </Field>
      {isQuiet(warned) ? (
        <div className="row">
          <Button htmlType="submit" disabled={isBusy}>
            {isNew ? 'Comment' : 'Save'}
          </Button>
          {onDone && (
            <Button type="text" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <PrivacyWarning
          check={warned}
          isSending={isBusy}
          onPost={() => void send(text)}
          onEdit={() => {
            setWarned(NOTHING_REVEALED);
            focus();
          }}
        />
      )}
    </form>
  );
}
