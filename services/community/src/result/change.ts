import type { Result } from '../achievement/history.rules.js';

/** What a fact has changed in the rows of a member. */
export interface Change {
  /** The moment of the earliest row that was added, altered or removed. */
  since: Date;
  /** Days whose points may be others now. */
  days: string[];
  /** The result that was added or altered. */
  result: Pick<Result, 'overall' | 'strategies'> | null;
  /** How many sessions more there are, and how many more with enough speech. */
  sessions: number;
  counted: number;
  /** The day on which there was practice. */
  practice: string | null;
  /** Whether a day of practice may be one no longer. */
  isLess: boolean;
}

/** A change of what earns neither points nor a day of practice. */
export const NOTHING_MORE: Omit<Change, 'since'> = {
  days: [],
  result: null,
  sessions: 0,
  counted: 0,
  practice: null,
  isLess: false,
};
