import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './theme.js';

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

/**
 * As it was when the page was opened: a change would make Ant Design wrap the page anew, and with it a running recording
 * would begin from nothing. The style sheet follows a change at once.
 */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
