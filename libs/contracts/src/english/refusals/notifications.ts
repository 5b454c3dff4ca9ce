import type { NOTIFICATIONS_REFUSALS } from '../../refusals/notifications.js';
import type { Sentences } from '../../refusals/refusal.js';

export const NOTIFICATIONS_SENTENCES: Sentences<typeof NOTIFICATIONS_REFUSALS> = {
  'no-such-notification': 'There is no such notification.',
  'no-such-subscription': 'There is no such subscription.',
  'no-browser-notifications': 'This installation sends no browser notifications.',
  'subscription-unknown': 'This is not a subscription of a known browser.',
};
