/** The months of the year, January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Source of a pattern for a month written out; no groups. */
export const MONTH = `(?:${MONTH_NAMES.join('|')})`;

/** Source of a pattern for a month written out or shortened, with or without its full stop; no groups. */
export const MONTH_OR_SHORT =
  '(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?\\.?|July?\\.?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)';

/** Number of a month, 1 to 12, from its name or its first three letters; 0 when it is none. */
export const monthNumber = (name: string): number =>
  MONTH_NAMES.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;

const DAYS = 'Mon|Tues|Wednes|Thurs|Fri|Satur|Sun';

/** Source of a pattern for a day of the week; no groups. */
export const WEEKDAY = `(?:(?:${DAYS})day)`;
