/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { calendar } from '@lectern/contracts/calendar';
import { cases } from '@lectern/contracts/cases';
import { notificationPreferences } from '@lectern/contracts/notifications';
import { schedule, type Plan, type ScheduledPractice } from '@lectern/contracts/schedule';
import { addDays, addMinutes, instantOf, localTime } from '@lectern/contracts/time-zone';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { dayInWords } from './day-words.js';
import { anEntry } from './schedule.fixtures.js';
import { SchedulePage } from './schedule-page.js';

const server = serveMockApi();
const ZONE = 'Pacific/Auckland';
const today = localTime(new Date(), ZONE).date;
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** An entry that starts on a day of Auckland, which is rarely that of UTC. */
const entry = (place: number, day: string, given: Partial<ScheduledPractice> = {}) =>
  anEntry({
    id: id(place),
    title: `Practice ${place}`,
    date: day,
    time: '09:00',
    timeZone: ZONE,
    startsAt: instantOf(day, '09:00', ZONE).toISOString(),
    ...given,
  });

/** A server that keeps a schedule. */
function serve(given: ScheduledPractice[]) {
  const kept = { list: given, deleted: [] as string[], planned: [] as Plan[] };
  const saved = (plan: Plan, practiceId: string): ScheduledPractice => {
    const { date, time, timeZone } = plan;
    kept.planned.push(plan);
    const made = anEntry({
      ...plan,
      id: practiceId,
      startsAt: instantOf(date, time, timeZone).toISOString(),
      notes: plan.notes ?? null,
      caseId: plan.caseId ?? null,
    });
    kept.list = [...kept.list.filter((one) => one.id !== practiceId), made];
    return made;
  };
  server.use(
    ...answers(schedule.list, () => kept.list),
    ...answers(schedule.create, (plan) => saved(plan, id(99))),
    ...answers(schedule.change, ({ practiceId, ...plan }) => saved(plan, practiceId)),
    ...answers(schedule.complete, ({ practiceId }) => ({
      ...kept.list.find((one) => one.id === practiceId)!,
      completed: true,
      completedAt: new Date().toISOString(),
    })),
    ...answers(schedule.delete, ({ practiceId }) => {
      kept.deleted.push(practiceId);
      kept.list = kept.list.filter((one) => one.id !== practiceId);
      return null;
    }),
  );
  return kept;
}

beforeEach(() => {
  server.use(
    ...answers(notificationPreferences.get, () => ({
      emailNotifications: true,
      pushNotifications: true,
      practiceReminders: true,
      achievementAlerts: true,
      communityUpdates: true,
      weeklyReports: true,
      murphyTips: true,
      goalDeadlines: true,
      quietHoursStart: '22:00',
      quietHoursEnd: '08:00',
      timeZone: ZONE,
      updatedAt: '2026-11-20T18:00:00.000Z',
    })),
    ...answers(calendar.getFeed, () => ({ feed: null })),
    ...answers(cases.list, () => ({ cases: [], next: null, open: 0, archived: 0, sessionsWithoutCase: 0 })),
  );
});

const region = (name: string) => screen.findByRole('region', { name });
const dayButton = (day: string) =>
  screen.findByRole('button', { name: new RegExp(`^${dayInWords(day, 'whole')}`) });

describe('the schedule', () => {
  it('says what is missing while nothing is scheduled', async () => {
    serve([]);
    renderPage(<SchedulePage />);
    await screen.findByText('No sessions scheduled for today');
    await screen.findByText('No upcoming sessions scheduled');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Practice Schedule');
    await screen.findByText(/Days and times are those of Auckland/);
  });

  it("counts days by the reader's clocks, marks them, and lists what comes next", async () => {
    const next = [1, 2, 3, 4, 5, 6].map((place) => entry(place, addDays(today, place)));
    serve([entry(10, today, { completed: true, duration: 60 }), ...next]);
    renderPage(<SchedulePage />);
    await within(await region("Today's Sessions")).findByText('Practice 10');
    const upcoming = within(await region('Upcoming Sessions'));
    expect(upcoming.getAllByRole('button').map((one) => one.textContent)).toHaveLength(5);
    expect(upcoming.queryByText('Practice 6')).toBeNull();
    expect((await dayButton(today)).getAttribute('aria-label')).toContain('1 session, completed');
    expect((await dayButton(today)).getAttribute('aria-current')).toBe('date');
  });

  it('is walked by keyboard alone: arrows move, Enter selects', async () => {
    serve([entry(1, addDays(today, 7))]);
    const { user, address } = renderPage(<SchedulePage />, '/schedule');
    (await dayButton(today)).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(document.activeElement).toBe(await dayButton(addDays(today, 7))));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Practice 1' });
    expect(address()).toBe(`/schedule?day=${addDays(today, 7)}`);
  });

  it('plans with the defaults of the specification, and shows what it made', async () => {
    const kept = serve([]);
    const { user } = renderPage(<SchedulePage />);
    const tomorrow = addDays(today, 1);
    await user.click(await dayButton(tomorrow));
    await user.click(screen.getByRole('button', { name: 'Schedule Session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule New Practice Session' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule Session' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Title is required');
    expect(document.activeElement).toBe(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), 'Rehearse the closing');
    expect(within(dialog.getByLabelText('Scenario')).getAllByRole('option')).toHaveLength(16);
    await user.click(dialog.getByRole('button', { name: 'Schedule Session' }));
    const heading = await screen.findByRole('heading', { name: 'Rehearse the closing' });
    await waitFor(() => expect(document.activeElement).toBe(heading.closest('li')));
    expect(kept.planned).toEqual([
      {
        title: 'Rehearse the closing',
        date: tomorrow,
        time: '09:00',
        timeZone: ZONE,
        duration: 30,
        type: 'practice',
        scenario: '',
        difficulty: 'Intermediate',
        reminder: true,
        caseId: null,
      },
    ]);
  });

  it('refuses a start in the past in the words of the server, and sends nothing', async () => {
    const kept = serve([]);
    const { user } = renderPage(<SchedulePage />);
    await user.click(await screen.findByRole('button', { name: 'Schedule Session' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Title'), 'Too late');
    const hourAgo = localTime(addMinutes(new Date(), -60), ZONE);
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), hourAgo.date);
    await user.clear(dialog.getByLabelText('Time'));
    await user.type(dialog.getByLabelText('Time'), hourAgo.time);
    await user.click(dialog.getByRole('button', { name: 'Schedule Session' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose a time that is still to come.');
    expect(kept.planned).toEqual([]);
  });

  it('changes an entry without moving it', async () => {
    const yesterday = addDays(today, -1);
    const kept = serve([entry(1, yesterday)]);
    const { user } = renderPage(<SchedulePage />, `/schedule?day=${yesterday}`);
    await user.click(await screen.findByRole('button', { name: 'Edit Practice 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Practice Session' }));
    await user.type(dialog.getByLabelText('Notes (optional)'), 'It was a good one.');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('It was a good one.');
    expect(kept.planned).toMatchObject([{ date: yesterday, time: '09:00', notes: 'It was a good one.' }]);
  });

  it('completes at once, and says when that did not work', async () => {
    serve([entry(1, today), entry(2, today)]);
    const { user } = renderPage(<SchedulePage />);
    await user.click(await screen.findByRole('button', { name: 'Complete Practice 1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Complete Practice 1' })).toBeNull());
    server.use(...answers(schedule.complete, () => refuse(503, 'unavailable', 'Try again in a minute.')));
    await user.click(await screen.findByRole('button', { name: 'Complete Practice 2' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a minute.');
    await screen.findByRole('button', { name: 'Complete Practice 2' });
  });

  it('deletes with time to take it back', async () => {
    const kept = serve([entry(1, today), entry(2, today)]);
    const { user, unmount } = renderPage(<SchedulePage />);
    await user.click(await screen.findByRole('button', { name: 'Delete Practice 1' }));
    await screen.findByText('“Practice 1” is deleted.');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Practice 1' });
    await user.click(await screen.findByRole('button', { name: 'Delete Practice 2' }));
    await screen.findByText('“Practice 2” is deleted.');
    expect(kept.deleted).toEqual([]);
    unmount();
    await waitFor(() => expect(kept.deleted).toEqual([id(2)]));
  });

  it('leads to practice with scenario and case', async () => {
    serve([
      entry(1, today, {
        scenario: 'Cross-Examination - Expert Witness',
        caseId: id(7),
        caseName: 'Moss v. Hale',
      }),
      entry(2, today, { scenario: 'Client Presentation - Settlement Conference' }),
    ]);
    renderPage(<SchedulePage />);
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Start Practice 1')).toBe(`/practice?case=${id(7)}&scenario=cross-examination`);
    expect(await link('Start Practice 2')).toBe('/practice?scenario=-1');
    expect(await link('Moss v. Hale')).toBe(`/cases/${id(7)}`);
  });

  it('shows a private address once, and revokes it after a question', async () => {
    serve([]);
    server.use(
      ...answers(calendar.createFeed, () => ({
        createdAt: '2026-11-20T18:00:00.000Z',
        openedAt: null,
        url: 'https://lectern.example/api/calendar/token.ics',
      })),
      ...answers(calendar.revokeFeed, () => null),
    );
    const { user } = renderPage(<SchedulePage />);
    await user.click(await screen.findByRole('button', { name: 'Make a private address' }));
    const shown = await screen.findByLabelText<HTMLInputElement>('Private address');
    expect(shown.value).toBe('https://lectern.example/api/calendar/token.ics');
    await screen.findByText(/not opened yet/);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke the address' }));
    await screen.findByRole('button', { name: 'Make a private address' });
    expect(screen.queryByLabelText('Private address')).toBeNull();
  });

  it('offers to ask again when the schedule does not come', async () => {
    server.use(...answers(schedule.list, () => refuse(503, 'unavailable', 'The service is away.')));
    const { user } = renderPage(<SchedulePage />);
    await screen.findByText('The service is away.');
    serve([entry(1, today)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Practice 1' });
  });
});
