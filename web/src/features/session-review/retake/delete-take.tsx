import type { Retake } from '@lectern/contracts/retakes';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useDeleteTakeMutation } from './takes.api.js';

interface DeleteTakeProps {
  take: Retake;
  number: number;
  small?: boolean;
  onDeleted: () => void;
}

/** Asks in place: the audio cannot be brought back. */
export function DeleteTake({ take, number, small, onDeleted }: DeleteTakeProps) {
  const [remove, { isLoading, error }] = useDeleteTakeMutation();
  const [asked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) keep.current?.focus();
  }, [asked]);
  const size = small ? 'small' : 'large';
  const sure = async () => {
    const answer = await remove({ sessionId: take.sessionId, takeId: take.id });
    if (!answer.error) onDeleted();
  };
  if (!asked) {
    return (
      <Button type="text" size={size} aria-label={`Delete take ${number}`} onClick={() => setAsked(true)}>
        Delete
      </Button>
    );
  }
  return (
    <span className="row" role="group" aria-label={`Delete take ${number}?`}>
      <Button danger size={size} disabled={isLoading} onClick={() => void sure()}>
        Delete take {number}
      </Button>
      <Button ref={keep} size={size} onClick={() => setAsked(false)}>
        Keep it
      </Button>
      {error !== undefined && (
        <span className="sm problem" role="alert">
          {errorMessage(error, 'It could not be deleted.')}
        </span>
      )}
    </span>
  );
}
