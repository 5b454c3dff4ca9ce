// Every text that the specification names on pages outside the practice itself: `node web/e2e/specified-texts.e2e.ts` (options as for the
// slice). Where a ruling replaced a text, the ruling's stands here.
import type { Page } from 'playwright-core';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const OPERATOR = {
  SUPPORT_EMAIL: 'help@whitfieldcrane.example',
  SUPPORT_CHAT_URL: 'https://chat.whitfieldcrane.example/lectern',
  SUPPORT_CALENDAR_URL: 'https://calls.whitfieldcrane.example/',
  SUPPORT_HOURS: 'Mon-Fri=8AM-8PM EST;Sat=10AM-4PM EST;Sun=closed',
};

type Role = Parameters<Page['getByRole']>[0];

/** What a page shows: names by role, and texts of no role. */
type Texts = Partial<Record<Role | 'text' | 'label', readonly string[]>>;

/** Collects all that is missing, so that one run tells everything. */
async function assertShows(page: Page, what: string, texts: Texts): Promise<void> {
  const missing: string[] = [];
  for (const [role, names] of Object.entries(texts))
    for (const name of names) {
      const found =
        role === 'text'
          ? page.getByText(name)
          : role === 'label'
            ? page.getByLabel(name, { exact: true })
            : page.getByRole(role as Role, { name, exact: true });
      await found
        .first()
        .waitFor({ timeout: 5_000 })
        .catch(() => missing.push(`${role} "${name}"`));
    }
  if (missing.length > 0) throw new Error(`${what} lacks ${missing.join(', ')}`);
}

async function assertOptions(page: Page, label: string, expected: readonly string[]): Promise<void> {
  const options = await page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  const missing = expected.filter((name) => !options.includes(name));
  if (missing.length > 0)
    throw new Error(`${label} lacks ${missing.join(', ')}; it has ${options.join(', ')}`);
}

async function assertCount(page: Page, what: string, selector: string, expected: number): Promise<void> {
  const count = await page.locator(selector).count();
  if (count !== expected) throw new Error(`${count} ${what}, not ${expected}`);
}

const SCENARIOS = [
  ['Opening Statement', 'Beginner', '15-20 min'],
  ['Cross-Examination', 'Advanced', '20-25 min'],
  ['Closing Argument', 'Intermediate', '20-30 min'],
  ['Motion Hearing', 'Intermediate', '15-25 min'],
  ['Witness Examination', 'Intermediate', '20-25 min'],
  ['Jury Selection', 'Advanced', '25-30 min'],
] as const;
const ACHIEVEMENTS = [
  ['First Steps', '50'],
  ["Murphy's Student", '100'],
  ['Confident Speaker', '200'],
  ['Streak Warrior', '150'],
  ['Filler Slayer', '250'],
  ['Courtroom Commander', '500'],
  ['Murphy Master', '1,000'],
  ['Century Club', '750'],
  ['Perfect Week', '1,500'],
] as const;
const PRACTICE_AREAS =
  'Corporate Law, Personal Injury, Criminal Defense, Family Law, Real Estate, Employment Law, Immigration, Tax Law, Other'.split(
    ', ',
  );

await runJourney(
  'specified-texts',
  async ({ page, installation }) => {
    const { url } = installation;
    const open = async (path: string) => {
      await page.goto(url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    };

    await step('landing page', async () => {
      await open('/');
      await assertShows(page, 'The landing page', {
        link: ['Take Quiz', 'Sign In', 'Sign Up', 'Start Free Trial'],
        heading: [
          'Upload PDF',
          'Generate Content',
          'Practice and Improve',
          ...SCENARIOS.map(([title]) => title),
        ],
        text: ['No credit card', 'Full access', 'MP3 in 6 voices'],
      });
      for (const [title, difficulty, time] of SCENARIOS) {
        const card = page
          .locator('.scenario-card')
          .filter({ has: page.getByRole('heading', { name: title }) });
        await card.getByText(difficulty).waitFor();
        await card.getByText(time.replace('-', '–')).or(card.getByText(time)).waitFor();
      }
      await assertCount(page, 'feature cards', '.features li', 6);
      await assertCount(page, 'scenario cards', '.scenario-card', 6);
      await assertCount(page, 'steps', '.landing-steps li', 3);
    });

    await step('a path that is none', async () => {
      await open('/no-such-page');
      await assertShows(page, 'The page of no path', { heading: ['404 Page Not Found'] });
      if (!(await page.title()).startsWith('Page Not Found | ')) throw new Error(await page.title());
    });

    await step('quiz, from the first question to the review', async () => {
      await open('/quiz');
      for (let question = 1; question <= 20; question += 1) {
        await page.getByRole('heading', { level: 1, name: `Question ${question} of 20` }).waitFor();
        await assertCount(page, 'options', '.quiz-option', 4);
        await page.getByRole('button', { name: 'Previous', exact: true }).waitFor();
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: question === 20 ? 'Finish' : 'Next', exact: true }).click();
      }
      await assertShows(page, 'The result of the quiz', {
        button: ['Retake Quiz'],
        link: ['Start Training'],
        text: ['out of 20', 'Correct answer', 'Your answer'],
      });
    });

    await step('an account', () => signUp(page, installation));

    await step('help', async () => {
      await open('/help');
      await assertShows(page, 'Help', {
        searchbox: ['Search questions and tutorials'],
        tab: ['All', 'Getting started', 'Practice', 'Analysis', 'Strategies', 'Technical', 'Billing'],
        heading: ['Popular articles', 'Quick links', 'Contact'],
        link: ['Live chat', 'Email support', 'Schedule a call'],
        text: ['8 min', '12 min', '18 min', '10 min', 'Support hours'],
      });
      await assertCount(page, 'popular articles', '[aria-labelledby=help-popular] li', 4);
      await page.getByLabel('Search questions and tutorials').fill('zzz carpet');
      await page.getByText('No FAQs match your search').waitFor();
    });

    await step('settings', async () => {
      await open('/settings');
      await assertShows(page, 'Settings', {
        button: ['Save Settings', 'Reset to Defaults'],
        switch: ['Auto-record'],
        label: [
          'Recording quality',
          'Microphone sensitivity',
          'Default scenario',
          'Difficulty',
          'Analysis depth',
          'Theme',
        ],
      });
      await assertOptions(page, 'Difficulty', ['Beginner', 'Intermediate', 'Advanced']);
      await assertOptions(page, 'Analysis depth', ['Basic', 'Standard', 'Comprehensive']);
    });

    await step('profile', async () => {
      await open('/profile');
      await assertShows(page, 'The profile', {
        button: ['Change photo', 'Add education', 'Change password', 'Delete my account', 'Save'],
        link: ['Export data'],
      });
      await page.getByLabel('Law firm').fill('Marrowby & Hale');
      await assertShows(page, 'A changed profile', { button: ['Save', 'Cancel'] });
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    });

    await step('achievements', async () => {
      await open('/achievements');
      await assertShows(page, 'The achievements', {
        tab: ['All', 'Practice', 'Skills', 'Streaks', 'Milestones', 'Murphy Mastery', 'Special'],
        heading: ['Communication Certification', ...ACHIEVEMENTS.map(([title]) => title)],
        text: [
          'Earned',
          'Points',
          'Complete',
          'Gold+',
          'Next Milestone',
          ...ACHIEVEMENTS.map(([, points]) => points),
        ],
      });
    });

    await step('community', async () => {
      await open('/community');
      await assertShows(page, 'The leaderboard', {
        tab: ['Leaderboard', 'Community', 'Top Performers'],
        text: ['Your Performance', 'All-time', 'Monthly', 'Weekly'],
      });
      await page.getByRole('tab', { name: 'Top Performers' }).click();
      await assertShows(page, 'Top Performers', {
        heading: ['Most Improved', 'Most Active', 'Longest Streak'],
      });
      await page.getByRole('tab', { name: 'Community' }).click();
      await page.getByRole('button', { name: 'Create New Post' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Create New Post' });
      await dialog.getByRole('button', { name: 'Create Post' }).click();
      await assertShows(page, 'An empty post', {
        text: ['Title is required', 'Content must be at least 10 characters', 'Practice area is required'],
      });
      for (const name of PRACTICE_AREAS)
        if ((await dialog.locator('option', { hasText: name }).count()) === 0) throw new Error(`no ${name}`);
      for (const name of ['Success', 'Question', 'Tip', 'Discussion'])
        if ((await dialog.locator('option', { hasText: name }).count()) === 0) throw new Error(`no ${name}`);
    });
  },
  [],
  OPERATOR,
);
