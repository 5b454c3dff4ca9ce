import type { Fact, Payload } from '@lectern/contracts/define';
import type { NotificationContent } from '@lectern/contracts/notification-content';
import type {
  NotificationPreferences,
  NotificationPriority,
  NotificationType,
} from '@lectern/contracts/notifications';

export type Channel = 'mail' | 'push';
/** The preference that a user can switch a kind of message off with. */
export type Switch = Exclude<
  keyof NotificationPreferences,
  'emailNotifications' | 'pushNotifications' | 'quietHoursStart' | 'quietHoursEnd' | 'timeZone'
>;

/** What a notification is about, and the preference that keeps it inside the app; null: none does. */
export const SWITCHES = {
  account: null,
  analysis: null,
  script: null,
  schedule: 'practiceReminders',
  achievement: 'achievementAlerts',
  community: 'communityUpdates',
  strategy: 'murphyTips',
  goal: 'goalDeadlines',
  'weekly-report': 'weeklyReports',
  export: null,
} as const satisfies Record<string, Switch | null>;
export type Category = keyof typeof SWITCHES;

/** Hours, for what expires. */
export const DAYS = 24;

export type Ending = 'archive' | 'erase';

export interface Notice {
  type: NotificationType;
  category: Category;
  priority: NotificationPriority;
  content: NotificationContent;
  /** Path inside the app. */
  actionUrl: string;
  /** Hours until it leaves the list by itself; null: never. */
  expiresAfterHours: number | null;
  /** How it may leave the app, if the user wants it to. */
  outside: Channel[];
  /** Mail and push that would go out later than this are not sent. */
  uselessAfter?: Date;
}

/** One row of the table: a fact, the activity that it is, and what its user is told. */
export interface Rule<E extends Fact = Fact> {
  fact: E;
  activity: string;
  /** Id of what it is about. */
  subject(payload: Payload<E>): string | null;
  /** What the activity keeps of the fact. Never texts of the user beside titles. */
  data(payload: Payload<E>): Record<string, unknown>;
  /** The subject is over, and so is what is said about it, before or after: kept in the archive, or gone with its title. */
  ends?: Ending;
  tell?(payload: Payload<E>): Notice[];
}

/** Checks a row against its fact's own payload. */
export const rule = <E extends Fact>(row: Rule<E>): Rule<E> => row;
