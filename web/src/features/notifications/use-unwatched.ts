import type { Notification } from '@lectern/contracts/notifications';
import { useEffect, useRef } from 'react';
import { useDeleteNotificationMutation } from '../../api/notifications.api.js';
import { isWatched } from '../../lib/watched.js';
import { newestPlace } from './news.js';

const sessionOf = ({ actionUrl }: Notification): string | null =>
  /^\/sessions\/([^/?]+)$/.exec(actionUrl ?? '')?.[1] ?? null;

/** The notifications without those that came while the user watched what they tell of; these are removed. */
export function useUnwatched(list: Notification[] | undefined): Notification[] | undefined {
  const [remove] = useDeleteNotificationMutation();
  const place = useRef<number | undefined>(undefined);
  const seen = useRef(new Set<string>());
  if (list !== undefined) place.current ??= newestPlace(list);
  const fresh = list?.filter(({ cursor, isRead }) => !isRead && Number(cursor) > (place.current ?? 0)) ?? [];
  const watched = fresh.filter((one) => {
    const sessionId = sessionOf(one);
    return sessionId !== null && isWatched(sessionId);
  });
  const key = watched.map(({ id }) => id).join();
  useEffect(() => {
    for (const id of key.split(',').filter(Boolean)) {
      if (seen.current.has(id)) continue;
      seen.current.add(id);
      void remove({ notificationId: id });
    }
  }, [key, remove]);
  return list?.filter((one) => !seen.current.has(one.id) && !watched.includes(one));
}
