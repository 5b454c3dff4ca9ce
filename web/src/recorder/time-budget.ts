import { clock } from '@lectern/contracts/clock';
/** A scenario's planned delivery time in seconds. */
export interface TimeRange {
  fromSeconds: number;
  toSeconds: number;
}

export interface TimeBudget {
  /** 0 to 1 of the upper limit. */
  fraction: number;
  /** Where the lower limit lies on the same bar. */
  tick: number;
  /** "1:10 over" once the upper limit is passed, else null. */
  over: string | null;
}

export function timeBudget(seconds: number, { fromSeconds, toSeconds }: TimeRange): TimeBudget {
  const beyond = Math.floor(seconds - toSeconds);
  return {
    fraction: Math.min(1, Math.max(0, seconds / toSeconds)),
    tick: fromSeconds / toSeconds,
    over: beyond > 0 ? `${clock(beyond)} over` : null,
  };
}
