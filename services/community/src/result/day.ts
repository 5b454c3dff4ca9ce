import { localTime } from '@lectern/contracts/time-zone';

/** The day on which something happened, where the member is. */
export const dayOf = (at: Date | string, timeZone: string): string => localTime(new Date(at), timeZone).date;
