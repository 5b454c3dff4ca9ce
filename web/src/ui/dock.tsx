import type { ReactNode } from 'react';

/** A bar fixed to the bottom edge, for a player or recorder that must stay in reach. */
export function Dock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="dock" role="region" aria-label={label}>
      {children}
    </div>
  );
}
