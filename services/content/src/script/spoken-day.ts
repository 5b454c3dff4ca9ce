import { MONTH_NAMES } from '@lectern/legal-text/months';

/** "2023-09-14" as it is said: "September 14, 2023". */
export function spokenDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${MONTH_NAMES[month! - 1]} ${day}, ${year}`;
}
