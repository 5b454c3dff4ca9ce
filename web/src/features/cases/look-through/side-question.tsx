import type { CaseModel } from '@lectern/contracts/case-model';
import { useState } from 'react';
import { OUR_SIDE } from '../understood/understood-words.js';
import type { Corrections } from '../understood/use-corrections.js';

interface SideQuestionProps {
  corrections: Corrections;
  /** It is not known, and the facts are looked through all the same. */
  onUnknown: () => void;
}

/** For whom we appear, where the file does not tell: whom a fact helps hangs on it. */
export function SideQuestion({ corrections, onUnknown }: SideQuestionProps) {
  const [busy, setBusy] = useState(false);
  const choose = async (side: CaseModel['side']) => {
    if (busy) return;
    if (side === 'unknown') return onUnknown();
    setBusy(true);
    await corrections.change(() => ({ side }));
    setBusy(false);
  };
  return (
    <section className="panel look-card" aria-labelledby="look-side">
      <h2 id="look-side">We appear for</h2>
      <p className="t2">Your file does not tell for which side you appear. Whom a fact helps hangs on it.</p>
      <div className="look-choices">
        {OUR_SIDE.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="btn large"
            aria-disabled={busy}
            onClick={() => void choose(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="sm t2" role="status">
        {busy && 'The facts are read for your side…'}
      </p>
      {corrections.problem && (
        <p className="inline-error" role="alert">
          {corrections.problem} Choose again to try once more.
        </p>
      )}
    </section>
  );
}
