import { useEffect } from 'react';
import { useGetSettingsQuery } from '../api/settings.api.js';
import { keepTheme } from '../lib/theme-choice.js';

/** The theme of the settings, from wherever it was saved; until one is chosen this browser goes on as it is. */
export function useSavedTheme(): void {
  const { data } = useGetSettingsQuery({});
  const theme = data?.chosen.includes('theme') ? data.settings.theme : undefined;
  useEffect(() => {
    if (theme !== undefined) keepTheme(theme);
  }, [theme]);
}
