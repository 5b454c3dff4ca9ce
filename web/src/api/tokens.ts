import { fetchAuthSession } from 'aws-amplify/auth';

/** The caller's token, renewed by Amplify when it is about to end; empty when nobody is signed in. */
export async function currentTokens(renew = false): Promise<{ accessToken?: string; userId?: string }> {
  const { tokens, userSub } = await fetchAuthSession({ forceRefresh: renew });
  return { accessToken: tokens?.accessToken.toString(), userId: userSub };
}
