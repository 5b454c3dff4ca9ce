// Community and achievements, with two attorneys in two browsers: `node web/e2e/community.e2e.ts` (options as for the slice).
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { announce } from './announce.ts';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, say, step } from './journey.ts';
import { accountOf, aReport } from './reports.ts';
import { signUp } from './sign-up.ts';

const TITLE = 'How do you recover after a sustained objection?';
const TEXT = 'I lose my place for two or three sentences. What do you do?';
/** As much as a post holds, in paragraphs, with a word that no line holds. */
const LONG = `${Array.from({ length: 6 }, (_, at) => `Part ${at + 1}. ${'I write each fact as a plain sentence and say it once. '.repeat(5)}`).join('\n\n')}\n\n${'x'.repeat(200)}`;
const HOUR_MS = 3_600_000;

/** What another browser did reaches this one by itself: how long that took is told, not judged. */
async function arrives(what: string, seen: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await seen();
  say(`    ${what} arrived after ${Math.round(performance.now() - started)} ms`);
}

const post = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: TITLE }) });
const likes = (page: Page, count: number) => post(page).getByRole('button', { name: `Like ${count}` });

await runJourney('community', async ({ context, page, inspector, installation }) => {
  const { url, codeFor, dataDir } = installation;
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  const other: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await inspector.watch(other);
  const ben = await other.newPage();
  ben.setDefaultTimeout(20_000);

  await step('two accounts', async () => {
    await signUp(page, { url, codeFor }, 'Ada Marshall');
    await signUp(ben, { url, codeFor }, 'Tobin Hale');
  });

  await step('achievements before the first session', async () => {
    await page.getByRole('link', { name: 'Achievements' }).first().click();
    await page.getByRole('heading', { level: 3, name: 'Perfect Week' }).waitFor();
    assert.equal(await page.locator('.emblem.open').count(), 10);
    await page.getByRole('tab', { name: 'Streaks' }).click();
    await page
      .getByRole('tabpanel', { name: 'Streaks' })
      .getByRole('heading', { name: 'Streak Warrior' })
      .waitFor();
    await page.getByRole('tab', { name: 'All' }).click();
    await inspector.look(page, 'achievements-none');
  });

  await step('a community without results and posts', async () => {
    await page.getByRole('link', { name: 'Community' }).first().click();
    await page.getByText('No results yet', { exact: true }).waitFor();
    await page.getByText('From 3 sessions of 30 s on; you have 0.').waitFor();
    await inspector.look(page, 'community-no-results');
    await page.getByRole('tab', { name: 'Top Performers' }).click();
    await page.getByText('Nobody is on a streak yet.').waitFor();
    await page.getByRole('tab', { name: 'Community' }).click();
    await page.getByText('No posts yet').waitFor();
    await ben.goto(`${url}/community?tab=community`);
    await ben.getByText('No posts yet').waitFor();
  });

  await step('a post by keyboard alone; what it would reveal is said before it is sent', async () => {
    const made = await callApi(page, 'POST', '/api/cases', {
      name: 'Osgrave v. Pellworth Quarries',
      clientName: 'Lena Osgrave',
    });
    assert.equal(made.status, 201);
    await page.getByRole('button', { name: 'Create New Post' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create New Post' });
    await dialog.getByLabel('Title').focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('Title is required').waitFor();
    await dialog.getByText('Practice area is required').waitFor();
    await inspector.look(page, 'community-post-problems');
    await dialog.getByLabel('Title').focus();
    await page.keyboard.type(TITLE);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Q');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Criminal');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${TEXT} It happened with Osgrave.`);
    await dialog.getByLabel('Title').focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('“Osgrave”: your client in Osgrave v. Pellworth Quarries').waitFor();
    await inspector.look(page, 'community-post-warned');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Content').fill(TEXT);
    await dialog.getByRole('button', { name: 'Create Post' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your post has been shared with the community.').waitFor();
    await post(page).getByText('Criminal Defense').waitFor();
    await post(page).getByText('Question', { exact: true }).waitFor();
  });

  await step('it waits in the other browser until it is asked for', async () => {
    await arrives('the post', () => ben.getByRole('button', { name: '1 new' }).waitFor());
    await ben.getByRole('button', { name: '1 new' }).click();
    await post(ben).getByText('Ada Marshall').waitFor();
  });

  await step('a like and a comment arrive; the author is told', async () => {
    await likes(ben, 0).click();
    await arrives('the like', () => likes(page, 1).waitFor());
    await post(page)
      .getByRole('button', { name: /^Comments/ })
      .click();
    await post(ben)
      .getByRole('button', { name: /^Comments/ })
      .click();
    await ben
      .getByLabel('Write a comment')
      .fill('Repeat the last fact that came in. See https://example.com/fact.');
    await ben.getByRole('button', { name: 'Comment', exact: true }).click();
    await arrives('the comment', () => post(page).getByText('Repeat the last fact').waitFor());
    const link = post(page).getByRole('link', { name: 'https://example.com/fact' });
    assert.match((await link.getAttribute('rel')) ?? '', /nofollow noopener ugc/);
    await inspector.look(page, 'community-post');
    await likes(ben, 1).click();
    await arrives('the like taken back', () => likes(page, 0).waitFor());
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await page
      .getByText(/Tobin Hale/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  await step('filters and search, kept in the address', async () => {
    await ben.getByLabel('Search posts').fill('verdict');
    await ben.getByText('No posts found').waitFor();
    await inspector.look(ben, 'community-no-hits');
    await ben.getByRole('button', { name: 'Clear filters' }).click();
    await ben.getByLabel('Category').selectOption('question');
    await post(ben).waitFor();
    await ben.reload();
    await post(ben).waitFor();
    assert.equal(await ben.getByLabel('Category').inputValue(), 'question');
  });

  await step('an alias holds for old posts too', async () => {
    await page.getByRole('button', { name: 'Your name and place' }).click();
    await page.getByRole('radio', { name: 'An alias' }).click();
    await page.getByRole('textbox', { name: 'Alias' }).fill('Quiet Objection');
    await inspector.look(page, 'community-membership');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await post(page).getByText('Quiet Objection').waitFor();
    await ben.reload();
    await post(ben).getByText('Quiet Objection').waitFor();
    assert.equal(await ben.getByText('Ada Marshall').count(), 0);
  });

  await step('a report goes to the operator', async () => {
    await post(ben).getByRole('button', { name: 'Report', exact: false }).first().click();
    await ben.getByRole('dialog', { name: 'Report this post' }).waitFor();
    await inspector.look(ben, 'community-report');
    await ben.getByRole('button', { name: 'Send Report' }).click();
    await post(ben).getByText('Reported to the operator').waitFor();
    await inspector.look(ben, 'community-reported');
  });

  await step('a post as long as may be', async () => {
    const body = { title: 'y'.repeat(200), content: LONG, category: 'tip', practiceArea: 'Other' };
    const made = await callApi(page, 'POST', '/api/community/posts', body);
    assert.equal(made.status, 201);
    const { id } = (await made.json()) as { id: string };
    await page.goto(`${url}/community?post=${id}`);
    await page.getByText('Part 6.', { exact: false }).waitFor();
    await inspector.look(page, 'community-long-post');
    assert.equal((await callApi(page, 'DELETE', `/api/community/posts/${id}`)).status, 204);
    await page.goto(`${url}/community?tab=community`);
    await post(page).waitFor();
  });

  await step('an own comment: changed, deleted, taken back', async () => {
    await post(ben)
      .getByRole('button', { name: /^Comments/ })
      .click();
    await ben.getByRole('button', { name: 'Edit your comment' }).click();
    await ben.getByLabel('Your comment').fill('Breathe first.');
    await ben.getByRole('button', { name: 'Save', exact: true }).click();
    await ben.getByText('Breathe first.').waitFor();
    await ben.getByRole('button', { name: 'Delete your comment' }).click();
    await ben.getByRole('button', { name: 'Undo' }).click();
    await ben.getByText('Breathe first.').waitFor();
  });

  await step(
    'a deleted post leaves the other browser, also when its author closes the page at once',
    async () => {
      await post(page)
        .getByRole('button', { name: `Delete ${TITLE}` })
        .click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await post(page)
        .getByRole('button', { name: `Delete ${TITLE}` })
        .click();
      await page.getByText(`“${TITLE}” is deleted.`).waitFor();
      await page.goto(`${url}/dashboard`);
      await arrives('the deletion', () => post(ben).waitFor({ state: 'detached' }));
    },
  );

  await step('a leaderboard of one, then of two, by keyboard', async () => {
    const now = Date.now();
    const [ada, tobin] = [await accountOf(page), await accountOf(ben)];
    const hoursAgo = (userId: string, hours: number[], overallScore: number) =>
      hours.map((ago) => aReport(userId, now - ago * HOUR_MS, { overallScore }));
    const onTheBoard = (members: number) =>
      until(async () => {
        const board = await callApi(page, 'GET', '/api/leaderboard');
        return ((await board.json()) as { total: number }).total === members;
      }, 20_000);
    await announce(dataDir, 'analysis.report-ready', hoursAgo(ada, [0.01, 0.02, 0.03], 8.6));
    await onTheBoard(1);
    await page.goto(`${url}/community`);
    await page.getByText('You are the only one here so far').waitFor();
    await inspector.look(page, 'community-one');
    // Ninety days ago is in no window but that of all time.
    await announce(dataDir, 'analysis.report-ready', hoursAgo(tobin, [2160, 2161, 2162, 2163], 7.2));
    await onTheBoard(2);
    await page.reload();
    const podium = page.getByRole('list', { name: 'The first three' });
    await podium.getByRole('listitem').nth(1).waitFor();
    await inspector.look(page, 'community-two');
    await page.getByRole('radio', { name: 'All-time' }).focus();
    for (const [period, when] of [
      ['Monthly', 'this month'],
      ['Weekly', 'this week'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      assert.ok(await page.getByRole('radio', { name: period }).isChecked());
      await page.getByText(`You are the only one ${when} so far`).waitFor();
      assert.equal(await podium.count(), 0);
    }
    await inspector.look(page, 'community-week');
    await page.getByRole('tab', { name: 'Leaderboard' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Most Active' }).waitFor();
    await inspector.look(page, 'community-top');
  });

  await step('the certificate check, for anybody', async () => {
    const nobody = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const visitor = await nobody.newPage();
    await visitor.goto(`${url}/certificate/LC-0000-1111-2222-3333`);
    await visitor.getByText('No certificate with this number').waitFor();
    await inspector.look(visitor, 'certificate-unknown');
    await nobody.close();
  });
  await other.close();
});
