import { AsyncLocalStorage } from 'node:async_hooks';
import { refuse } from '../errors/app-error.js';

/** The request that some code runs for. */
export interface RequestScope {
  /** When its caller stops waiting, in milliseconds since 1970. */
  deadline?: number | undefined;
  /** For whom it is made, signed by the gateway. */
  caller?: string | undefined;
}

const store = new AsyncLocalStorage<RequestScope>();

/** Runs `work` for a request. */
export const forRequest = <T>(scope: RequestScope, work: () => T): T => store.run(scope, work);

/** For whom this code runs, signed by the gateway; nothing outside of a user's request or job. */
export const currentCaller = (): string | undefined => store.getStore()?.caller;

/** @throws AppError timeout when the caller of the request that this runs for waits no longer */
export function assertAwaited(): void {
  if (isLate(store.getStore()?.deadline)) throw refuse('not-kept-in-time');
}

/** Whether the time that a caller waits until is over. */
export const isLate = (deadline: number | undefined): boolean =>
  deadline !== undefined && Date.now() > deadline;
