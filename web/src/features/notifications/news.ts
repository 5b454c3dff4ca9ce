import type { Notification } from '@lectern/contracts/notifications';

/** Place of the newest of a list; 0 for an empty one. */
export const newestPlace = (list: Notification[]): number =>
  Math.max(0, ...list.map(({ cursor }) => Number(cursor)));

/** Unread ones that came after a place, oldest first. Each has one place, so none is news twice. */
export const newsAfter = (list: Notification[], place: number): Notification[] =>
  list
    .filter(({ cursor, isRead }) => Number(cursor) > place && !isRead)
    .sort((a, b) => Number(a.cursor) - Number(b.cursor));

/** How many of a kind came after a place. */
export const arrivedSince = (
  list: Notification[],
  place: number,
  filter: 'all' | 'unread' | Notification['type'],
): number =>
  list.filter(
    ({ cursor, isRead, type }) =>
      Number(cursor) > place && (filter === 'all' || (filter === 'unread' ? !isRead : type === filter)),
  ).length;
