// Profile and settings in a real browser: `node web/e2e/account.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { drawnPicture } from './picture.ts';
import { PASSWORD, signUp } from './sign-up.ts';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

await runJourney('account', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  await step('sign up', () => signUp(page, { url, codeFor }));

  await step('profile: what was typed is saved, and the menu shows it at once', async () => {
    await page.goto(`${url}/profile`);
    await page.getByLabel('Full name').fill('Dana R. Whitfield');
    await page.getByLabel('Law firm').fill('Whitfield & Crane LLP');
    await page.getByLabel('State/Jurisdiction').fill('ny');
    await page.getByRole('button', { name: 'Add education' }).click();
    await page.keyboard.type('Ohio State University');
    await page.getByLabel('Year').fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Give the year with four digits').waitFor();
    await inspector.look(page, 'profile-problem');
    await page.getByLabel('Year').fill('2009');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Nothing was changed.').waitFor();
    await page.locator('.user-button').getByText('Dana R. Whitfield').waitFor();
    assert.equal(await page.getByLabel('State/Jurisdiction').inputValue(), 'New York');
  });

  await step('the photo: cut by keyboard, drawn anew by the server, in the menu', async () => {
    const buffer = Buffer.from(await drawnPicture(page));
    await page.getByLabel('Photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('heading', { name: 'Choose the part to show' }).waitFor();
    await page.getByLabel('Zoom').focus();
    for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight');
    await inspector.look(page, 'profile-photo');
    await page.getByRole('button', { name: 'Use this photo' }).click();
    const shown = page.locator('.user-button .avatar img');
    await shown.waitFor();
    await until(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), 10_000);
    await page.getByText('Photo changed').waitFor({ state: 'hidden' });
    await inspector.look(page, 'profile');
  });

  await step('the password: the current one is asked for', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('an oak table in court');
    await page.getByLabel('Confirm password').fill('an oak table in court');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The current password is not right.').waitFor();
    await inspector.look(page, 'profile-password');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await step(
    'settings: the theme is seen at once, saved, and there in another tab without a reload',
    async () => {
      const other = await context.newPage();
      await other.goto(`${url}/notifications`);
      await other.getByRole('heading', { level: 1 }).waitFor();
      await page.goto(`${url}/settings`);
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await inspector.look(page, 'settings');
      await page.getByLabel('Theme').selectOption('dark');
      await until(async () => (await theme(page)) === 'dark', 5000);
      assert.equal(await theme(other), 'light');
      await page.getByRole('switch', { name: 'Auto-record' }).focus();
      await page.keyboard.press('Space');
      await page.getByLabel('Default scenario').selectOption('jury-selection');
      await page.getByText('Unsaved changes').waitFor();
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.getByText('All changes are saved.').waitFor();
      await until(async () => (await theme(other)) === 'dark', 10_000);
      await other.close();
    },
  );

  await step('leaving with something unsaved asks', async () => {
    await page.getByLabel('Difficulty').selectOption('Advanced');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('All changes are saved.').waitFor();
  });

  await step(
    'they hold on the practice page, and after the browser forgot everything but the sign-in',
    async () => {
      await page.evaluate(() => localStorage.removeItem('lectern.theme'));
      await page.goto(`${url}/practice`);
      await page.getByText('Your usual · Your level').waitFor();
      assert.match((await page.locator('.practice-card:not(.quick) h3').first().textContent()) ?? '', /Jury/);
      await until(async () => (await theme(page)) === 'dark', 5000);
    },
  );

  await step('no flash: a public page is dark before anything is loaded', async () => {
    await page.goto(`${url}/no-such-page`, { waitUntil: 'commit' });
    await until(async () => (await theme(page)) === 'dark', 5000);
    await page.goto(`${url}/settings`);
    await page.getByRole('button', { name: 'Reset to Defaults' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await until(async () => (await theme(page)) === 'light', 5000);
  });

  await step('retention: asked about with what goes, and nothing is deleted before the night', async () => {
    await callApi(page, 'POST', '/api/sessions', { title: 'Opening, first try' });
    await page.getByLabel('Keep sessions for').selectOption('30-days');
    await page.getByRole('button', { name: 'What would be deleted now' }).click();
    await page.getByText('Nothing is old enough to be deleted now.').waitFor();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Nothing brings them back.').waitFor();
    await inspector.look(page, 'settings-retention');
    await page.getByRole('button', { name: 'Save and delete old ones' }).click();
    await page.getByText('All changes are saved.').waitFor();
    const sessions = (await (await callApi(page, 'GET', '/api/sessions')).json()) as unknown[];
    assert.equal(sessions.length, 1);
  });

  await step(
    'deletion: only with address and password; then nobody is signed in and nothing is left',
    async () => {
      await page.goto(`${url}/profile`);
      const email = (await page.locator('.profile-email').textContent()) ?? '';
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByLabel(/^Type your email address/).fill(email);
      await page.getByLabel('Your password').fill('not the password');
      await page.getByRole('button', { name: 'Delete account and everything in it' }).click();
      await page.getByText('The password is not right.').waitFor();
      await inspector.look(page, 'profile-delete');
      await page.getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Delete account and everything in it' }).click();
      await page.getByText('Your account and everything in it was deleted.').waitFor();
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /Cognito|settings/.test(key)),
      );
      assert.deepEqual(kept, []);
      await page.goto(`${url}/signin`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Invalid email or password. Please try again.').first().waitFor();
    },
  );
});
