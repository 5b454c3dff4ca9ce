import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { revealedInWords } from './revealed-words.js';
import type { PrivacyCheck } from './use-privacy-check.js';

interface PrivacyWarningProps {
  check: PrivacyCheck;
  isSending: boolean;
  onPost: () => void;
  onEdit: () => void;
}

/** Stands between a text that names somebody and everybody else. */
export function PrivacyWarning({
  check: { revealed, unread },
  isSending,
  onPost,
  onEdit,
}: PrivacyWarningProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="privacy-warning" role="group" aria-labelledby="privacy-warning">
      <h3 id="privacy-warning" ref={heading} tabIndex={-1}>
        {revealed.length > 0 ? 'This would tell every member' : 'Names could not be checked'}
      </h3>
      {revealed.length > 0 && (
        <ul className="bullets">
          {revealed.map((one) => (
            <li key={`${one.kind} ${one.words}`}>{revealedInWords(one)}</li>
          ))}
        </ul>
      )}
      {unread && (
        <p>Your cases could not be read just now, so your text was not compared with their names and sums.</p>
      )}
      <p className="sm t2">
        Compared in this browser only. A text can point at a client in ways that no comparison finds.
      </p>
      <div className="row">
        <Button type="primary" onClick={onEdit}>
          Edit the text
        </Button>
        <Button disabled={isSending} onClick={onPost}>
          {revealed.length > 0
            ? `Post anyway, with ${revealed.map(({ words }) => `“${words}”`).join(', ')}`
            : 'Post anyway'}
        </Button>
      </div>
    </div>
  );
}
