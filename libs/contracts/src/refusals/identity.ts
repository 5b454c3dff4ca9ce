import { refusal } from './refusal.js';

export const IDENTITY_REFUSALS = {
  'no-profile': refusal('not_found'),
  'picture-kind': refusal('unsupported_media'),
  'picture-unreadable': refusal('unprocessable'),
  'picture-too-large': refusal<{ width: number; height: number; mostPixels: number }>('unprocessable'),
  'pictures-need-ffmpeg': refusal('not_installed'),
  'too-many-pictures': refusal('unavailable'),
  'too-many-sign-ins': refusal('unavailable'),
  'profile-of-another': refusal('forbidden'),
  'code-not-right': refusal('unprocessable'),
  'second-factor-off': refusal('conflict'),
  'too-many-wrong-codes': refusal('rate_limited'),
  'no-app-begun': refusal('conflict'),
  'no-such-sign-in': refusal('not_found'),
  'password-not-right': refusal('unprocessable'),
  'too-many-wrong-passwords': refusal('rate_limited'),
  'sign-in-too-old': refusal('forbidden'),
  'sign-in-elsewhere-ended': refusal('forbidden'),
  'pool-elsewhere-away': refusal('unavailable'),
  'own-access-token': refusal('invalid_input'),
};
