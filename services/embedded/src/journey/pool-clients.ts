import type * as IdentityJs from 'amazon-cognito-identity-js';
import type * as AmplifyCore from 'aws-amplify';
import type * as AmplifyAuth from 'aws-amplify/auth';

// Loaded outside jest's sandbox, in which the clients' big-number arithmetic takes a hundred times as long.
const load = process.getBuiltinModule('node:module').createRequire(import.meta.url);

export const { Amplify } = load('aws-amplify') as typeof AmplifyCore;
export const amplify = load('aws-amplify/auth') as typeof AmplifyAuth;
export const identityJs = load('amazon-cognito-identity-js') as typeof IdentityJs;
