// The schedule in a real browser: `node web/e2e/schedule.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const TITLE = 'Rehearse the opening';

/** Fills the open dialog with the keyboard alone, beginning where the focus is. */
async function planByKeyboard(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Schedule New Practice Session' });
  await dialog.waitFor();
  await until(async () => page.evaluate(() => document.activeElement?.id === 'plan-title'), 5000);
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cross-Examination - E');
  // Enter in a list of the browser opens it; in the title it sends the form.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

await runJourney('schedule', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  const days = page.locator('.calendar-day');
  const row = page.locator('.entry').filter({ hasText: TITLE });

  await step('sign up', () => signUp(page, { url, codeFor }));

  await step('an empty schedule, reached from the page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Schedule' }).click();
    await page.getByRole('heading', { level: 1, name: 'Practice Schedule' }).waitFor();
    await page.getByText('No upcoming sessions scheduled').waitFor();
    await inspector.look(page, 'schedule-empty');
  });

  await step('a day of next month is found, and practice planned on it, by keyboard alone', async () => {
    await page.locator('.calendar-day[tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?day=\d{4}-\d\d-\d\d$/);
    await page.getByRole('button', { name: 'Schedule for this day' }).focus();
    await page.keyboard.press('Enter');
    await planByKeyboard(page, TITLE);
    await row.waitFor();
    await row.getByText('9:00 AM').waitFor();
    await row.getByText('Cross-Examination - Expert Witness').waitFor();
    await until(() => row.evaluate((element) => element === document.activeElement), 5000);
    assert.equal(await days.filter({ has: page.locator('.calendar-mark') }).count(), 1);
    await inspector.look(page, 'schedule-one');
  });

  await step('the dialog as it looks, and a start that is over', async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Practice Session' });
    await dialog.getByLabel('Date').fill('2020-01-06');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText('Choose a time that is still to come.').waitFor();
    await inspector.look(page, 'schedule-dialog');
    await dialog.getByLabel('Date').fill('2040-03-11');
    await dialog.getByLabel('Time').fill('02:30');
    await dialog.getByText('there is no 2:30 AM, so it starts at 3:30 AM').waitFor();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { name: 'Sunday, March 11' }).waitFor();
    await row.getByText('3:30 AM', { exact: true }).waitFor();
  });

  await step('another window sees what is planned here', async () => {
    const other = await context.newPage();
    await other.goto(`${url}/schedule?day=2040-03-12`);
    await other.getByText('Nothing scheduled yet.').waitFor();
    const plan = { timeZone: 'America/New_York', duration: 20, type: 'review', scenario: '' };
    const made = await callApi(page, 'POST', '/api/schedule', {
      ...plan,
      title: 'Look back',
      date: '2040-03-12',
      time: '10:00',
      difficulty: 'Beginner',
      reminder: false,
    });
    assert.equal(made.status, 201);
    await other.getByRole('heading', { name: 'Look back' }).waitFor();
    await other.close();
  });

  await step('the file and the private address', async () => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download .ics' }).click(),
    ]);
    assert.equal(saved.suggestedFilename(), 'lectern-practice.ics');
    const file = await readFile(await saved.path(), 'utf8');
    assert.equal(file.match(/^BEGIN:VEVENT\r$/gm)?.length, 2);
    await page.getByRole('button', { name: 'Make a private address' }).click();
    const { pathname } = new URL(await page.getByLabel('Private address').inputValue());
    assert.equal((await fetch(url + pathname)).status, 200);
    await inspector.look(page, 'schedule-feed');
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke the address' }).click();
    await page.getByRole('button', { name: 'Make a private address' }).waitFor();
    assert.equal((await fetch(url + pathname)).status, 404);
  });

  await step('completing, deleting with a way back, and a deletion that stands after a reload', async () => {
    await row.getByRole('button', { name: 'Complete' }).click();
    await row.getByText('Completed').waitFor();
    assert.equal(await row.getByRole('button', { name: 'Edit' }).count(), 0);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.reload();
    await page.getByText('Nothing scheduled yet.').waitFor();
  });

  await step('practice begins from an entry, in its scenario', async () => {
    await page.goto(`${url}/schedule`);
    await page.getByRole('button', { name: 'Schedule Session' }).click();
    await planByKeyboard(page, TITLE);
    await row.getByRole('link', { name: 'Start' }).click();
    await page.waitForURL('**/practice?scenario=cross-examination');
    await page.getByRole('heading', { level: 1, name: 'Cross-Examination' }).waitFor();
  });
});
