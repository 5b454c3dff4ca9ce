import { MONTH_NAMES } from '@lectern/legal-text/months';
import { QUOTATIONS } from './english/quotes.js';

/** "2023-09-14" as it is said: "September 14, 2023". */
export function spokenDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${MONTH_NAMES[month! - 1]} ${day}, ${year}`;
}

/** The months as alternatives of a pattern. */
export const MONTHS_OR = `(?:${MONTH_NAMES.join('|')})`;

/** "the morning of ", as far as the text itself tells it of that day; else nothing. */
export function partOfDay(text: string, iso: string): string {
  const plain = text.replace(QUOTATIONS, '');
  if (!plain.includes(spokenDay(iso).split(',')[0]!)) return '';
  const [, named] = /\b(morning|afternoon|evening|night) of\b/.exec(plain) ?? [];
  if (named) return `the ${named} of `;
  const [, hour = '', half] = /\b(\d{1,2})(?::\d\d)? ([ap])\.m\./.exec(plain) ?? [];
  if (!half) return '';
  const at = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `the ${at < 4 ? 'night' : at < 12 ? 'morning' : at < 17 ? 'afternoon' : at < 21 ? 'evening' : 'night'} of `;
}
