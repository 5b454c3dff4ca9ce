import { clock } from '../../../lib/format.js';
import type { TimeRange } from '../../../recorder/time-budget.js';

/** A length within this share of the time it is given is what was asked for. */
const NEAR = 0.1;

/** What stands behind the length of a script: the time it is given, and by how much it misses that. */
export function lengthInWords(seconds: number, minutes: number | null, range: TimeRange | null): string {
  if (minutes === null && range === null) return '';
  const least = minutes === null ? (range?.fromSeconds ?? 0) : minutes * 60 * (1 - NEAR);
  const most = minutes === null ? (range?.toSeconds ?? 0) : minutes * 60 * (1 + NEAR);
  const given =
    minutes === null
      ? ` of ${clock(range?.fromSeconds ?? 0)} to ${clock(most)}`
      : ` of your ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const full = minutes === null ? undefined : minutes * 60;
  if (seconds === 0) return given;
  if (seconds < least) return `${given}, ${clock((full ?? least) - seconds)} too short,`;
  if (seconds > most) return `${given}, ${clock(seconds - (full ?? most))} too long,`;
  return given;
}
