import { showStoredTheme, THEME_KEY } from '../lib/theme-choice.js';

/**
 * Keeps every page, also those without Ant Design, on the theme in force: the one that was chosen, also in another tab, else the
 * system's. What stands before the first paint comes from /theme-boot.js.
 */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showStoredTheme);
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) showStoredTheme();
  });
}
