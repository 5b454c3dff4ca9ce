import {
  MAX_POST_CONTENT,
  MAX_POST_TITLE,
  POST_CATEGORIES,
  PRACTICE_AREAS,
  type Post,
  type PostText,
} from '@lectern/contracts/community';
import { Button } from 'antd';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useCreatePostMutation, useUpdatePostMutation } from '../../api/community.api.js';
import { ChoiceField, TextArea, TextField } from '../../ui/fields.js';
import { useToast } from '../../ui/toast.js';
import { CATEGORY_WORDS, refusal } from './community-words.js';
import { Field } from './field.js';
import { PrivacyWarning } from './privacy-warning.js';
import { isQuiet, NOTHING_REVEALED, usePrivacyCheck } from './use-privacy-check.js';
import { usePostForm } from './use-post-form.js';

const CATEGORIES = POST_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }));
const AREAS = PRACTICE_AREAS.map((value) => ({ value, label: value }));
const FAILED = 'Failed to create post. Please try again.';

interface PostFormProps {
  /** Null for a new one. */
  post: Post | null;
  onCancel: () => void;
  onDone: () => void;
}

/** Title, category, practice area and text of a post; what it would reveal is said before it is sent. */
export function PostForm({ post, onCancel, onDone }: PostFormProps) {
  const { draft, problems, change, read } = usePostForm(post);
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const [warned, setWarned] = useState(NOTHING_REVEALED);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState('');
  const privacyCheck = usePrivacyCheck();
  const toast = useToast();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = isChecking || creating.isLoading || updating.isLoading;
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();

  const send = async (text: PostText): Promise<void> => {
    setFailure('');
    const { error } = await (post === null ? create(text) : update({ postId: post.id, ...text }));
    if (error) {
      const otherwise = post === null ? FAILED : 'The post could not be changed. Please try again.';
      setFailure(refusal(error, otherwise));
      setWarned(NOTHING_REVEALED);
      if (post === null) toast({ kind: 'error', title: 'Error', text: FAILED });
      return;
    }
    if (post === null)
      toast({
        kind: 'success',
        title: 'Post Created',
        text: 'Your post has been shared with the community.',
      });
    onDone();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const text = read(focus);
    if (text === null) return;
    setIsChecking(true);
    const check = await privacyCheck(`${text.title}\n${text.content}`);
    setIsChecking(false);
    if (isQuiet(check)) await send(text);
    else setWarned(check);
  };
  const postAnyway = () => {
    const text = read(focus);
    if (text !== null) void send(text);
  };
  const write = (next: Parameters<typeof change>[0]) => {
    setWarned(NOTHING_REVEALED);
    change(next);
  };

  return (
    <form className="post-form" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <p className="t2">Every member of this installation can read it. Tell the technique, not the client.</p>
      <Field
        id={`${id}-title`}
        label="Title"
        problem={problems.title}
        length={draft.title.length}
        most={MAX_POST_TITLE}
      >
        {(props) => (
          <TextField
            {...props}
            name="title"
            value={draft.title}
            autoComplete="off"
            onChange={({ target }) => write({ title: target.value })}
          />
        )}
      </Field>
      <div className="post-form-choices">
        <Field id={`${id}-category`} label="Category" problem={problems.category}>
          {(props) => (
            <ChoiceField
              {...props}
              name="category"
              value={draft.category}
              options={CATEGORIES}
              onChange={(category) => change({ category })}
            />
          )}
        </Field>
        <Field id={`${id}-practiceArea`} label="Practice area" problem={problems.practiceArea}>
          {(props) => (
            <ChoiceField
              {...props}
              name="practiceArea"
              value={draft.practiceArea}
              placeholder="Choose one"
              options={AREAS}
              onChange={(practiceArea) => change({ practiceArea })}
            />
          )}
        </Field>
      </div>
      <Field
        id={`${id}-content`}
        label="Content"
        problem={problems.content}
        length={draft.content.length}
        most={MAX_POST_CONTENT}
      >
        {(props) => (
          <TextArea
            {...props}
            name="content"
            className="growing post-content"
            value={draft.content}
            onChange={({ target }) => write({ content: target.value })}
          />
        )}
      </Field>
      {failure && (
        <p className="inline-error" role="alert">
          {failure}
        </p>
      )}
      {isQuiet(warned) ? (
        <div className="row dialog-actions">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={isBusy}>
            {post === null ? (isBusy ? 'Creating...' : 'Create Post') : 'Save Changes'}
          </Button>
        </div>
      ) : (
        <PrivacyWarning
          check={warned}
          isSending={isBusy}
          onPost={postAnyway}
          onEdit={() => {
            setWarned(NOTHING_REVEALED);
            focus('content');
          }}
        />
      )}
    </form>
  );
}
