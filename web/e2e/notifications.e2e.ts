// Notifications in a real browser: `node web/e2e/notifications.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const REMINDERS = 35;

/** Practice that starts in minutes: its reminder comes at once. */
async function schedule(page: Page, count: number): Promise<void> {
  const start = new Date(Date.now() + 600_000).toISOString();
  const plan = {
    date: start.slice(0, 10),
    time: start.slice(11, 16),
    timeZone: 'UTC',
    duration: 30,
    type: 'practice',
    scenario: 'Opening Statement',
    difficulty: 'Intermediate',
    reminder: true,
  };
  const answers = Array.from({ length: count }, (_, i) =>
    callApi(page, 'POST', '/api/schedule', { ...plan, title: `Rehearse the opening, part ${i + 1}` }),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  assert.deepEqual([...new Set(statuses)], [201]);
}

await runJourney('notifications', async ({ page, inspector, installation: { url, codeFor } }) => {
  const rows = page.locator('.bell-entry-list > li');

  await step('sign up', () => signUp(page, { url, codeFor }));

  await step('one notification, and texts for where there is none', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('link', { name: 'View all notifications' }).click();
    await page.getByRole('heading', { name: 'Welcome to Lectern!' }).waitFor();
    // Tabs only for what there is.
    assert.equal(await page.getByRole('tab', { name: 'Achievement' }).count(), 0);
    await inspector.look(page, 'notifications-one');
    await page.getByRole('heading', { name: 'Welcome to Lectern!' }).waitFor();
  });

  await step(`${REMINDERS} more arrive: announced, and nothing moves until it is asked for`, async () => {
    await schedule(page, REMINDERS);
    await page.getByRole('button', { name: `${REMINDERS} new` }).waitFor({ timeout: 60_000 });
    assert.equal(await rows.count(), 1);
    assert.equal(await page.locator('.bell-badge').textContent(), '9+');
    await inspector.look(page, 'notifications-waiting');
    await page.getByRole('button', { name: `${REMINDERS} new` }).click();
    await until(async () => (await rows.count()) === 30, 10_000);
    await inspector.look(page, 'notifications');
    await page.getByRole('button', { name: 'Show older' }).click();
    await until(async () => (await rows.count()) === REMINDERS + 1, 10_000);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'LI');
    assert.equal(await page.getByRole('button', { name: 'Show older' }).count(), 0);
  });

  await step('marking read, deleting with a way back', async () => {
    const before = await page.locator('.bell-entry-row.unread').count();
    await rows.first().getByRole('button', { name: 'Mark as read' }).click();
    await until(async () => (await page.locator('.bell-entry-row.unread').count()) === before - 1, 5000);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await rows.count(), REMINDERS + 1);
  });

  await step('the menu marks the first three read after half a second', async () => {
    const unread = await page.locator('.bell-entry-row.unread').count();
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await page.getByRole('button', { name: `Notifications, 9+, ${unread - 3} unread` }).waitFor();
    await inspector.look(page, 'notifications-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mark All Read' }).click();
    await page.getByText('All caught up!').waitFor();
  });

  await step('a deletion stands when the page is reloaded before its time to undo is over', async () => {
    const id = await rows.first().getAttribute('id');
    assert.match(id ?? '', /^notification-/);
    await rows
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await rows.first().getByRole('button', { name: 'Undo' }).waitFor();
    await page.reload();
    await rows.first().waitFor();
    assert.equal(await page.locator(`#${id}`).count(), 0);
  });

  await step('preferences: saved at once, by keyboard, and still there after a reload', async () => {
    await page.getByRole('link', { name: 'Preferences' }).click();
    await page.getByRole('heading', { name: 'Notification preferences' }).waitFor();
    await inspector.look(page, 'preferences');
    const weekly = page.getByRole('switch', { name: 'Weekly report' });
    await weekly.focus();
    await page.keyboard.press('Space');
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await page.keyboard.press('Enter');
    await page.getByText('From 9:30 PM to 8:00 AM the next day, email and push wait.').waitFor();
    await page.getByLabel('Time zone').click();
    await page.keyboard.type('Chicago');
    await page.keyboard.press('Enter');
    await page.getByTitle('America/Chicago').first().waitFor();
    await page.reload();
    await page.getByText('From 9:30 PM to 8:00 AM the next day').waitFor();
    assert.equal(await weekly.getAttribute('aria-checked'), 'false');
  });

  await step('a browser that blocks push: how to allow it', async () => {
    // Headless, the browser answers its own question with no.
    await page.getByRole('button', { name: 'Turn on here' }).click();
    await page.getByText('Set Notifications to Allow.').waitFor();
    await inspector.look(page, 'preferences-blocked');
  });

  await step('the schedule as a calendar, and its private address without a sign-in', async () => {
    const feed = await callApi(page, 'POST', '/api/schedule/feed');
    assert.equal(feed.status, 201);
    const { pathname } = new URL(((await feed.json()) as { url: string }).url);
    const opened = await fetch(url + pathname);
    assert.equal(opened.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const entries = (await opened.text()).split('\r\n').filter((line) => line === 'BEGIN:VEVENT');
    assert.equal(entries.length, REMINDERS);
    assert.equal((await callApi(page, 'GET', '/api/schedule/calendar.ics')).status, 200);
    assert.equal((await callApi(page, 'DELETE', '/api/schedule/feed')).status, 204);
    assert.equal((await fetch(url + pathname)).status, 404);
  });
});
