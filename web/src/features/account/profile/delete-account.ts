import { appConfig } from '../../../api/config.js';
import { currentTokens } from '../../../api/tokens.js';

const TARGET = 'AWSCognitoIdentityProviderService.DeleteUser';
const OTHERWISE = 'The account could not be deleted. Please try again.';

/**
 * Deletes the account of whoever is signed in, with everything in it. The protocol's own clients cannot send the password that our
 * pool asks for. @throws Error with a sentence for the user
 */
export async function deleteAccount(password: string): Promise<void> {
  const { accessToken } = await currentTokens().catch(() => unreachable());
  const { identity } = await appConfig().catch(() => unreachable());
  const endpoint = new URL(identity.userPoolEndpoint ?? '/idp/', location.origin);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': TARGET },
    body: JSON.stringify({ AccessToken: accessToken, Password: password }),
  }).catch(() => unreachable());
  if (!answer.ok) throw new Error(await reasonOf(answer));
}

async function reasonOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return OTHERWISE;
  const { __type: type, message }: { __type?: unknown; message?: unknown } = body;
  if (typeof message !== 'string' || message === '') return OTHERWISE;
  if (type !== 'NotAuthorizedException' || /attempts/i.test(message)) return message;
  return 'The password is not right.';
}

function unreachable(): never {
  throw new Error('Lectern cannot be reached. Nothing was deleted. Check your connection and try again.');
}
