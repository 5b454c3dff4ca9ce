import type { ReactNode } from 'react';

/** A word in a box. `filled` for what is finished, `outlined` for anything else, `new` for what nobody has seen. */
export function Tag({ look, children }: { look: 'filled' | 'outlined' | 'new'; children: ReactNode }) {
  return <span className={`tag ${look}`}>{children}</span>;
}
