import { datesIn } from '@lectern/legal-text/dates';

/** "June 2, 2023" as facts are dated. */
export function isoOf(day: string): string {
  const [date] = datesIn(day);
  const two = (part: number | undefined): string => String(part ?? 1).padStart(2, '0');
  return `${date!.year}-${two(date!.month)}-${two(date!.day)}`;
}
