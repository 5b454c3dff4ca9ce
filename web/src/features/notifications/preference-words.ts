import type { NotificationPreferences } from '@lectern/contracts/notifications';

type Flag = {
  [K in keyof NotificationPreferences]: NotificationPreferences[K] extends boolean ? K : never;
}[keyof NotificationPreferences];

export interface Choice {
  name: Flag;
  label: string;
  hint: string;
}

export const CHANNELS: readonly Choice[] = [
  { name: 'emailNotifications', label: 'Email', hint: 'To the address that you sign in with.' },
  {
    name: 'pushNotifications',
    label: 'Browser push',
    hint: 'On every browser that you allowed it in, also when Lectern is not open.',
  },
];

/** Only what is sent: a switch of something that cannot happen would be a promise. */
export const KINDS: readonly Choice[] = [
  {
    name: 'practiceReminders',
    label: 'Practice reminders',
    hint: '15 minutes before a scheduled practice. By email and push.',
  },
  {
    name: 'weeklyReports',
    label: 'Weekly report',
    hint: 'On Monday at 8:00 AM, when you practiced the week before. By email.',
  },
];

/** `22:00` as Americans say it. */
const spoken = (time: string): string =>
  new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });

/** What the quiet hours mean, in one sentence. */
export function quietSentence({
  quietHoursStart: start,
  quietHoursEnd: end,
}: Pick<NotificationPreferences, 'quietHoursStart' | 'quietHoursEnd'>): string {
  if (start === end) return 'There are no quiet hours: messages go out at any time.';
  return `From ${spoken(start)} to ${spoken(end)}${end < start ? ' the next day' : ''}, email and push wait.`;
}
