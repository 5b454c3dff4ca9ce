import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './theme.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** The theme that /theme-boot.js set before the first paint, following the system from there on. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(
    (changed) => {
      const follow = () => {
        if (!storedChoice()) document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
      };
      dark.addEventListener('change', follow);
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => {
        dark.removeEventListener('change', follow);
        observer.disconnect();
      };
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

function storedChoice(): boolean {
  try {
    return ['light', 'dark'].includes(localStorage.getItem('lectern.theme') ?? '');
  } catch {
    return false;
  }
}
