/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { guide, type Strategy } from '@lectern/contracts/guide';
import { ownAssessments, type OwnAssessment } from '@lectern/contracts/own-assessment';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { GuidePage } from './guide-page.js';
import { StrategyPage } from './strategy-page.js';

const server = serveMockApi();
const NAMES = [
  'Check Your Look',
  'How You Present',
  'How You Sound',
  'Power of the Story',
  'Power of the Pause',
];
const SESSION = '5f0f7c1e-0000-4000-8000-00000000000a';
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const strategy = (title: string, completedAt: string | null): Strategy => ({
  id: idOf(title),
  title,
  category: 'Pacing',
  difficulty: 'Beginner',
  timeToMaster: '2 weeks',
  description: `What ${title} is about.`,
  completedAt,
  coachSays: ['Pause for 2 to 3 seconds.'],
  keyPrinciples: [{ title: 'After the point', text: 'Stop **there**.', inCourt: 'He went in anyway.' }],
  practiceExercises: [
    {
      id: 'five-pauses',
      title: 'Five pauses',
      description: 'Count silently.',
      duration: 4,
      target: { measure: 'pauses', count: 5, seconds: [2, 3], within: 90 },
      scenario: null,
      lastTake: { sessionId: SESSION, at: '2026-11-20T18:00:00.000Z' },
    },
    {
      id: 'mirror',
      title: 'Mirror',
      description: 'Look.',
      duration: 3,
      target: null,
      scenario: null,
      lastTake: null,
    },
  ],
  commonMistakes: ['**Filling** the silence.'],
  successMetrics: ['8 or more.'],
  sources: ['The coach.'],
});

/** A server that keeps which strategies are complete. */
function serve(done: string[] = []) {
  const kept = { done: [...done] };
  const all = () =>
    NAMES.map((title) => strategy(title, kept.done.includes(title) ? '2026-11-21T18:00:00.000Z' : null));
  server.use(
    ...answers(guide.get, () => ({ strategies: all() })),
    ...answers(
      guide.getStrategy,
      ({ strategyId }) =>
        all().find(({ id }) => id === strategyId) ?? refuse(404, 'not_found', 'There is no such strategy.'),
    ),
    ...answers(guide.complete, ({ strategyId }) => {
      kept.done.push(NAMES.find((title) => idOf(title) === strategyId)!);
      return { completedAt: '2026-11-21T18:00:00.000Z', completed: kept.done.length };
    }),
  );
  return kept;
}

const open = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/guide" element={<GuidePage />} />
      <Route path="/guide/:strategyId" element={<StrategyPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );

describe('the guide', () => {
  it('lists the five strategies, and how many are completed', async () => {
    serve(['How You Sound', 'Check Your Look']);
    open('/guide');
    expect(await screen.findByRole('heading', { level: 1, name: /five/i })).toBeTruthy();
    expect(
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent),
    ).toEqual([...NAMES, 'Study tips']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText('2 of 5 completed')).toBeTruthy();
    // What to study next is the first that is open.
    expect(screen.getByRole('link', { name: 'Study How You Present' })).toBeTruthy();
  });

  it('opens a strategy and comes back', async () => {
    serve();
    const { user, address } = open('/guide');
    await user.click(await screen.findByRole('link', { name: 'Power of the Pause' }));
    for (const part of ['Key principles', 'Practice exercises', 'Common mistakes', 'Success metrics'])
      expect(await screen.findByRole('heading', { name: part })).toBeTruthy();
    expect(address()).toBe('/guide/power-of-the-pause');
    await user.click(screen.getByRole('link', { name: 'Back to Guide' }));
    expect(address()).toBe('/guide');
  });

  it('marks complete once: the button goes, the date comes, the bar follows', async () => {
    const kept = serve();
    const { user } = open('/guide/power-of-the-pause');
    await user.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText(/Completed on November 21, 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
    expect(kept.done).toEqual(['Power of the Pause']);
    await user.click(screen.getByRole('link', { name: 'Back to Guide' }));
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20'));
  });

  it('says why it could not be marked, and keeps the button', async () => {
    serve();
    server.use(...answers(guide.complete, () => refuse(503, 'unavailable', 'Try again in a minute.')));
    const { user } = open('/guide/power-of-the-pause');
    await user.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute.');
    expect(screen.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
  });

  it('opens the recorder with the target of an exercise, and only where a microphone can judge it', async () => {
    serve();
    open('/guide/power-of-the-pause');
    expect(await screen.findByText('5 pauses of 2 to 3 seconds in the first 90 seconds')).toBeTruthy();
    const record = screen.getAllByRole('link', { name: /^Record it/ });
    expect(record.map((link) => link.getAttribute('href'))).toEqual([
      '/practice?scenario=-1&exercise=power-of-the-pause.five-pauses',
    ]);
    expect(screen.getByRole('link', { name: /^See your take of Nov 20, 2026/ }).getAttribute('href')).toBe(
      `/sessions/${SESSION}`,
    );
  });

  it('asks for the own assessment of what no microphone hears, and of nothing else', async () => {
    serve();
    let latest: OwnAssessment | null = null;
    server.use(
      ...answers(ownAssessments.get, () => ({ ofSession: null, latest })),
      ...answers(ownAssessments.save, ({ sessionId, items }) => {
        expect(sessionId).toBeUndefined();
        latest = { id: SESSION, sessionId: null, items, value: 10, assessedAt: '2026-11-21T18:00:00.000Z' };
        return latest;
      }),
    );
    const { user, unmount } = open('/guide/check-your-look');
    const form = await screen.findByRole('form', { name: /own assessment/ });
    for (const item of within(form).getAllByRole('group'))
      await user.click(within(item).getAllByRole('radio').at(-1)!);
    await user.click(within(form).getByRole('button', { name: 'Save assessment' }));
    expect(await screen.findByText('Saved: 10 out of 10')).toBeTruthy();
    unmount();
    open('/guide/power-of-the-pause');
    await screen.findByRole('heading', { name: 'Success metrics' });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says so where the guide has nothing', async () => {
    serve();
    open('/guide/shout-louder');
    expect(await screen.findByRole('heading', { name: 'Strategy not found' })).toBeTruthy();
  });
});
