import { z } from 'zod';
import { operation } from './define.js';
import { FileAnswer } from './files.js';

export const CalendarFeed = z.object({
  createdAt: z.iso.datetime(),
  /** When a calendar last asked for it. */
  openedAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Scheduled practice as iCalendar (RFC 5545): as a file, and at an address that calendars ask again and again. */
export const calendar = {
  download: operation({
    name: 'sessions.download-calendar',
    access: 'user',
    http: { method: 'GET', path: '/api/schedule/calendar.ics', responds: 'file' },
    input: z.object({}),
    output: FileAnswer,
  }),
  getFeed: operation({
    name: 'sessions.get-calendar-feed',
    access: 'user',
    http: { method: 'GET', path: '/api/schedule/feed' },
    input: z.object({}),
    /** Whether there is one; its address was told when it was made. */
    output: z.object({ feed: CalendarFeed.nullable() }),
  }),
  /** Makes the private address; one that there was before ends with this. */
  createFeed: operation({
    name: 'sessions.create-calendar-feed',
    access: 'user',
    http: { method: 'POST', path: '/api/schedule/feed', status: 201 },
    input: z.object({}),
    /** The address is told once: only a hash of it is kept. */
    output: CalendarFeed.extend({ url: z.url() }),
  }),
  revokeFeed: operation({
    name: 'sessions.revoke-calendar-feed',
    access: 'user',
    http: { method: 'DELETE', path: '/api/schedule/feed', status: 204 },
    input: z.object({}),
    output: z.null(),
  }),
  /** For whoever has the address: calendars sign in nowhere. Without notes, which may hold what is confidential. */
  openFeed: operation({
    name: 'sessions.open-calendar-feed',
    access: 'public',
    http: { method: 'GET', path: '/api/calendar/:token.ics', responds: 'file' },
    input: z.object({ token: z.string().max(100) }),
    output: FileAnswer,
  }),
};
