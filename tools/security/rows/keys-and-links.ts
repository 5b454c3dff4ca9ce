import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Person, secrets } from '../people.ts';
import type { Row } from '../row.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token like this one with one character changed, cut off, longer, in other letters. */
const like = (token: string): string[] => [
  `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  token.slice(0, -1),
  `${token}A`,
  token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
  `${token}%00`,
  `..%2f${token}`,
  encodeURIComponent(`${token}' or '1'='1`),
  '%',
  'x'.repeat(5000),
];

const CURSORS = [
  '',
  'x',
  'e30',
  'bnVsbA',
  encoded(['2026-11-01 (x) ', randomUUID()]),
  encoded(['2026-02-31T10:00:00.123456', randomUUID()]),
  encoded(['0000-01-01T00:00:00.000000', randomUUID()]),
  encoded(['infinity', randomUUID()]),
  encoded(['epoch', randomUUID()]),
  encoded(['\u0000', randomUUID()]),
  encoded(['\ud800', randomUUID()]),
  encoded(["'; drop table session; --", randomUUID()]),
  encoded([{ toString: 1 }, randomUUID()]),
  encoded(['2026-01-01T00:00:00.000000', 'x']),
  encoded({ 0: '2026-01-01T00:00:00.000000', 1: randomUUID(), length: 2 }),
  encoded(['x'.repeat(100_000), randomUUID()]),
  '9'.repeat(15),
  '9'.repeat(30),
  '-1',
  '1e9',
];
const PAGES = [
  '/api/sessions/page?after=',
  '/api/cases?after=',
  '/api/cases?sort=name&after=',
  '/api/notifications/page?before=',
  '/api/notifications/missed?since=',
];
const DAYS = ['0000-01-01', '9999-12-31', '2026-02-31', '-000001-01-01', '+275760-09-13'];

const CALENDAR = [
  'x\r\nATTACH:http://evil.example/',
  'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:forged',
  'x\\nATTACH:http://evil.example/',
  'x\u2028ATTACH:http://evil.example/',
  'x\u0085ATTACH:http://evil.example/',
  ';ATTENDEE;CN=x:mailto:a@evil.example',
];

export const keysAndLinks: Row[] = [
  {
    id: 'X5',
    title: 'a key of one’s own for a request is no door to another’s answer, and makes one thing of twenty',
    run: async ({ installation }) => {
      const [ada, eve] = [await Person.join(installation), await Person.join(installation)];
      const key = { 'idempotency-key': randomUUID() };
      const make = (person: Person, title = 'Moss v. Hale') =>
        person.call('POST', '/api/sessions', { title }, key);
      const twenty = await Promise.all(Array.from({ length: 20 }, () => make(ada)));
      const ids = new Set(twenty.filter(({ status }) => status === 201).map(({ body }) => body.id));
      assert.equal(ids.size, 1, `${ids.size} sessions of one key`);
      assert.deepEqual((await ada.call('GET', '/api/sessions')).body.length, 1);
      const hers = await make(eve);
      assert.equal(hers.status, 201);
      assert.ok(!ids.has(hers.body.id), 'another’s answer was given');
      assert.equal((await make(ada, 'Another')).status, 422);
      // The same key for another operation is another request.
      const other = await ada.call('POST', '/api/cases', { name: 'Moss v. Hale' }, key);
      assert.equal(other.status, 201);
      const odd = await Promise.all(
        ['x', 'x'.repeat(201), 'a b c d e f', 'é'.repeat(20), '../../../../etc'].map(async (value) => {
          const headers = { 'idempotency-key': Buffer.from(value).toString('latin1') };
          return (await ada.call('POST', '/api/sessions', { title: 'x' }, headers)).status;
        }),
      );
      assert.ok(
        odd.every((status) => status < 500),
        odd.join(),
      );
      return `20 at once: 1 session; another's with the same key: their own; another body: 422; odd keys: ${odd.join()}`;
    },
  },
  {
    id: 'X6',
    title:
      'shared links and calendar addresses open with their token alone, end when revoked, and carry no lines of others',
    run: async ({ installation, a }) => {
      const ada = await Person.join(installation);
      const session = await ada.call('POST', '/api/sessions', { title: 'Moss v. Hale' });
      const shared = await ada.call('POST', `/api/sessions/${session.body.id}/shares`, {
        parts: ['scores', 'audio'],
        sharedBy: '<img src=x onerror=alert(1)>',
      });
      const token = shared.body.path.split('/').at(-1) as string;
      const feed = await ada.call('POST', '/api/schedule/feed', {});
      const feedToken = new URL(feed.body.url).pathname.split('/').at(-1)!.replace('.ics', '');
      for (const secret of [token, feedToken]) secrets.add(secret);
      assert.equal((await a.send('GET', `/api/shared/${token}`)).status, 200);
      assert.equal((await a.send('GET', `/api/calendar/${feedToken}.ics`)).status, 200);
      const doors = [
        ...like(token).map((t) => `/api/shared/${t}`),
        ...like(feedToken).map((t) => `/api/calendar/${t}.ics`),
      ];
      doors.push(
        `/api/shared/${feedToken}`,
        `/api/calendar/${token}.ics`,
        `/media/${token}`,
        `/upload/${token}`,
      );
      for (const door of doors) {
        const { status } = await a.send('GET', door);
        assert.ok(status === 404 || status === 400, `${door.slice(0, 60)}: ${status}`);
      }
      const bearer = await a.send('GET', '/api/sessions', { headers: { authorization: `Bearer ${token}` } });
      assert.ok([401, 503].includes(bearer.status));
      for (const title of CALENDAR) {
        const planned = await ada.call('POST', '/api/schedule', {
          title,
          date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
          time: '09:30',
          timeZone: 'America/New_York',
          duration: 30,
          type: 'practice',
          scenario: title,
          difficulty: 'Beginner',
          reminder: true,
          notes: title,
        });
        assert.ok(planned.status < 500, planned.text.slice(0, 200));
      }
      const lines = (await a.send('GET', `/api/calendar/${feedToken}.ics`)).text
        .replace(/\r\n[ \t]/g, '')
        .split(/\r\n|[\n\r\u0085\u2028\u2029]/);
      const forged = lines.filter((line) => /^(?:ATTACH|ATTENDEE)|^SUMMARY:forged/.test(line));
      assert.deepEqual(forged, []);
      assert.equal(
        lines.filter((line) => line === 'BEGIN:VEVENT').length,
        lines.filter((line) => line === 'END:VEVENT').length,
      );
      await ada.call('POST', '/api/schedule/feed', {});
      assert.equal((await a.send('GET', `/api/calendar/${feedToken}.ics`)).status, 404);
      await ada.call('DELETE', `/api/sessions/${session.body.id}/shares/${shared.body.id}`);
      assert.equal((await a.send('GET', `/api/shared/${token}`)).status, 404);
      return `${doors.length} tokens like the right ones: 0 open; ${CALENDAR.length} titles with lines of their own: 0 in the calendar; both end when revoked`;
    },
  },
  {
    id: 'X8',
    title: 'places in lists and days that somebody wrote himself are refused, never an error of ours',
    run: async ({ a }) => {
      const counts: Record<number, number> = {};
      const note = ({ status, text }: { status: number; text: string }, what: string): void => {
        assert.ok(status < 500, `${what.slice(0, 120)}: ${status} ${text.slice(0, 200)}`);
        counts[status] = (counts[status] ?? 0) + 1;
      };
      for (const page of PAGES)
        for (const cursor of CURSORS)
          note(await a.call('GET', `${page}${encodeURIComponent(cursor)}`), page + cursor);
      for (const day of DAYS) {
        note(
          await a.call('POST', '/api/cases', { name: 'Moss v. Hale', hearingDate: day }),
          `hearing ${day}`,
        );
        note(
          await a.call('GET', `/api/sessions/page?from=${day}T00:00:00Z&to=${day}T23:59:59Z`),
          `from ${day}`,
        );
        for (const timeZone of ['Pacific/Kiritimati', 'America/Adak'])
          note(
            await a.call('POST', '/api/schedule', {
              title: 'Day',
              date: day,
              time: '23:59',
              timeZone,
              duration: 480,
              type: 'practice',
              scenario: 'Opening Statement',
              difficulty: 'Beginner',
              reminder: true,
            }),
            `practice on ${day}`,
          );
      }
      for (const path of ['/api/schedule', '/api/cases', '/api/schedule/calendar.ics', '/api/stats'])
        note(await a.call('GET', path), path);
      return JSON.stringify(counts);
    },
  },
];
