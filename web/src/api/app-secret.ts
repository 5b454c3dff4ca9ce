import { setUpTOTP } from 'aws-amplify/auth';
import { configureIdentity } from './identity.js';

/** A secret for an authenticator app. */
export interface AppSecret {
  /** In base32, to be typed. */
  key: string;
  /** The same with the names of product and account, for the QR code. */
  uri: string;
}

/** Asks the user pool for a new secret; it counts once a code of it was seen. */
export async function newAppSecret(account: string): Promise<AppSecret> {
  await configureIdentity();
  const details = await setUpTOTP();
  return { key: details.sharedSecret, uri: details.getSetupUri('Lectern', account).href };
}
