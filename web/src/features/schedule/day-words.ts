const formats = {
  /** `Monday, November 23, 2026` */
  whole: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
  /** `Monday, November 23` */
  day: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  /** `Mon, Nov 23` */
  short: new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
  /** `Nov 23` */
  brief: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** A calendar day such as `2026-11-23` in words; it is the same day for every reader. */
export const dayInWords = (day: string, form: keyof typeof formats): string =>
  formats[form].format(new Date(`${day}T00:00Z`));

/** `9:00 AM`, by the clocks of a zone. */
export const timeInWords = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(iso));

/** `09:30` as `9:30 AM`. */
export const clockInWords = (time: string): string => timeInWords(`2026-01-01T${time}:00Z`, 'UTC');

/** `America/New_York` as `New York`. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
