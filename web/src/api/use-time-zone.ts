import { useNotificationPreferencesQuery } from './notifications.api.js';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By whose clocks days are counted: the preferences' zone; undefined until it is known. Where it cannot be had, this device's. */
export function useTimeZone(): { timeZone: string | undefined; isGuess: boolean } {
  const { data, error } = useNotificationPreferencesQuery({});
  return { timeZone: data?.timeZone ?? (error ? here : undefined), isGuess: !data && error !== undefined };
}
