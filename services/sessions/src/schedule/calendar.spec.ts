import { describe, expect, it } from '@jest/globals';
import { calendar } from '@lectern/contracts/calendar';
import type { FileAnswer } from '@lectern/contracts/files';
import { userDeleted } from '@lectern/contracts/identity';
import { schedule } from '@lectern/contracts/schedule';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import ical from 'node-ical';
import { text } from 'node:stream/consumers';
import { sessionsService } from '../service.js';
import { aPlan } from './schedule.fixtures.js';

const service = testService(sessionsService);
/** As a calendar reads it: folded lines joined. */
const read = async ({ key }: FileAnswer): Promise<string> =>
  (await text(await service.files.read(key))).replaceAll('\r\n ', '');
const tokenOf = (url: string): string => /\/api\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
const open = async (token: string): Promise<string> =>
  read(await service.ask(calendar.openFeed, { token }, null));

describe('the schedule in a calendar', () => {
  it('is a file with the notes of its owner, and a feed without them', async () => {
    const attorney = anActor();
    const plan = { ...aPlan(60), title: 'Rehearse, twice', notes: 'The privileged memo' };
    const { id } = await service.ask(schedule.create, plan, attorney);
    await service.ask(schedule.create, { ...aPlan(60), title: 'Of somebody else' }, anActor());

    const answer = await service.ask(calendar.download, {}, attorney);
    expect(answer).toMatchObject({ contentType: 'text/calendar; charset=utf-8', temporary: true });
    const file = await read(answer);
    expect(file).toContain(`UID:${id}@`);
    expect(file).toContain('SUMMARY:Rehearse\\, twice');
    expect(file).toContain('The privileged memo');
    expect(file).not.toContain('somebody else');

    const { url } = await service.ask(calendar.createFeed, {}, attorney);
    const feed = await open(tokenOf(url));
    expect(feed).toContain(`UID:${id}@`);
    expect(feed).not.toContain('privileged');
    const { feed: known } = await service.ask(calendar.getFeed, {}, attorney);
    expect(Date.parse(known!.openedAt!)).toBeGreaterThanOrEqual(Date.parse(known!.createdAt));
  });

  it('is read by a calendar program with the moments that were meant, on both sides of the end of daylight saving', async () => {
    const attorney = anActor();
    const days = ['2030-11-02', '2030-11-04'];
    const plans = days.map((date) => ({ ...aPlan(60), date, time: '09:00', timeZone: 'America/New_York' }));
    for (const plan of plans) await service.ask(schedule.create, plan, attorney);
    const { key } = await service.ask(calendar.download, {}, attorney);
    const { url } = await service.ask(calendar.createFeed, {}, attorney);
    const file = await text(await service.files.read(key));
    for (const source of [file, await open(tokenOf(url))]) {
      const events = Object.values(ical.sync.parseICS(source)).filter((one) => one?.type === 'VEVENT');
      expect(events.map(({ start }) => start.toISOString()).sort()).toEqual([
        '2030-11-02T13:00:00.000Z',
        '2030-11-04T14:00:00.000Z',
      ]);
      for (const { start, end, summary } of events) {
        expect(Number(end) - Number(start)).toBe(plans[0]!.duration * 60_000);
        expect(summary).toBe(plans[0]!.title);
      }
    }
  });

  it('keeps only a hash of the address', async () => {
    const { url } = await service.ask(calendar.createFeed, {}, anActor());
    expect(JSON.stringify(await service.query(`select * from calendar_feed`))).not.toContain(tokenOf(url));
  });

  it('ends the old address with a new one, when it is revoked, and with the account', async () => {
    const attorney = anActor();
    const gone = { code: 'not_found', message: 'This calendar address was revoked.' };
    const first = tokenOf((await service.ask(calendar.createFeed, {}, attorney)).url);
    const second = tokenOf((await service.ask(calendar.createFeed, {}, attorney)).url);
    expect(second).not.toBe(first);
    await expect(open(first)).rejects.toMatchObject(gone);
    expect(await open(second)).toContain('BEGIN:VCALENDAR');

    await service.ask(calendar.revokeFeed, {}, attorney);
    await expect(open(second)).rejects.toMatchObject(gone);
    await expect(service.ask(calendar.revokeFeed, {}, attorney)).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(calendar.getFeed, {}, attorney)).toEqual({ feed: null });

    const third = tokenOf((await service.ask(calendar.createFeed, {}, attorney)).url);
    await service.announce(userDeleted, { userId: attorney.userId });
    await expect(open(third)).rejects.toMatchObject(gone);
  });

  it('opens to nobody with a wrong address', async () => {
    await service.ask(calendar.createFeed, {}, anActor());
    for (const token of ['', 'x', "' or true --", 'a'.repeat(43)])
      await expect(open(token)).rejects.toMatchObject({ code: 'not_found' });
    await expect(open('a'.repeat(101))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
