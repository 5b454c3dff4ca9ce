import { AppError } from '@lectern/platform/errors/app-error';

/** Exception names of the user-pool protocol that we use; its clients act on them. */
export type PoolException =
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException';

/** A refusal under its protocol name; the gateway passes name and message on. */
export function refusal(pool: PoolException, message: string): AppError {
  return new AppError('unprocessable', message, { pool });
}

export const wrongPassword = (): AppError =>
  refusal('NotAuthorizedException', 'Incorrect username or password.');

export const noSuchSession = (): AppError =>
  refusal('NotAuthorizedException', 'Invalid session for the user.');
