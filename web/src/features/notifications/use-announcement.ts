import type { Notification } from '@lectern/contracts/notifications';
import { useEffect, useRef, useState } from 'react';
import { newestPlace, newsAfter } from './news.js';

/** Several that arrive within this time are announced as one. */
const GATHER_MS = 1000;
/** Long enough to be read out; the same words later are news again. */
const KEEP_MS = 7000;

/**
 * What to announce politely when notifications arrive, by socket, by poll or after a gap: each once, and those that come
 * together in one sentence. The first list is no news.
 */
export function useAnnouncement(list: Notification[] | undefined): string {
  const place = useRef<number | undefined>(undefined);
  const latest = useRef(list);
  latest.current = list;
  const gathering = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (list === undefined) return;
    if (place.current === undefined) {
      place.current = newestPlace(list);
      return;
    }
    if (gathering.current !== undefined || newsAfter(list, place.current).length === 0) return;
    gathering.current = setTimeout(() => {
      gathering.current = undefined;
      const now = latest.current ?? [];
      const news = newsAfter(now, place.current ?? 0);
      place.current = Math.max(place.current ?? 0, newestPlace(now));
      // The words come when there is something to say: no page has to wait for them.
      void import('./news-words.js').then(({ announcementOf }) => setAnnouncement(announcementOf(news)));
    }, GATHER_MS);
  }, [list]);
  useEffect(() => () => clearTimeout(gathering.current), []);
  useEffect(() => {
    if (announcement === '') return undefined;
    const timer = setTimeout(() => setAnnouncement(''), KEEP_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  return announcement;
}
