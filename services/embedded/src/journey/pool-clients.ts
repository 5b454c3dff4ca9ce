import type * as IdentityJs from 'amazon-cognito-identity-js';
import type * as AmplifyCore from 'aws-amplify';
import type * as AmplifyAuth from 'aws-amplify/auth';

// See services/identity/test-data/clients-environment.mjs.
declare const loadOutside: NodeJS.Require;

export const { Amplify } = loadOutside('aws-amplify') as typeof AmplifyCore;
export const amplify = loadOutside('aws-amplify/auth') as typeof AmplifyAuth;
export const identityJs = loadOutside('amazon-cognito-identity-js') as typeof IdentityJs;
