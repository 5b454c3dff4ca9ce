import { updatePassword } from 'aws-amplify/auth';
import { configureIdentity } from '../../../api/identity.js';

/** Changes the password of whoever is signed in. @throws Error with a sentence for the user */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  try {
    await configureIdentity();
    await updatePassword({ oldPassword, newPassword });
  } catch (error) {
    throw new Error(inWords(error), { cause: error });
  }
}

/** Why the user pool refused a new password. */
export function inWords(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error('');
  if (name === 'NotAuthorizedException')
    return /attempts/i.test(message) ? message : 'The current password is not right.';
  if (name === 'NetworkError' || error instanceof TypeError)
    return 'Lectern cannot be reached. Check your connection and try again.';
  return message || 'The password could not be changed. Please try again.';
}
