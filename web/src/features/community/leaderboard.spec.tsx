/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { membership, type Membership } from '@lectern/contracts/membership';
import { leaderboard, type LeaderboardEntry, type Period } from '@lectern/contracts/leaderboard';
import { screen, waitFor, within } from '@testing-library/react';
import { anEntry, aPerformance } from '../../testing/community.js';
import { answers } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { CommunityPage } from './community-page.js';

const server = serveMockApi();

interface Board {
  entries: LeaderboardEntry[];
  you?: LeaderboardEntry;
  total?: number;
}

function serve(boards: Partial<Record<Period, Board>>, performance = aPerformance()) {
  const kept: { membership: Membership } = {
    membership: { name: 'Wrenna Attleby', alias: null, listed: true, practiceArea: null, keepPosts: true },
  };
  server.use(
    ...answers(leaderboard.page, ({ period }) => {
      const { entries, you = null, total = entries.length } = boards[period] ?? { entries: [] };
      return { from: period === 'all-time' ? null : '2026-11-22', entries, next: null, total, you };
    }),
    ...answers(leaderboard.performance, () => performance),
    ...answers(leaderboard.top, () => ({
      mostImproved: [],
      mostActive: [anEntry(1), anEntry(2, { isYou: true })].map((entry) => ({
        entry,
        value: entry.totalSessions,
      })),
      longestStreak: [{ entry: anEntry(1, { isYou: true }), value: 4 }],
    })),
    ...answers(membership.get, () => kept.membership),
    ...answers(membership.save, (input) => {
      kept.membership = { ...kept.membership, ...input } as Membership;
      return kept.membership;
    }),
  );
  return kept;
}

const figure = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;

describe('the leaderboard', () => {
  it('has a podium of three, all places, and the reader’s own beyond them', async () => {
    const entries = [1, 2, 3, 4].map((rank) => anEntry(rank));
    serve({ 'all-time': { entries, you: anEntry(31, { isYou: true, name: 'Wrenna' }), total: 40 } });
    renderPage(<CommunityPage />);
    const podium = within(await screen.findByRole('list', { name: 'The first three' }));
    expect(podium.getAllByRole('listitem').map((step) => step.textContent?.slice(0, 11))).toEqual([
      '1stMember 1',
      '2ndMember 2',
      '3rdMember 3',
    ]);
    const rows = within(screen.getByRole('table', { name: 'Full rankings' })).getAllByRole('row');
    expect(rows.at(-2)?.textContent).toBe('Your place');
    expect(rows.at(-1)?.textContent).toMatch(/^31stYoushown as Wrenna/);
  });

  it('crowns nobody who is alone', async () => {
    serve(
      { 'all-time': { entries: [anEntry(1, { isYou: true })] } },
      aPerformance({ globalRank: 1, listed: 1 }),
    );
    renderPage(<CommunityPage />);
    await screen.findByText('You are the only one here so far');
    expect(screen.queryByRole('list', { name: 'The first three' })).toBeNull();
    expect(screen.queryByText('1st')).toBeNull();
    expect(await figure('Global rank')).toContain('You are the only member listed.');
  });

  it('says in which window somebody is alone', async () => {
    serve({ 'all-time': { entries: [anEntry(1), anEntry(2)] }, weekly: { entries: [anEntry(1)] } });
    const { user } = renderPage(<CommunityPage />);
    await user.click(await screen.findByRole('radio', { name: 'Weekly' }));
    await screen.findByText('There is only one member this week so far');
  });

  it('shows what each period has', async () => {
    serve({ 'all-time': { entries: [anEntry(1), anEntry(2)] } });
    const { user } = renderPage(<CommunityPage />);
    await screen.findByRole('list', { name: 'The first three' });
    await user.click(screen.getByRole('radio', { name: 'Weekly' }));
    await screen.findByText('No results yet this week');
    screen.getByText('Since November 22, 2026');
  });

  it.each([
    [aPerformance(), '#3of 8 members'],
    [aPerformance({ globalRank: null, unlisted: 'left' }), 'Not listedBy your choice.'],
    [
      aPerformance({ globalRank: null, unlisted: 'too-few-sessions', totalSessions: 1 }),
      'Not listed yetFrom 3 sessions of 30 s on; you have 1.',
    ],
  ])('says why there is a rank, or none', async (performance, said) => {
    serve({}, performance);
    renderPage(<CommunityPage />);
    expect(await figure('Global rank')).toContain(said);
  });

  it('makes no figure up', async () => {
    serve({}, aPerformance({ averageScore: null, totalSessions: 0, streak: 0 }));
    renderPage(<CommunityPage />);
    expect(await figure('Average score')).toBe('Average scoreNot scored yet0 sessions of 30 s or more');
    expect(await figure('Day streak')).toBe('Day streak0Longest: 9 days');
  });

  it('does not round points up to a level or a place that is not reached', async () => {
    const entries = [anEntry(1, { points: 499.6 }), anEntry(2, { points: 499.5 })];
    serve({ 'all-time': { entries } }, aPerformance({ points: 499.6 }));
    renderPage(<CommunityPage />);
    expect(await figure('Current level')).toBe('Current levelNovice499.6 points, Intermediate from 500');
    const podium = within(await screen.findByRole('list', { name: 'The first three' }));
    podium.getByText('499.6 points');
    podium.getByText('499.5 points');
  });
});

describe('top performers', () => {
  it('are three lists; one member alone leads none', async () => {
    serve({});
    renderPage(<CommunityPage />, '/community?tab=top-performers');
    const active = within(await screen.findByRole('region', { name: 'Most Active' }));
    expect(active.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Member 1Criminal Defense39 sessions',
      'YouCriminal Defense38 sessions',
    ]);
    within(screen.getByRole('region', { name: 'Longest Streak' })).getByText('Only you so far: 4 days.');
    within(screen.getByRole('region', { name: 'Most Improved' })).getByText(/^Nobody/);
  });
});

describe('membership', () => {
  it('takes an alias, and leaves the leaderboard', async () => {
    const kept = serve({});
    const { user } = renderPage(<CommunityPage />);
    await user.click(screen.getByRole('button', { name: 'Your name and place' }));
    await user.click(await screen.findByRole('radio', { name: 'An alias' }));
    await user.type(screen.getByLabelText('Alias'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('An alias has at least 2 characters');
    await user.type(screen.getByLabelText('Alias'), 'anthine');
    await user.click(screen.getByRole('checkbox', { name: /^Show me on the leaderboard/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept.membership).toMatchObject({ alias: 'xanthine', listed: false }));
  });
});
