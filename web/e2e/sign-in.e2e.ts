// Every sign-in screen with its messages, delays and redirects: `node web/e2e/sign-in.e2e.ts` (options as for the slice).
import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { runJourney, step } from './journey.ts';

const EMAIL = `ruth.${Date.now()}@marshalllaw.example`;
const PASSWORD = 'correct horse battery';
/** One that fades does not count any more. */
const toastOf = (page: Page) => page.locator('[data-testid=toast]:not([class*="-leave"])');

/** The toast with this title shows this text, and it is the only one. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await toastOf(page).filter({ hasText: title }).waitFor();
  await toastOf(page).filter({ hasNotText: title }).waitFor({ state: 'detached' });
  assert.match(await toastOf(page).innerText(), new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

/** Follows a link and waits for its page: the old one stays until the new one's code has come. */
async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** One address gets a letter a minute. */
const LETTER_MS = 61_000;
let lastLetter = 0;
async function untilLetterMayGo(page: Page): Promise<void> {
  await page.waitForTimeout(Math.max(0, lastLetter + LETTER_MS - performance.now()));
  lastLetter = performance.now();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
let recoveryCodes: string[] = [];
const main = (page: Page) => page.getByRole('main');

await runJourney('sign-in', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  await step('guard: a signed-out visitor is sent to the landing page', async () => {
    await page.goto(`${url}/dashboard`);
    await page.waitForURL(`${url}/`);
    assert.equal(await toastOf(page).count(), 0);
    await page.goto(`${url}/practice?scenario=closing-argument`);
    await page.waitForURL(`${url}/`);
    await toastOf(page).filter({ hasText: 'Sign in to open that page.' }).waitFor();
  });

  await step('sign-in: missing fields', async () => {
    await page.goto(`${url}/signin`);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Missing information', 'Please enter both email and password.');
    assert.equal(await focused(page), 'email');
    await main(page).getByText('Please enter your password.').waitFor();
    await inspector.look(page, 'sign-in-missing');
  });

  await step(
    'toasts: gone after 5 s, F8 takes the focus and holds it, Escape gives it back, swipe of 50 px',
    async () => {
      const submit = page.getByRole('button', { name: 'Sign In' });
      await toastOf(page).waitFor({ state: 'detached' });
      await submit.click();
      await toastOf(page).waitFor();
      const shown = performance.now();
      await page.mouse.move(5, 5);
      await toastOf(page).waitFor({ state: 'detached' });
      const stood = performance.now() - shown;
      assert.ok(stood > 4800 && stood < 6500, `stood for ${stood} ms`);
      await submit.click();
      await submit.click();
      await toastOf(page).filter({ hasText: 'Missing information' }).first().waitFor();
      await page.keyboard.press('F8');
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-testid')), 'toast');
      await page.keyboard.press('Escape');
      await toastOf(page).waitFor({ state: 'detached' });
      assert.equal(await focused(page), 'email');
      await submit.click();
      await toastOf(page).waitFor();
      for (const [distance, state] of [
        [35, 'visible'],
        [70, 'detached'],
      ] as const) {
        const box = await toastOf(page).boundingBox();
        assert.ok(box);
        await page.mouse.move(box.x + 30, box.y + 20);
        await page.mouse.down();
        await page.mouse.move(box.x + 30 + distance, box.y + 20, { steps: 4 });
        await page.mouse.up();
        await toastOf(page).waitFor({ state });
      }
    },
  );

  await step('sign-up: each refusal in its words', async () => {
    await follow(page, 'Sign up', 'Create your account');
    const submit = page.getByRole('button', { name: 'Sign Up' });
    await submit.click();
    await expectToast(page, 'Missing information', 'Please fill in all required fields.');
    await page.getByLabel('Full name').fill('Ruth Marshall');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await submit.click();
    await expectToast(page, 'Password mismatch', 'Passwords do not match. Please try again.');
    await page.getByLabel('Confirm password').fill('short');
    await submit.click();
    await expectToast(page, 'Password too short', 'Password must be at least 8 characters long.');
    await inspector.look(page, 'sign-up-refused');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('State/Jurisdiction').fill('California');
    lastLetter = performance.now();
    await submit.click();
    await expectToast(page, 'Account created!', 'Please check your email for the verification code.');
  });

  await step('code step: missing, wrong, back keeps the form', async () => {
    const submit = page.getByRole('button', { name: 'Verify Email' });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    assert.equal(await page.getByLabel('Full name').inputValue(), 'Ruth Marshall');
    assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), PASSWORD);
    await page.getByRole('button', { name: `Enter the code sent to ${EMAIL}` }).click();
    await submit.click();
    await expectToast(page, 'Missing code', 'Please enter the verification code from your email.');
    const right = await codeFor(EMAIL);
    await page.getByLabel('Verification code').fill(right === '000000' ? '000001' : '000000');
    await submit.click();
    await expectToast(page, 'Verification failed', '');
    await inspector.look(page, 'sign-up-wrong-code');
    await page.reload();
    await page.getByText(`Code sent to ${EMAIL}`).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    assert.equal(await page.getByLabel('Full name').inputValue(), 'Ruth Marshall');
    assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), '');
  });

  await step('sign-in before the code: the way to it', async () => {
    await page.goto(`${url}/signin`);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const words =
      'Please verify your email address before signing in. Check your email for a verification code.';
    await expectToast(page, 'Sign in failed', words);
    await inspector.look(page, 'sign-in-not-confirmed');
    await follow(page, 'Enter the code', 'Verify your email');
  });

  await step('verify: prefilled, missing, resend, verified, on to sign-in after 2 s', async () => {
    assert.equal(await page.getByLabel('Email').inputValue(), EMAIL);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expectToast(page, 'Missing information', 'Please enter both email and verification code.');
    await inspector.look(page, 'verify');
    await follow(page, 'Resend verification', 'Resend verification');
    await page.getByLabel('Email').fill('');
    await page.getByRole('button', { name: 'Resend verification' }).click();
    await expectToast(page, 'Email required', 'Please enter your email address.');
    await inspector.look(page, 'resend');
    await page.getByLabel('Email').fill(EMAIL);
    await untilLetterMayGo(page);
    await page.getByRole('button', { name: 'Resend verification' }).click();
    await expectToast(page, 'Verification email sent!', '');
    await inspector.look(page, 'resend-sent');
    await follow(page, 'Enter the code', 'Verify your email');
    await page.getByLabel('Verification code').fill(await codeFor(EMAIL));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    const verified = performance.now();
    await page.waitForURL('**/signin');
    const waited = performance.now() - verified;
    assert.ok(waited > 1700 && waited < 3500, `redirected after ${waited} ms`);
  });

  await step('password reset: a code, a new password, and it opens', async () => {
    await follow(page, 'Forgot your password?', 'Reset your password');
    await page.getByLabel('Email').fill(EMAIL);
    await inspector.look(page, 'reset');
    const before = await codeFor(EMAIL);
    await untilLetterMayGo(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await page.getByLabel('Verification code').fill(await codeFor(EMAIL, before));
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD} staple`);
    await page.getByLabel('Confirm password').fill(`${PASSWORD} staple`);
    await inspector.look(page, 'reset-code');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password changed', 'You can sign in with it now.');
    await page.waitForURL('**/signin');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD} staple`);
    await page.getByText('You will be taken back to the page that you asked for.').waitFor();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/practice?scenario=closing-argument');
    await expectToast(page, 'Welcome back!', 'You have successfully signed in to Lectern.');
    await page.getByRole('heading', { name: 'Closing Argument', level: 1 }).waitFor();
  });

  await step('a sign-in that ends by itself: said so, and back to where it was', async () => {
    await page.getByLabel('Session title').fill('Said twice');
    const void_ = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.x';
    await page.evaluate((token) => {
      for (const key of Object.keys(localStorage)) {
        if (/(access|id|refresh)Token$/.test(key)) localStorage.setItem(key, token);
      }
    }, void_);
    // Any call to the server finds it out: where one was on its way, the page is left before the file is chosen.
    await page
      .getByLabel('Audio file')
      .setInputFiles({ name: 'take.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF') })
      .catch(() => undefined);
    await page.waitForURL(`${url}/`);
    await toastOf(page).filter({ hasText: 'Your sign-in has ended.' }).waitFor();
    await inspector.look(page, 'sign-in-ended');
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD} staple`);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/practice?scenario=closing-argument');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    assert.equal(await page.title(), 'Dashboard | Lectern');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  });

  await step('signed in: sign-in, sign-up and the landing page lead to the dashboard', async () => {
    for (const path of ['/signin', '/signup', '/']) {
      const tab = await context.newPage();
      await tab.goto(url + path);
      await tab.waitForURL('**/dashboard');
      await tab.close();
    }
  });

  await step('menu on a narrow screen: opens, closes by Escape, gives the focus back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'All pages' })
      .getByRole('link', { name: 'Practice' })
      .waitFor();
    await inspector.look(page, 'menu');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'All pages' }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
    await page.setViewportSize({ width: 1440, height: 1000 });
  });

  await step('second factor: set up with the key, recovery codes shown once', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await follow(page, 'Sign-in and security', 'Sign-in and security');
    await main(page).getByText('Off. Your password alone opens your account.').waitFor();
    await main(page).getByText('This browser').waitFor();
    await inspector.look(page, 'security-off');
    await page.getByRole('button', { name: 'Set up' }).click();
    const key = (await page.locator('.app-key').innerText()).replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    const near = [-30_000, 0, 30_000, 60_000].map((ms) => app.generate({ timestamp: Date.now() + ms }));
    await page
      .getByLabel('Code from the app')
      .fill(['000000', '000001'].find((code) => !near.includes(code))!);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await main(page).getByText('This code is not right any more.').waitFor();
    await inspector.look(page, 'security-setting-up');
    await page.getByLabel('Code from the app').fill(app.generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: /Keep these recovery codes/ }).waitFor();
    recoveryCodes = await page.locator('.recovery-codes code').allInnerTexts();
    assert.equal(recoveryCodes.length, 10);
    await inspector.look(page, 'security-recovery-codes');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await main(page).getByText('Recovery codes left: 10.').waitFor();
  });

  await step('sign-ins: the others can be ended', async () => {
    await page
      .getByRole('button', { name: /^End the sign-in of/ })
      .first()
      .click();
    await expectToast(page, 'Signed out there', '');
    await inspector.look(page, 'security-on');
  });

  await step('sign out: says so, and nothing of the sign-in stays', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${url}/`);
    await toastOf(page).filter({ hasText: 'Signed out successfully' }).waitFor();
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('Cognito')),
    );
    assert.deepEqual(kept, []);
  });

  await step('sign-in with a second factor: a recovery code, once; turned off with another', async () => {
    const code = recoveryCodes[0]!;
    const enter = async () => {
      await page.goto(`${url}/signin`);
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD} staple`);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    };
    await enter();
    await inspector.look(page, 'sign-in-app-code');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code.toUpperCase());
    await inspector.look(page, 'sign-in-recovery-code');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${url}/security`);
    await main(page).getByText('Recovery codes left: 9.').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    const field = page.getByLabel('Code from the app, or a recovery code');
    await field.fill(code);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await main(page).getByText('This code is not right any more.').waitFor();
    await field.fill(recoveryCodes[1]!);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await main(page).getByText('Off. Your password alone opens your account.').waitFor();
  });
});
