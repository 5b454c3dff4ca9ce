import { Button } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { longDate } from '../../../lib/format.js';
import { ErrorState, Loading } from '../../../ui/states.js';
import { useListSharesQuery, useRevokeShareMutation } from '../review.api.js';
import { partsInWords } from './share-words.js';

interface OpenLinksProps {
  sessionId: string;
  onRevoked: (shareId: string) => void;
}

/** The links that still work. */
export function OpenLinks({ sessionId, onRevoked }: OpenLinksProps) {
  const { data, error, refetch } = useListSharesQuery({ sessionId });
  const [revoke, { isLoading, originalArgs }] = useRevokeShareMutation();
  const [problem, setProblem] = useState<{ shareId: string; text: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const end = async (shareId: string) => {
    setProblem(null);
    try {
      await revoke({ sessionId, shareId }).unwrap();
      onRevoked(shareId);
      heading.current?.focus();
    } catch (failure) {
      setProblem({ shareId, text: errorMessage(failure, 'The link could not be ended. Please try again.') });
    }
  };

  return (
    <section className="open-links" aria-labelledby="open-links">
      <h3 id="open-links" ref={heading} tabIndex={-1}>
        Links that work
      </h3>
      {data ? (
        data.length === 0 ? (
          <p className="t2">None.</p>
        ) : (
          <ul>
            {data.map(({ id, parts, sharedBy, hidesTitle, createdAt, expiresAt }) => (
              <li key={id}>
                <span>
                  {partsInWords(parts)}
                  <span className="sm t3">
                    Made {longDate(createdAt)} as {sharedBy}, works until {longDate(expiresAt)}
                    {hidesTitle && ', without the title'}
                  </span>
                  {problem?.shareId === id && (
                    <span className="sm problem" role="alert">
                      {problem.text}
                    </span>
                  )}
                </span>
                <Button
                  size="small"
                  aria-label={`Revoke the link made ${longDate(createdAt)}: ${partsInWords(parts)}`}
                  disabled={isLoading && originalArgs?.shareId === id}
                  onClick={() => void end(id)}
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'The links could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </section>
  );
}
