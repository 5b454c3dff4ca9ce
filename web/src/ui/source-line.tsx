import type { ReactNode } from 'react';

/** Says who or what produced the thing above it: the signal, a transcript, built-in rules, a model. */
export function SourceLine({ children }: { children: ReactNode }) {
  return <p className="source-line">{children}</p>;
}
