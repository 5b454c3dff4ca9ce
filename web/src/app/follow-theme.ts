const CHOICE = 'lectern.theme';

/**
 * Keeps every page, also those without Ant Design, on the theme in force: the one that was chosen, also in another tab, else the
 * system's. What stands before the first paint comes from /theme-boot.js.
 */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = choice();
    document.documentElement.dataset['theme'] = chosen ?? (dark.matches ? 'dark' : 'light');
  };
  dark.addEventListener('change', apply);
  addEventListener('storage', ({ key }) => {
    if (key === CHOICE || key === null) apply();
  });
}

/** Null while the user follows the system, or where storage is blocked. */
function choice(): 'light' | 'dark' | null {
  try {
    const stored = localStorage.getItem(CHOICE);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}
