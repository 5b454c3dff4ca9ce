import type { KeptResult as Kept } from '@lectern/contracts/quiz';
import { useEffect, useState } from 'react';
import { keepQuizResult } from '../../api/keep-quiz-result.js';
import { keepTabDraft, tabDraft } from '../../lib/tab-drafts.js';
import { ATTEMPT } from './attempt.js';

/** For whoever is signed in: the score goes to the account, once however often the page is loaded. */
export function KeptResult({ correct, of }: { correct: number; of: number }) {
  const [kept, setKept] = useState<Kept>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    setFailed(false);
    keepQuizResult({ attemptId: attemptId(), correct }, left.signal).then(setKept, () => {
      if (!left.signal.aborted) setFailed(true);
    });
    return () => left.abort();
  }, [correct, tries]);
  if (failed)
    return (
      <p className="sm" role="alert">
        Your result could not be kept with your account.{' '}
        <button type="button" className="link-button" onClick={() => setTries(tries + 1)}>
          Try again
        </button>
      </p>
    );
  return (
    <p className="sm t2" role="status">
      {kept === undefined
        ? 'Keeping your result with your account...'
        : `Kept with your account: attempt ${kept.attempts}, best ${kept.best} out of ${of}.`}
    </p>
  );
}

function attemptId(): string {
  const known = tabDraft(ATTEMPT);
  if (typeof known === 'string') return known;
  const made = crypto.randomUUID();
  keepTabDraft(ATTEMPT, made);
  return made;
}
