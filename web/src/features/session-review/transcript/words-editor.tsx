import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useSetTranscriptMutation } from '../review.api.js';

const MOST = 200_000;

interface WordsEditorProps {
  sessionId: string;
  /** The words as they are; empty when nobody knows them. */
  text: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Pasting words where there are none, or correcting those that are there. */
export function WordsEditor({ sessionId, text: before, onSaved, onCancel }: WordsEditorProps) {
  const [text, setText] = useState(before);
  const [save, { isLoading, error }] = useSetTranscriptMutation();
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector('textarea')?.focus(), []);
  const words = text.trim();
  const removes = words === '' && before !== '';
  const unchanged = words === before.trim();
  const submit = async () => {
    const answer = await save({ sessionId, transcript: words });
    if (!answer.error) onSaved();
  };
  return (
    <div className="words-editor" ref={editor}>
      <div className="field">
        <label className="field-label" htmlFor="words-of-take">
          The words of this take
        </label>
        <Input.TextArea
          id="words-of-take"
          rows={10}
          maxLength={MOST}
          value={text}
          disabled={isLoading}
          aria-describedby="words-editor-note"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p id="words-editor-note" className="sm t3">
        {removes
          ? 'Without words, everything that rests on them goes: fillers, sentences, pace in words.'
          : 'Write what was said, fillers too. Everything that rests on words is judged anew; what you dismissed stays dismissed.'}
      </p>
      <div className="row">
        <Button
          type="primary"
          size="large"
          disabled={isLoading || unchanged}
          aria-busy={isLoading}
          onClick={() => void submit()}
        >
          {removes ? 'Remove the words' : 'Save the words'}
        </Button>
        <Button size="large" disabled={isLoading} onClick={onCancel}>
          Cancel
        </Button>
        {isLoading && (
          <span className="sm t2" role="status">
            Judging the words...
          </span>
        )}
        {!isLoading && unchanged && <span className="sm t3">Nothing changed yet.</span>}
      </div>
      {error !== undefined && (
        <p className="sm problem" role="alert">
          {errorMessage(error, 'The words could not be saved. They are still here; please try again.')}
        </p>
      )}
    </div>
  );
}
