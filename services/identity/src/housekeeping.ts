import { FORGET_AFTER_SECONDS } from './sign-in/lock-out.rules.js';

/**
 * What nobody needs any more, so that guesses under made-up names do not fill the database. Revoked sign-ins stay until no access
 * token of them can be valid.
 */
export const HOUSEKEEPING = [
  `delete from challenge where expires_at < now()`,
  `delete from code where expires_at < now() - interval '1 day'`,
  `delete from given_answer where given_at < now() - interval '10 minutes'`,
  `delete from letter_permit where given_at < now() - interval '1 hour'`,
  `delete from sign_in_failure where last_at < now() - interval '${FORGET_AFTER_SECONDS} seconds'`,
  `delete from token_family where expires_at < now() - interval '2 days'`,
  `delete from token_family where revoked_at < now() - interval '2 days'`,
];
