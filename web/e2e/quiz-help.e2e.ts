// Quiz, help and the command palette: `node web/e2e/quiz-help.e2e.ts --pictures <folder>` (options as for the others).
import assert from 'node:assert/strict';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { callApi } from './call-api.ts';
import { focused, press, tabTo } from './keyboard.ts';
import { signUp } from './sign-up.ts';

await runJourney('quiz-help', async ({ page, inspector, installation: { url, codeFor } }) => {
  await step('from the landing page to the quiz, by keyboard', async () => {
    await page.goto(url);
    await inspector.look(page, 'landing');
    await press(page, /^Take Quiz$/);
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await focused(page), 'Question 1 of 20');
    assert.equal(await page.getByRole('button', { name: 'Next' }).isDisabled(), true);
    await inspector.look(page, 'quiz');
  });

  await step('keys alone: a choice, the next one, back to the earlier answer', async () => {
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Question 2 of 20' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await inspector.look(page, 'quiz-chosen');
    await tabTo(page, /^Previous$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await page.getByRole('radio').nth(1).isChecked(), true);
  });

  await step('a reload loses no answer', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await page.getByRole('radio').nth(1).isChecked(), true);
  });

  await step('to the result, with its reasons', async () => {
    await page.getByRole('radio').nth(1).focus();
    for (let question = 1; question <= 20; question++) {
      await page.getByRole('heading', { level: 1, name: `Question ${question} of 20` }).waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 1, name: /^5 out of 20\s*:\s*Beginner/ }).waitFor();
    assert.equal(await page.getByText('Not correct').count(), 15);
    await inspector.look(page, 'quiz-result');
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await page.getByRole('radio', { checked: true }).count(), 0);
  });

  await step('an address without a page', async () => {
    await page.goto(`${url}/no-such-page`);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    assert.equal(await page.title(), 'Page Not Found | Lectern');
    await inspector.look(page, 'not-found');
  });

  await step('a chosen theme is there before the first paint, also without Ant Design', async () => {
    await page.evaluate(() => localStorage.setItem('lectern.theme', 'dark'));
    for (const path of ['/', '/quiz', '/no-such-page']) {
      await page.goto(url + path, { waitUntil: 'commit' });
      // The script of the page itself waits for the whole document: what stands now comes from before the first paint.
      const early = await page.waitForFunction(
        () => document.body !== null && document.documentElement.dataset['theme'],
      );
      assert.equal(await early.jsonValue(), 'dark', path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      assert.equal(ground, 'rgb(15, 19, 26)', path);
    }
    await page.evaluate(() => localStorage.removeItem('lectern.theme'));
  });

  await step('an account with a case and a session', async () => {
    await signUp(page, { url, codeFor });
    await callApi(page, 'POST', '/api/cases', { name: 'Marrowby v. Talvane Cold Storage' });
    await callApi(page, 'POST', '/api/sessions', {
      title: 'Closing, first try',
      scenarioType: 'closing-argument',
    });
  });

  await step('help: questions one at a time, search, a tutorial and back', async () => {
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    await inspector.look(page, 'help');
    await press(page, /^What does the score mean\?$/);
    await page.getByText('Four scores of 0 to 10').waitFor();
    const open = page.locator('.help-faqs [aria-expanded=true]');
    await press(page, /^What is a case/);
    await until(
      async () => (await open.allInnerTexts()).join() === 'What is a case, and do I need one?',
      5_000,
    );
    // Scrolled, the header would lie over links beside the list.
    await page.evaluate(() => scrollTo({ top: 0 }));
    await inspector.look(page, 'help-open');
    await page.getByRole('searchbox').fill('carpet');
    await page.getByText('No FAQs match your search').waitFor();
    await inspector.look(page, 'help-none');
    await page.getByRole('button', { name: /^Clear/ }).click();
    await page.getByRole('link', { name: /^Watch.*Your first recording/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your first recording' }).waitFor();
    await inspector.look(page, 'help-tutorial');
    // Those that are loaded late are loaded, too.
    for (const picture of await page.locator('.help-steps img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
    await page.getByRole('link', { name: 'Back to Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    assert.equal(await focused(page), 'Help');
  });

  await step('typing in a filter keeps the focus there, on a page that was opened directly', async () => {
    await page.goto(`${url}/help`);
    await tabTo(page, /^Search questions and tutorials$/);
    await page.keyboard.type('pause');
    assert.equal(await focused(page), 'Search questions and tutorials');
    await until(async () => new URL(page.url()).searchParams.get('q') === 'pause', 5_000);
  });

  const field = page.getByRole('combobox', { name: /^Search pages/ });
  await step('Ctrl K: a page, by keyboard alone, and the focus goes on to it', async () => {
    await page.goto(`${url}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, /^Search/);
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await inspector.look(page, 'search');
    await page.keyboard.type('notification pref');
    await page.getByRole('option', { name: 'Notification preferences', selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    assert.match(await focused(page), /^Search/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('notification pref');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/notifications/preferences');
    await until(async () => (await focused(page)) === 'Notification preferences', 5_000);
  });

  await step('Ctrl K: a case and a session by their names', async () => {
    for (const [typed, name, address] of [
      ['talvane', /^Marrowby/, '**/cases/*'],
      ['first try', /^Closing, first try/, '**/sessions/*'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed);
      await page.getByRole('option', { name }).waitFor();
      while ((await page.getByRole('option', { name, selected: true }).count()) === 0)
        await page.keyboard.press('ArrowDown');
      if (typed === 'talvane') await inspector.look(page, 'search-case');
      await page.keyboard.press('Enter');
      await page.waitForURL(address);
    }
  });

  await step('Ctrl K: the dark theme at once, and sign out', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dark');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('log out');
    await page.getByRole('option', { name: 'Sign Out', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Signed out successfully').waitFor();
  });
});
