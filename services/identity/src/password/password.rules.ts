export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;

/**
 * What is wrong with a new password, or undefined. No rules of composition: length and the list of common passwords are what
 * helps. Nothing is cut off or normalized, because SRP clients hash exactly what was typed.
 */
export function passwordProblem(
  password: string,
  email: string,
  isCommon: (password: string) => boolean,
): string | undefined {
  const { length } = Array.from(password);
  if (length < MIN_PASSWORD_LENGTH) return 'Password not long enough';
  if (length > MAX_PASSWORD_LENGTH) return 'Password too long';
  if (password.trim() === '') return 'Password must not consist of spaces';
  if (password.toLowerCase() === email) return 'Password must not be the email address';
  if (isCommon(password)) return 'Password is one of the most common passwords';
  return undefined;
}
