import type { IDENTITY_REFUSALS } from '../../refusals/identity.js';
import type { Sentences } from '../../refusals/refusal.js';

const number = (value: number): string => value.toLocaleString('en-US');

export const IDENTITY_SENTENCES: Sentences<typeof IDENTITY_REFUSALS> = {
  'no-profile': 'There is no profile yet.',
  'picture-kind': 'Please choose a PNG, JPEG or WebP picture.',
  'picture-unreadable': 'This picture could not be read. Please choose another.',
  'picture-too-large': ({ width, height, mostPixels }) =>
    `This picture is ${number(width)} × ${number(height)} pixels. It can have up to ${number(mostPixels / 1_000_000)} million; make it smaller, then try again.`,
  'pictures-need-ffmpeg':
    'Pictures need the program ffmpeg, which is not installed on this server. The operator can install it with: apt-get install ffmpeg',
  'too-many-pictures': 'Too many pictures are coming in at the moment. Please try again.',
  'too-many-sign-ins': 'Too many people are signing in at the moment. Please try again.',
  'profile-of-another': 'You can only change your own profile.',
  'code-not-right': 'This code is not right any more. Enter the one that the app shows now.',
  'second-factor-off': 'Two-step sign-in is off.',
  'too-many-wrong-codes': 'Too many wrong codes. Wait a moment and try again.',
  'no-app-begun': 'No app is being set up. Begin again.',
  'no-such-sign-in': 'There is no such sign-in.',
  'password-not-right': 'The password is not right.',
  'too-many-wrong-passwords': 'Too many wrong passwords. Wait a moment and try again.',
  'sign-in-too-old': 'This needs a sign-in of the last five minutes. Sign in again, then repeat it.',
  'sign-in-elsewhere-ended': 'Your sign-in has ended. Sign in again, then repeat this.',
  'pool-elsewhere-away': 'The service that keeps your sign-in does not answer. Nothing was deleted.',
  'own-access-token': 'Your own access token is needed.',
};
