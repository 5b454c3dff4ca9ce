// An account in a user pool on another origin: `node web/e2e/foreign-pool.e2e.ts --pictures <folder>`. Both installations are its own.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { openToAllOrigins } from './cross-origin-pool.ts';
import { startInstallation, until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { drawnPicture } from './picture.ts';
import { PASSWORD, signUp } from './sign-up.ts';

const NEW_PASSWORD = 'an oak table in court';
const POOL = 'elsewhere_Firm1';
const CLIENT = 'lectern-at-the-firm';

const accounts = await startInstallation({ POOL_ID: POOL, POOL_CLIENT_ID: CLIENT });
const pool = await openToAllOrigins(accounts.url);
const shownName = (page: Page) => page.locator('.user-button').getByText('Dana R. Whitfield');

async function signIn(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(`${url}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function journey(): Promise<void> {
  const variables = {
    COGNITO_USER_POOL_ID: POOL,
    COGNITO_CLIENT_ID: CLIENT,
    COGNITO_ENDPOINT: `${pool.url}/idp/`,
    // As the pool names itself in its tokens.
    COGNITO_ISSUER: `${accounts.url.replace('127.0.0.1', 'localhost')}/${POOL}`,
  };
  await runJourney(
    'foreign-pool',
    async ({ page, inspector, installation: { url } }) => {
      let email = '';

      await step('sign up, with the code of the pool', async () => {
        await signUp(page, { url, codeFor: accounts.codeFor });
        assert.ok(pool.origins.has(new URL(url).origin), 'the browser called the pool across origins');
      });

      await step('without contact and testimonials of the operator there are no such sections', async () => {
        await page.goto(`${url}/help`);
        await page.getByRole('heading', { name: 'Popular articles' }).waitFor();
        assert.equal(await page.getByRole('heading', { name: 'Contact' }).count(), 0);
      });

      await step('profile: saved here, and in the menu at once', async () => {
        await page.goto(`${url}/profile`);
        email = (await page.locator('.profile-email').textContent()) ?? '';
        await page.getByLabel('Full name').fill('Dana R. Whitfield');
        await page.getByLabel('Law firm').fill('Whitfield & Crane LLP');
        await page.getByLabel('Bar number').fill('0012345');
        await page.getByLabel('State/Jurisdiction').fill('oh');
        await page.getByRole('button', { name: 'Add education' }).click();
        await page.keyboard.type('Ohio State University');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText('Nothing was changed.').waitFor();
        await shownName(page).waitFor();
      });

      await step('the photo is drawn anew here and shown in the menu', async () => {
        const buffer = Buffer.from(await drawnPicture(page));
        await page.getByLabel('Photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
        await page.getByRole('button', { name: 'Use this photo' }).click();
        const shown = page.locator('.user-button .avatar img');
        await until(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), 10_000);
        await page.getByText('Photo changed').waitFor({ state: 'hidden' });
        await inspector.look(page, 'foreign-profile');
      });

      await step('others see the name of the profile, and settings are kept', async () => {
        const post = {
          title: 'Silence after the question',
          content: 'I counted to three before the next question.',
          category: 'tip',
          practiceArea: 'Personal Injury',
        };
        const made = (await (await callApi(page, 'POST', '/api/community/posts', post)).json()) as {
          author: string;
        };
        assert.equal(made.author, 'Dana R. Whitfield');
        await page.goto(`${url}/settings`);
        await page.getByLabel('Default scenario').selectOption('jury-selection');
        await page.getByRole('button', { name: 'Save Settings' }).click();
        await page.getByText('All changes are saved.').waitFor();
      });

      await step('what the pool keeps is said to be there', async () => {
        await page.goto(`${url}/security`);
        await page.getByText('Your firm’s own sign-in service keeps your account.').waitFor();
        await inspector.look(page, 'foreign-security');
      });

      await step('the password is changed in the pool, with the current one', async () => {
        await page.goto(`${url}/profile`);
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByLabel('Current password').fill(PASSWORD);
        await page.getByLabel('New password').fill(NEW_PASSWORD);
        await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByText('Password changed').waitFor();
      });

      await step('the next sign-in takes the new password, and overwrites nothing', async () => {
        await page.locator('.user-button').click();
        await page.getByText('Sign Out', { exact: true }).click();
        await page.getByText('Signed out successfully').waitFor();
        await signIn(page, url, email, PASSWORD);
        await page.getByText('Invalid email or password. Please try again.').first().waitFor();
        await signIn(page, url, email, NEW_PASSWORD);
        await page.waitForURL('**/dashboard');
        await shownName(page).waitFor();
        await page.goto(`${url}/profile`);
        await page.getByLabel('Bar number').waitFor();
        for (const [label, value] of [
          ['Full name', 'Dana R. Whitfield'],
          ['Law firm', 'Whitfield & Crane LLP'],
          ['Bar number', '0012345'],
          ['State/Jurisdiction', 'Ohio'],
          ['School', 'Ohio State University'],
        ] as const)
          assert.equal(await page.getByLabel(label).inputValue(), value, label);
      });
    },
    [],
    variables,
  );
}

try {
  await journey();
} finally {
  await pool.stop();
  await accounts.stop();
}
