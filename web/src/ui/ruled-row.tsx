import type { ReactNode } from 'react';

/** Related figures or links side by side, split by hairlines: used in place of several floating cards. */
export function RuledRow({ children, framed }: { children: ReactNode; framed?: boolean }) {
  return <div className={framed ? 'ruled-row panel' : 'ruled-row open'}>{children}</div>;
}
