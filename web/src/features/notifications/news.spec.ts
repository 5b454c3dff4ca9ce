import { describe, expect, it } from '@jest/globals';
import type { Notification } from '@lectern/contracts/notifications';
import { announcementOf } from './news-words.js';
import { arrivedSince, newestPlace, newsAfter } from './news.js';

const one = (cursor: number, isRead = false): Notification => ({
  id: `00000000-0000-4000-8000-${String(cursor).padStart(12, '0')}`,
  type: 'session',
  content: null,
  title: `Title ${cursor}`,
  message: 'Message.',
  timestamp: '2026-01-01T00:00:00.000Z',
  isRead,
  actionUrl: null,
  priority: 'normal',
  category: 'analysis',
  isArchived: false,
  readAt: null,
  expiresAt: null,
  imageUrl: null,
  metadata: {},
  cursor: String(cursor),
});

describe('news', () => {
  it('is what came after the place that is known, in order, without what was read elsewhere', () => {
    const list = [one(12), one(11, true), one(10), one(9)];
    expect(newsAfter(list, 9).map(({ cursor }) => cursor)).toEqual(['10', '12']);
    expect(newsAfter(list, newestPlace(list))).toEqual([]);
  });

  it('waits by kind', () => {
    const list = [one(12), one(11, true), one(10)];
    expect(arrivedSince(list, 10, 'all')).toBe(2);
    expect(arrivedSince(list, 10, 'unread')).toBe(1);
    expect(arrivedSince(list, 10, 'system')).toBe(0);
  });

  it('compares places as numbers', () => {
    expect(newestPlace([one(9), one(10)])).toBe(10);
    expect(newestPlace([])).toBe(0);
  });

  it('is said in full when it is one, by number when there was a gap', () => {
    expect(announcementOf([])).toBe('');
    expect(announcementOf([one(1)])).toBe('New notification: Title 1. Message.');
    expect(announcementOf([one(1), one(2)])).toBe('2 new notifications, the last: Title 2.');
  });
});
