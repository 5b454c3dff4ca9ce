import type { NotificationPreferences, NotificationPriority } from '@lectern/contracts/notifications';
import type { Channel, Switch } from '../notification/rule-row.rules.js';
import { endOfQuiet } from '../preferences/quiet-hours.rules.js';

export interface Message {
  channel: Channel;
  priority: NotificationPriority;
  switch: Switch | null;
  uselessAfter: Date | null;
}

/** When a message may leave: now or later; null when the user does not want it or it would come too late. */
export function deliveryTime(message: Message, preferences: NotificationPreferences, now: Date): Date | null {
  const wanted = message.channel === 'mail' ? preferences.emailNotifications : preferences.pushNotifications;
  if (!wanted || (message.switch !== null && !preferences[message.switch])) return null;
  const at = message.priority === 'urgent' ? now : endOfQuiet(now, preferences);
  return message.uselessAfter !== null && at >= message.uselessAfter ? null : at;
}
