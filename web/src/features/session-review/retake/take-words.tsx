import type { Retake } from '@lectern/contracts/retakes';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useSetTakeWordsMutation } from './takes.api.js';

/** Without a transcript only the speaker can tell whether the word was said again. */
export function TakeWords({ take }: { take: Retake }) {
  const [text, setText] = useState('');
  const [save, { isLoading, error }] = useSetTakeWordsMutation();
  const id = `words-of-${take.id}`;
  return (
    <details className="take-words-entry">
      <summary>Type what you said, and it is counted</summary>
      <label className="field-label" htmlFor={id}>
        The words of this take, fillers too
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={20_000}
        value={text}
        disabled={isLoading}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button
          disabled={isLoading || text.trim() === ''}
          onClick={() => void save({ sessionId: take.sessionId, takeId: take.id, transcript: text })}
        >
          Count the words
        </Button>
        {text.trim() === '' && <span className="sm t3">Nothing typed yet.</span>}
      </div>
      {error !== undefined && (
        <p className="sm problem" role="alert">
          {errorMessage(error, 'The words could not be saved. Please try again.')}
        </p>
      )}
    </details>
  );
}
