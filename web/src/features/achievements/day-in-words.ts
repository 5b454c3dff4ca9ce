/** A day of the calendar, which is the same everywhere, as `November 12, 2026`. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
