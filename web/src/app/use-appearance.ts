import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './theme.js';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** The theme in force, which follow-theme.ts keeps on the document. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => observer.disconnect();
    },
    () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  );
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      reduced.addEventListener('change', changed);
      return () => reduced.removeEventListener('change', changed);
    },
    () => reduced.matches,
  );
}
