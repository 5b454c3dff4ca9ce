import { refusal } from './refusal.js';

export const NOTIFICATIONS_REFUSALS = {
  'no-such-notification': refusal('not_found'),
  'no-such-subscription': refusal('not_found'),
  'no-browser-notifications': refusal('conflict'),
  'subscription-unknown': refusal('invalid_input'),
};
