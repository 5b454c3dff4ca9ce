import { notificationWords } from '@lectern/contracts/english/notifications';
import type { Notification } from '@lectern/contracts/notifications';

/** What a screen reader says of news: one in full, several by their number and the last title. */
export function announcementOf(news: Notification[]): string {
  const last = news.at(-1);
  if (last === undefined) return '';
  const { title, message } = notificationWords(last);
  if (news.length === 1) return `New notification: ${title}. ${message}`;
  return `${news.length} new notifications, the last: ${title}.`;
}
