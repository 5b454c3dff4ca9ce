import type { AppConfig } from '@lectern/contracts/app-config';
import { identity } from '@lectern/contracts/identity';
import type { Environment } from '@lectern/platform/config/environment';
import { modelHost } from '@lectern/platform/config/model-client';
import type { Bus } from '@lectern/platform/messaging/bus';
import { operatorTexts } from './about/operator-texts.js';
import type { Pool } from './auth/token-verifier.js';

export interface ChosenPool extends Pool {
  /** Ours, answered by the identity service. */
  own: boolean;
  poolId: string;
  /** Where it speaks the protocol, when that is neither here nor Amazon's address. */
  endpoint?: string;
  origin?: string;
}

/** The user pool whose tokens count: a real Amazon Cognito pool when configured, else our own identity service. */
export function choosePool(environment: Environment, bus: Bus): ChosenPool {
  const { COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, POOL_ID, POOL_CLIENT_ID, publicUrl } = environment;
  if (COGNITO_USER_POOL_ID !== undefined) {
    if (COGNITO_CLIENT_ID === undefined) throw new Error('COGNITO_USER_POOL_ID needs COGNITO_CLIENT_ID.');
    const { COGNITO_ENDPOINT: endpoint, COGNITO_ISSUER } = environment;
    const amazon = `https://cognito-idp.${COGNITO_USER_POOL_ID.split('_')[0]}.amazonaws.com`;
    const issuer = COGNITO_ISSUER?.replace(/\/+$/, '') ?? `${amazon}/${COGNITO_USER_POOL_ID}`;
    return {
      own: false,
      poolId: COGNITO_USER_POOL_ID,
      clientId: COGNITO_CLIENT_ID,
      issuer,
      jwksUri: `${issuer}/.well-known/jwks.json`,
      ...(endpoint !== undefined && { endpoint }),
      origin: endpoint === undefined ? amazon : new URL(endpoint).origin,
    };
  }
  const issuer = `${publicUrl}/${POOL_ID}`;
  return {
    own: true,
    poolId: POOL_ID,
    clientId: POOL_CLIENT_ID,
    issuer,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    fetchKeys: () => bus.ask(identity.jwks, {}, null),
  };
}

/** What `GET /api/config` answers as long as the process runs. */
export function appConfig(
  environment: Environment,
  pool: ChosenPool,
): Omit<AppConfig, 'localWords' | 'localVoices'> {
  const { S3_ENDPOINT, POOL_SRP } = environment;
  return {
    identity: {
      own: pool.own,
      ...(pool.own && { userPoolEndpoint: '/idp/' }),
      ...(pool.endpoint !== undefined && { userPoolEndpoint: pool.endpoint }),
      userPoolId: pool.poolId,
      userPoolClientId: pool.clientId,
      authFlow: pool.own && POOL_SRP === 'off' ? 'USER_PASSWORD_AUTH' : 'USER_SRP_AUTH',
    },
    storage: S3_ENDPOINT === undefined ? 'this-computer' : 'object-storage',
    endpoints: {
      drafting: modelHost(environment, 'drafting'),
      words: modelHost(environment, 'transcription'),
      voices: modelHost(environment, 'speech'),
    },
    ...operatorTexts(environment),
  };
}
