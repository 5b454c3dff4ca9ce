// Quiz, help and the command palette: `node web/e2e/quiz-help.e2e.ts --pictures <folder>` (options as for the others).
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import { runJourney, step, type Travel } from './journey.ts';
import { callApi } from './call-api.ts';
import { focused, press, tabTo } from './keyboard.ts';
import { signUp } from './sign-up.ts';

const OPERATOR = {
  SUPPORT_EMAIL: 'help@whitfieldcrane.example',
  SUPPORT_CHAT_URL: 'https://chat.whitfieldcrane.example/lectern',
  SUPPORT_CALENDAR_URL: 'https://calls.whitfieldcrane.example/',
  SUPPORT_HOURS: 'Mon-Fri=8AM-8PM EST;Sat=10AM-4PM EST;Sun=closed',
  TESTIMONIALS: JSON.stringify([
    {
      name: 'Ida Wellcombe',
      title: 'Partner',
      firm: 'Wellcombe Crane',
      quote: 'It heard the pause that I had left out.',
      rating: 5,
    },
    { name: 'Noor Haddan', quote: 'I stopped rushing the figures.' },
  ]),
};

async function answerAll(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
  await page.getByRole('radio').nth(1).focus();
  for (let question = 1; question <= 20; question++) {
    await page.getByRole('heading', { level: 1, name: `Question ${question} of 20` }).waitFor();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
}

async function journey({ page, inspector, installation: { url, codeFor } }: Travel): Promise<void> {
  const config = (await (await fetch(`${url}/api/config`)).json()) as { testimonials?: unknown[] };
  const ofOperator = config.testimonials?.length === 2;
  await step('from the landing page to the quiz, by keyboard', async () => {
    await page.goto(url);
    if (ofOperator) {
      const said = page.locator('.testimonials > li');
      await until(async () => (await said.count()) === 2, 5_000);
      assert.match(await said.first().innerText(), /Ida Wellcombe\s+Partner, Wellcombe Crane\s+5 of 5/);
      assert.doesNotMatch(await said.nth(1).innerText(), /of 5/);
    }
    // They are loaded when they come near.
    for (const screen of await page.locator('.landing-screen img').all()) {
      await screen.scrollIntoViewIfNeeded();
      await screen.evaluate((image: HTMLImageElement) => image.decode());
    }
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
    await answerAll(page, '1');
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
    if (ofOperator) {
      const contact = page.getByRole('region', { name: 'Contact' });
      for (const [label, to] of [
        ['Live chat', OPERATOR.SUPPORT_CHAT_URL],
        ['Email support', `mailto:${OPERATOR.SUPPORT_EMAIL}`],
        ['Schedule a call', OPERATOR.SUPPORT_CALENDAR_URL],
      ] as const)
        assert.equal(await contact.getByRole('link', { name: label }).getAttribute('href'), to);
      assert.match(await contact.getByRole('table').innerText(), /Sat\s+10AM-4PM EST/);
    }
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

  await step('Ctrl K: what is typed before the search has been loaded is in its field', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/command-dialog-.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${url}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('notification prefx');
    await page.keyboard.press('Backspace');
    release();
    await page.getByRole('option', { name: 'Notification preferences', selected: true }).waitFor();
    assert.equal(await field.inputValue(), 'notification pref');
    await page.keyboard.type('e');
    assert.equal(await field.inputValue(), 'notification prefe');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.unroute(/command-dialog-.*\.js/);
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
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });

  await step('Ctrl K: a resource of the library by its title', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('outline');
    const found = page.getByRole('group', { name: 'Library' }).getByRole('option').first();
    await found.waitFor();
    const title = (await found.locator('.command-label').textContent()) ?? '';
    while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await inspector.look(page, 'search-resource');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/library/*');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  await step('the quiz of who is signed in is kept with the account, and again after a retake', async () => {
    await page.goto(`${url}/quiz`);
    await answerAll(page, '3');
    await page.getByText('Kept with your account: attempt 1, best 5 out of 20.').waitFor();
    await inspector.look(page, 'quiz-kept');
    await page.reload();
    await page.getByText('Kept with your account: attempt 1, best 5 out of 20.').waitFor();
    await press(page, /^Retake Quiz$/);
    await answerAll(page, '4');
    await page.getByText('Kept with your account: attempt 2, best 5 out of 20.').waitFor();
    await page.goto(`${url}/profile`);
    await page.getByText(/^5 out of 20 on .*; best 5 in 2 attempts/).waitFor();
  });

  await step('Ctrl K: the dark theme at once, and sign out', async () => {
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.type('dark');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('log out');
    await page.getByRole('option', { name: 'Sign Out', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Signed out successfully').waitFor();
  });
}

await runJourney('quiz-help', journey, [], OPERATOR);
