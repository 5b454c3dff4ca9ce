import { PoolRefusal } from '@lectern/contracts/identity';
import { AppError } from '@lectern/platform/errors/app-error';
import type { PoolException } from '../pool/pool-refusal.js';

const WORDS: Partial<Record<PoolException, AppError>> = {
  CodeMismatchException: new AppError(
    'unprocessable',
    'This code is not right any more. Enter the one that the app shows now.',
  ),
  InvalidParameterException: new AppError('conflict', 'Two-step sign-in is off.'),
  NotAuthorizedException: new AppError('rate_limited', 'Too many wrong codes. Wait a moment and try again.'),
  SoftwareTokenMFANotFoundException: new AppError('conflict', 'No app is being set up. Begin again.'),
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
