import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut as amplifySignOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { forgetStoredTokens, hasStoredTokens } from '../lib/stored-tokens.js';
import { signInEnded, signInLoading, signInUnknown, signedIn, type User } from './auth.slice.js';
import { appConfig } from './config.js';

type Dispatch = (
  action: ReturnType<typeof signedIn | typeof signInEnded | typeof signInUnknown | typeof signInLoading>,
) => unknown;

let configured = false;

/** Points Amplify at this installation's user pool: our own, or a real Amazon Cognito one. */
export async function configureIdentity(): Promise<void> {
  if (configured) return;
  const { identity } = await appConfig();
  // It warns of every endpoint that is not Amazon's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: identity.userPoolId,
        userPoolClientId: identity.userPoolClientId,
        // Amplify needs an absolute address; the configuration may give a relative one.
        userPoolEndpoint:
          identity.userPoolEndpoint && new URL(identity.userPoolEndpoint, location.origin).href,
      },
    },
  });
  configured = true;
}

/** At start-up: finds out whether somebody is signed in. */
export async function restoreSignIn(dispatch: Dispatch): Promise<void> {
  dispatch(signInLoading());
  try {
    await configureIdentity();
    const user = await currentUser();
    if (user) {
      dispatch(signedIn(user));
    } else {
      forgetStoredTokens();
      dispatch(signInEnded());
    }
  } catch {
    // With tokens at hand, an outage must not look like a sign-out.
    dispatch(hasStoredTokens() ? signInUnknown() : signInEnded());
  }
}

/** The signed-in user by the tokens, or null. Throws when a token cannot be renewed because of an outage. */
export async function currentUser(): Promise<User | null> {
  const { tokens } = await fetchAuthSession();
  if (!tokens) {
    if (hasStoredTokens()) throw new Error('The stored sign-in could not be renewed');
    return null;
  }
  const claims = { ...tokens.accessToken.payload, ...tokens.idToken?.payload };
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  return {
    sub: text('sub') ?? '',
    email: text('email') ?? text('username') ?? text('cognito:username') ?? '',
    name: text('name'),
    firm: text('custom:firm'),
    barNumber: text('custom:bar_number'),
    state: text('custom:state'),
  };
}

/** Ends the sign-in with the user pool and on this device. */
export async function signOut(): Promise<void> {
  await amplifySignOut();
  forgetStoredTokens();
}
