/** An ISO time as `Nov 12, 2026` by the clocks of the user's preferences, as days are counted here. */
export const dayInZone = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso));

/** The same with the time of day. */
export const timeInZone = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
