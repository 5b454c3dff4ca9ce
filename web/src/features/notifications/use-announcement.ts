import type { Notification } from '@lectern/contracts/notifications';
import { useEffect, useRef, useState } from 'react';
import { announcementOf, newestPlace, newsAfter } from './news.js';

/** What to announce politely when notifications arrive, by socket, by poll or after a gap. The first list is no news. */
export function useAnnouncement(list: Notification[] | undefined): string {
  const place = useRef<number | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (list === undefined) return;
    if (place.current !== undefined) {
      const news = newsAfter(list, place.current);
      if (news.length > 0) setAnnouncement(announcementOf(news));
    }
    place.current = Math.max(place.current ?? 0, newestPlace(list));
  }, [list]);
  return announcement;
}
