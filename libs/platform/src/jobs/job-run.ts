import type { Job } from '@lectern/contracts/define';
import type { Counted, StageCode } from '@lectern/contracts/stages';
import type { Transaction } from '../database/transaction.js';

/** Twice a heartbeat's pause and some: a run silent for this long has lost its worker. */
export const STALE_SECONDS = 30;

/** What is called when a run has ended. */
export const endOf = (id: string): string => `job ${id}`;

/** One try at a job, in the hands of its processor. */
export interface JobRun<R = unknown> {
  id: string;
  /** What its caller calls it: the id that progress is told under and that a caller cancels. */
  requestId: string;
  /** Counts from 1. */
  attempt: number;
  userId: string | null;
  /** Aborts on timeout, on shutdown, and when another worker has taken the run over. */
  signal: AbortSignal;
  /** Tells the waiting browser how far this is. `fraction` from 0 to 1. */
  progress: (stage: StageCode, fraction: number, counted?: Counted) => Promise<void>;
  /**
   * Stores the result and ends the run, in one transaction that first checks that this try is still the current one.
   * `store` is where the processor writes its rows and facts; its return value is kept as the result.
   */
  complete: (store: (tx: Transaction) => Promise<R>) => Promise<void>;
}

export interface BoundProcessor {
  job: Job;
  process: (payload: unknown, run: JobRun<never>) => Promise<void>;
  onFailed?: ((payload: unknown, reason: string, tx: Transaction) => Promise<void>) | undefined;
}

/** Thrown inside a run that another worker has taken over: nothing of it may be stored. */
export class SupersededError extends Error {
  constructor(id: string) {
    super(`Run ${id} has been taken over`);
    this.name = 'SupersededError';
  }
}
