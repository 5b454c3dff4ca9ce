/** Prefix under which Amplify keeps the tokens in localStorage. */
const PREFIX = 'CognitoIdentityServiceProvider.';

/** Whether somebody seems to be signed in: a stored token is there. Says nothing of whether it is still good. */
export function hasStoredTokens(): boolean {
  return keys().some((key) => key.startsWith(PREFIX) && key.endsWith('.accessToken'));
}

/** Removes what is left of a sign-in that turned out to be void, so that the landing page does not send back and forth. */
export function forgetStoredTokens(): void {
  for (const key of keys()) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage can be blocked altogether.
    return [];
  }
}
