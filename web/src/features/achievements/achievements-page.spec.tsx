/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { ACHIEVEMENT, ACHIEVEMENT_IDS, type AchievementId } from '@lectern/contracts/achievement-list';
import { achievements, type Achievement, type Certification } from '@lectern/contracts/achievements';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { AchievementsPage } from './achievements-page.js';
import { devices } from './emblem-shapes.js';

const server = serveMockApi();

const achievement = (id: AchievementId, given: Partial<Achievement> = {}): Achievement => {
  const { tier, ...facts } = ACHIEVEMENT[id];
  return {
    id,
    ...facts,
    difficulty: tier,
    earned: false,
    earnedDate: null,
    progress: 0,
    missing: null,
    ...given,
  };
};
const open: Certification = {
  requirements: [
    {
      code: 'sessions',
      have: 12,
      need: 50,
      met: false,
      progress: 24,
      missing: [{ code: 'count', of: 'sessions', have: 12, need: 50 }],
    },
    {
      code: 'strategies',
      have: 4,
      need: 5,
      met: false,
      progress: 80,
      missing: [{ code: 'not-measured', strategies: ['Check Your Look'] }],
    },
    { code: 'average', have: 8.4, need: 8, met: true, progress: 100, missing: [] },
    { code: 'advanced', have: 3, need: 3, met: true, progress: 100, missing: [] },
  ],
  progress: 76,
  complete: false,
  certificate: null,
};

function serve(changes: Partial<Record<AchievementId, Partial<Achievement>>>, certification = open) {
  const kept = { certification };
  const all = ACHIEVEMENT_IDS.map((id) => achievement(id, changes[id]));
  const earned = all.filter((one) => one.earned);
  server.use(
    ...answers(achievements.get, () => ({
      achievements: all,
      earned: earned.length,
      points: earned.reduce((sum, { points }) => sum + points, 0),
      complete: Math.round((earned.length / all.length) * 100),
      goldPlus: earned.filter(({ difficulty }) => difficulty === 'Gold').length,
      next: 'streak-warrior' as const,
      certification: kept.certification,
    })),
  );
  return kept;
}

const SOME: Partial<Record<AchievementId, Partial<Achievement>>> = {
  'first-steps': { earned: true, earnedDate: '2026-11-12T18:00:00.000Z', progress: 100 },
  'filler-slayer': { earned: true, earnedDate: '2026-11-14T18:00:00.000Z', progress: 100 },
  'streak-warrior': { progress: 86, missing: { code: 'count', of: 'practice-days', have: 6, need: 7 } },
};
const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('li')?.textContent ?? '';

describe('the achievements page', () => {
  it('has an emblem for each of the nine', () => {
    expect(Object.keys(devices).sort()).toEqual([...ACHIEVEMENT_IDS].sort());
  });

  it('sums up, and says which is next and what it lacks', async () => {
    serve(SOME);
    renderPage(<AchievementsPage />);
    const tile = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
    expect(await tile('Earned')).toBe('Earned2 of 9');
    expect(await tile('Points')).toBe('Points300');
    expect(await tile('Complete')).toBe('Complete22%');
    expect(await tile('Gold+')).toBe('Gold+1');
    const next = within(screen.getByRole('region', { name: 'Next Milestone' }));
    next.getByText('Streak Warrior');
    expect(next.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('86');
    next.getByText(/6 of 7 days/);
  });

  it('tells of each its tier, points, and date or progress', async () => {
    serve(SOME);
    renderPage(<AchievementsPage />);
    expect(await card('First Steps')).toMatch(/Bronze, common · 50 points.*Earned Nov 12, 2026/);
    expect(await card('Streak Warrior')).toMatch(/Silver, uncommon · 150 points.*86%. 6 of 7 days\./);
  });

  it('shows one category alone, in seven tabs', async () => {
    serve(SOME);
    const { user } = renderPage(<AchievementsPage />);
    await user.click(await screen.findByRole('tab', { name: 'Murphy Mastery' }));
    const shown = within(screen.getByRole('tabpanel', { name: 'Murphy Mastery' }));
    expect(shown.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      "Murphy's Student",
      'Murphy Master',
    ]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'Practice',
      'Skills',
      'Streaks',
      'Milestones',
      'Murphy Mastery',
      'Special',
    ]);
  });

  it('says what the certification lacks, and issues no certificate before its time', async () => {
    serve(SOME);
    renderPage(<AchievementsPage />);
    const panel = within(await screen.findByRole('region', { name: 'Communication Certification' }));
    panel.getByText('12 of 50');
    panel.getByText('Check Your Look has no assessment yet.');
    panel.getByText('8 of 8');
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('issues a certificate on demand, with its number to check', async () => {
    const kept = serve(SOME, { ...open, complete: true, progress: 100 });
    const certificate = { number: 'LC-0000-1111-2222-3333', name: 'Wrenna Attleby', issuedOn: '2026-11-23' };
    server.use(
      ...answers(achievements.issueCertificate, () => {
        kept.certification = { ...kept.certification, certificate };
        return certificate;
      }),
    );
    const { user } = renderPage(<AchievementsPage />);
    await user.click(await screen.findByRole('button', { name: 'Issue Certificate' }));
    await screen.findByRole('button', { name: 'Download Certificate' });
    const link = screen.getByRole('link', { name: /LC-0000-1111-2222-3333/ });
    expect(link.getAttribute('href')).toBe('/certificate/LC-0000-1111-2222-3333');
    screen.getByText(/November 23, 2026/);
  });

  it('offers to ask again when they do not come', async () => {
    server.use(...answers(achievements.get, () => refuse(503, 'unavailable', 'The service is away.')));
    const { user } = renderPage(<AchievementsPage />);
    await screen.findByText(/The service is away/);
    serve(SOME);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await card('First Steps')).toContain('Earned'));
  });
});
