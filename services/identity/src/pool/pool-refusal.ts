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

/** A refusal under its protocol's name and in its words; the gateway passes both on. */
export function refusal(pool: PoolException, message: string): AppError {
  return AppError.fromWire({ code: 'unprocessable', message, details: { pool } });
}

export const wrongPassword = (): AppError =>
  refusal('NotAuthorizedException', 'Incorrect username or password.');

export const noSuchSession = (): AppError =>
  refusal('NotAuthorizedException', 'Invalid session for the user.');
