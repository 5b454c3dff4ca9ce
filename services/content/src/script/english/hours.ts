/** Hours as the police and the army write them: "0222 hours", "19:05 hrs". */
export const HOURS = /(?<![\d:])([01]\d|2[0-3]):?([0-5]\d)[ -]?(?:hours|hrs\.?)(?!\p{L})/giu;

/** Hour and minute of a day of 24 hours as they are said: "2:22 a.m.", "7 p.m.". */
export function spokenHour(hour: string, minute: string): string {
  const twelve = Number(hour) % 12 || 12;
  return `${twelve}${minute === '00' ? '' : `:${minute}`} ${Number(hour) < 12 ? 'a.m.' : 'p.m.'}`;
}
