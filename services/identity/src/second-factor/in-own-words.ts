import { PoolRefusal } from '@lectern/contracts/identity';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import type { PoolException } from '../pool/pool-refusal.js';

const WORDS: Partial<Record<PoolException, AppError>> = {
  CodeMismatchException: refuse('code-not-right'),
  InvalidParameterException: refuse('second-factor-off'),
  NotAuthorizedException: refuse('too-many-wrong-codes'),
  SoftwareTokenMFANotFoundException: refuse('no-app-begun'),
};
WORDS.EnableSoftwareTokenMFAException = WORDS.CodeMismatchException!;

/** Refusals under the protocol's names become those of Lectern's own calls. */
export async function inOwnWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = PoolRefusal.safeParse(error instanceof AppError ? error.details : undefined);
    throw (refusal.success && WORDS[refusal.data.pool as PoolException]) || error;
  }
}
