import type { ReactNode } from 'react';

interface PanelProps {
  children: ReactNode;
  /** `accented` carries the one thing to do next; `bare` leaves the padding to its content. */
  look?: 'padded' | 'accented' | 'bare';
  /** Id of the heading that names it: the panel becomes a region. */
  labelledBy?: string;
  className?: string;
}

/** A flat surface with a hairline. Never put one inside another: split groups with hairlines. */
export function Panel({ children, look = 'padded', labelledBy, className }: PanelProps) {
  const classes = ['panel', look === 'bare' ? '' : look, className ?? ''].filter(Boolean).join(' ');
  return labelledBy ? (
    <section className={classes} aria-labelledby={labelledBy}>
      {children}
    </section>
  ) : (
    <div className={classes}>{children}</div>
  );
}
