import type { Theme } from '@lectern/contracts/settings';

/** What /theme-boot.js reads before the first paint. */
export const THEME_KEY = 'lectern.theme';

/** Null while the user follows the system, or where storage is blocked. */
function stored(): 'light' | 'dark' | null {
  try {
    const choice = localStorage.getItem(THEME_KEY);
    return choice === 'light' || choice === 'dark' ? choice : null;
  } catch {
    return null;
  }
}

const show = (theme: Theme | null): void => {
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
};

/** The theme that this browser was told last. */
export const showStoredTheme = (): void => show(stored());

/** Shows a theme without remembering it: a choice that is not saved yet. */
export const tryTheme = show;

/** Shows a theme, and remembers it for the next page load and the other tabs of this browser. */
export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked storage: it holds for this page.
  }
  show(theme);
}
