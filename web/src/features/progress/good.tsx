import type { ReactNode } from 'react';

/** A value, with a mark where it counts as good: a sign and a word, never color alone. */
export function Good({ value, isGood }: { value: ReactNode; isGood: boolean }) {
  return (
    <span className={isGood ? 'progress-good' : undefined}>
      {value}
      {isGood && (
        <>
          <span aria-hidden="true"> ✓</span>
          <span className="visually-hidden"> good</span>
        </>
      )}
    </span>
  );
}
