import { useState, type ReactNode } from 'react';
import { counted } from '../case-words.js';

interface MoreProps<T> {
  items: readonly T[];
  /** So many are shown before the rest is asked for. */
  first: number;
  noun: string;
  plural?: string;
  children: (item: T) => ReactNode;
}

/** A list whose rest is shown on demand. */
export function More<T>({ items, first, noun, plural = `${noun}s`, children }: MoreProps<T>) {
  const [all, setAll] = useState(false);
  const rest = items.length - first;
  return (
    <>
      <ul className="panel ruled-list">{(all ? items : items.slice(0, first)).map(children)}</ul>
      {rest > 0 && (
        <button
          type="button"
          className="link-button sm section-more"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : rest === 1 ? `${counted(1, noun)} more` : `${rest} more ${plural}`}
        </button>
      )}
    </>
  );
}
