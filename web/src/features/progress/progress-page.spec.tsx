/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { type Goal, goals } from '@lectern/contracts/goals';
import { type Analytics, type ComparisonRow, progress } from '@lectern/contracts/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { ProgressPage } from './progress-page.js';

const server = serveMockApi();
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const aRow = (n: number, given: Partial<ComparisonRow> = {}): ComparisonRow => ({
  sessionId: id(n),
  title: `Take ${n}`,
  date: `2026-11-${String(n).padStart(2, '0')}T15:00:00.000Z`,
  scenarioType: 'opening-statement',
  durationSeconds: 90,
  confidenceScore: 70 + n,
  fillerWords: n,
  fillersPerMinute: n / 10,
  speakingPace: 150,
  speakingPaceIsEstimate: false,
  murphyScore: 71 + n,
  overallScore: 7,
  scoreBasis: 'all',
  ...given,
});

const aGoal = (given: Partial<Goal> = {}): Goal => ({
  id: id(900),
  measure: 'confidence',
  goal: 'Confidence: 80 of 100',
  start: 70,
  current: 71,
  target: 80,
  expected: 75,
  deadline: '2026-12-20',
  status: 'behind',
  createdAt: '2026-11-01T15:00:00.000Z',
  completedAt: null,
  ...given,
});

const someAnalytics = (given: Partial<Analytics> = {}): Analytics => ({
  period: 'month',
  timeZone: 'America/New_York',
  from: '2026-10-25',
  to: '2026-11-21',
  today: '2026-11-18',
  totalSessions: 3,
  avgConfidence: 72.5,
  practiceHours: 1.2,
  murphyScore: 73,
  before: { totalSessions: 1, avgConfidence: 70, practiceHours: 1.2, murphyScore: 70 },
  weeklyProgress: [
    {
      week: '2026-11-15',
      sessions: 3,
      practiceMinutes: 72,
      avgConfidence: 72.5,
      fillerWords: 6,
      fillersPerMinute: 0.2,
      speakingPace: 150,
    },
  ],
  murphyStrategies: [
    { strategy: 'Check Your Look', score: null, improvement: null, lastPracticed: null, sessions: 0 },
    {
      strategy: 'How You Sound',
      score: 81,
      improvement: 4.5,
      lastPracticed: '2026-11-17T15:00:00.000Z',
      sessions: 3,
    },
  ],
  improvementGoals: [],
  moved: [
    {
      measure: 'confidence',
      sessionId: id(3),
      value: 73,
      typical: { median: 66, low: 60, high: 70, sessions: 8 },
      verdict: 'above',
    },
    { measure: 'pace', sessionId: id(3), value: 150, typical: null, verdict: 'too-few' },
    { measure: 'fillers', sessionId: null, value: null, typical: null, verdict: 'not-measured' },
  ],
  ...given,
});

const empty = someAnalytics({
  totalSessions: 0,
  avgConfidence: null,
  practiceHours: 0,
  murphyScore: null,
  before: null,
  moved: [],
});

function serve(analytics: Analytics, rows: ComparisonRow[] = [aRow(3), aRow(2), aRow(1)]) {
  const asked: unknown[] = [];
  server.use(
    ...answers(progress.analytics, (input) => {
      asked.push(input);
      return analytics;
    }),
    ...answers(progress.comparison, () => rows),
  );
  return asked;
}
const tab = (name: string) => screen.findByRole('tab', { name });

describe('the progress page', () => {
  it('shows real differences, and none where there is nothing before', async () => {
    serve(someAnalytics());
    const first = renderPage(<ProgressPage />);
    expect(await screen.findByText('2 more than in the four weeks before, to the same day')).toBeTruthy();
    expect(screen.getByText('the same as in the four weeks before, to the same day')).toBeTruthy();
    expect(screen.getByText('Oct 25 to Nov 21, 2026, days in America/New York')).toBeTruthy();
    first.unmount();
    serve(someAnalytics({ before: null }));
    renderPage(<ProgressPage />);
    await screen.findAllByText('72.5');
    expect(screen.queryByText(/than in the four weeks/)).toBeNull();
  });

  it('says what moved against the own usual range, and that a sample is small', async () => {
    serve(someAnalytics());
    renderPage(<ProgressPage />);
    expect(await screen.findByText('better than usual')).toBeTruthy();
    expect(
      screen.getByText(
        /Your usual is 60 to 70, around 66, in the 8 sessions before. That is a small sample./,
      ),
    ).toBeTruthy();
    expect(screen.getByText('too early to say')).toBeTruthy();
  });

  it('reads the points of a line by keyboard, with a table behind it', async () => {
    serve(someAnalytics());
    const { user, address } = renderPage(<ProgressPage />);
    const chart = within(await screen.findByRole('region', { name: 'Confidence' }));
    const reading = () => chart.getAllByRole('link')[0] as HTMLElement;
    expect(reading().textContent).toBe('Nov 3, 2026: 73 of 100, Take 3');
    reading().focus();
    await user.keyboard('{ArrowLeft}');
    expect(reading().textContent).toBe('Nov 2, 2026: 72 of 100, Take 2');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(address()).toBe(`/sessions/${id(1)}`);
    expect(chart.getByText('3 sessions: too few to speak of a trend.')).toBeTruthy();
    expect(chart.getAllByRole('row', { hidden: true })).toHaveLength(4);
  });

  it('asks for another period, and for earlier weeks', async () => {
    const asked = serve(someAnalytics());
    const { user, address } = renderPage(<ProgressPage />);
    await user.click(await screen.findByRole('radio', { name: 'Quarter' }));
    await waitFor(() => expect(asked).toContainEqual({ period: 'quarter' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    await waitFor(() => expect(address()).toContain('end=2026-08-22'));
  });

  it('helps where there is nothing yet, and where it cannot be loaded', async () => {
    serve(empty, []);
    const first = renderPage(<ProgressPage />);
    expect(await screen.findByRole('heading', { name: 'No sessions in this period' })).toBeTruthy();
    first.unmount();
    server.use(...answers(progress.analytics, () => refuse(503, 'unavailable', 'It is away.')));
    renderPage(<ProgressPage />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('sorts, filters and compares sessions', async () => {
    serve(someAnalytics(), [
      aRow(3),
      aRow(2, { scenarioType: 'cross-examination' }),
      aRow(1, { confidenceScore: null }),
    ]);
    const { user } = renderPage(<ProgressPage />);
    await user.click(await tab('Sessions'));
    const titles = () =>
      within(screen.getByRole('table', { name: 'Sessions of this period' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    await screen.findByRole('table', { name: 'Sessions of this period' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest confidence');
    expect(titles()).toEqual(['Take 2', 'Take 3', 'Take 1']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Scenario' }), 'opening-statement');
    expect(titles()).toEqual(['Take 3', 'Take 1']);
    for (const title of ['Take 3', 'Take 1'])
      await user.click(screen.getByRole('checkbox', { name: `Compare ${title}` }));
    const link = screen.getByRole('link', { name: 'Compare these two' });
    expect(link.getAttribute('href')).toContain(`a=${id(3)}&b=${id(1)}`);
  });
});

describe('goals', () => {
  it('say their status in words, and can be deleted with a way back', async () => {
    const kept = { list: [aGoal()], calls: [] as string[] };
    serve(someAnalytics());
    server.use(
      ...answers(progress.analytics, () => someAnalytics({ improvementGoals: kept.list })),
      ...answers(goals.delete, () => {
        kept.calls.push('delete');
        kept.list = [];
        return null;
      }),
      ...answers(goals.restore, () => {
        kept.calls.push('restore');
        kept.list = [aGoal()];
        return aGoal();
      }),
    );
    const { user } = renderPage(<ProgressPage />);
    await user.click(await tab('Goals'));
    expect(await screen.findByText('Behind')).toBeTruthy();
    expect(
      screen.getByText(/To be on the line to your target you would be at 75 today. You began at 70 of 100./),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Delete goal/ }));
    await waitFor(() => expect(screen.queryByText('Behind')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Behind')).toBeTruthy();
    expect(kept.calls).toEqual(['delete', 'restore']);
  });

  it('are made with measure, target and day; a wrong target is told at once', async () => {
    const made: unknown[] = [];
    serve(someAnalytics());
    server.use(
      ...answers(goals.create, (plan) => {
        made.push(plan);
        return aGoal();
      }),
    );
    const { user } = renderPage(<ProgressPage />);
    await user.click(await tab('Goals'));
    await user.click(screen.getByRole('button', { name: 'Add a goal' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Measure' }), 'Fillers a minute');
    const target = screen.getByRole('spinbutton', { name: 'Target' });
    await user.clear(target);
    await user.type(target, '99');
    await user.click(screen.getByRole('button', { name: 'Save goal' }));
    expect(screen.getByText('Choose a target from 0 to 30.')).toBeTruthy();
    await user.clear(target);
    await user.type(target, '1.5');
    await user.click(screen.getByRole('button', { name: 'Save goal' }));
    await waitFor(() => expect(made).toEqual([{ measure: 'fillers', target: 1.5, deadline: '2026-12-16' }]));
  });
});
