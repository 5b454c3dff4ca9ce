import { identity } from '@lectern/contracts/identity';
import type { ServiceUnderTest } from '@lectern/testing/test-service';
import { ClientId } from '../pool/attorney.fixtures.js';
import type { Tokens } from '../token/token-issuer.js';
import { SrpClient } from './srp-client.fixtures.js';
import { signSrpClaim } from './srp.js';

const poolName = 'Lectern1';

interface Asked {
  client: SrpClient;
  session: string;
  parameters: Record<string, string>;
}

/** First half of an SRP sign-in, as a browser does it. */
export async function askChallenge(
  service: Pick<ServiceUnderTest, 'ask'>,
  USERNAME: string,
  A?: string,
): Promise<Asked> {
  const client = new SrpClient(poolName);
  const AuthParameters = { USERNAME, SRP_A: A ?? client.A };
  const answer = await service.ask(
    identity.initiateAuth,
    { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters },
    null,
  );
  if (answer.ChallengeName !== 'PASSWORD_VERIFIER')
    throw new Error(`unexpected challenge ${answer.ChallengeName}`);
  return { client, session: answer.Session!, parameters: answer.ChallengeParameters! };
}

/** What the browser answers to a challenge. */
export async function answerChallenge({ client, session, parameters }: Asked, password: string) {
  const {
    USER_ID_FOR_SRP: userId,
    SALT: salt,
    SRP_B: B,
    SECRET_BLOCK: block,
  } = parameters as Record<'USER_ID_FOR_SRP' | 'SALT' | 'SRP_B' | 'SECRET_BLOCK', string>;
  const timestamp = 'Sat Nov 21 05:12:25 UTC 2026';
  const key = await client.key(userId, password, { B, salt });
  const claim = { poolName, userId, secretBlock: Buffer.from(block, 'base64'), timestamp };
  return {
    ClientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: session,
    ChallengeResponses: {
      USERNAME: userId,
      PASSWORD_CLAIM_SECRET_BLOCK: block,
      TIMESTAMP: timestamp,
      PASSWORD_CLAIM_SIGNATURE: signSrpClaim(key, claim).toString('base64'),
    },
  };
}

export async function srpSignIn(
  service: Pick<ServiceUnderTest, 'ask'>,
  username: string,
  password: string,
): Promise<Tokens> {
  const answer = await answerChallenge(await askChallenge(service, username), password);
  return (await service.ask(identity.respondToAuthChallenge, answer, null)).AuthenticationResult!;
}
