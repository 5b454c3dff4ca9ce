import { isApiError } from './api-error.js';

/**
 * The sentence that a person reads for a failed call. Refusals that are about the user's own input carry the
 * server's sentence; the rest is said here, once, for the whole app.
 */
export function errorMessage(error: unknown, otherwise = 'That did not work. Please try again.'): string {
  if (!isApiError(error)) return otherwise;
  switch (error.code) {
    case 'network':
      return 'Lectern cannot be reached. Check your connection and try again.';
    case 'canceled':
      return 'Canceled.';
    case 'unauthenticated':
      return 'Your sign-in has ended. Please sign in again.';
    case 'rate_limited':
      // What an hour allows comes with its figures; a mere flood does not.
      return error.allowance ? error.text : 'Too many attempts. Please wait a moment and try again.';
    case 'timeout':
      return 'The answer took too long. Please try again.';
    case 'internal':
      return otherwise;
    case 'invalid_input':
      return error.fields[0]?.problem ?? error.text;
    default:
      return error.text || otherwise;
  }
}
