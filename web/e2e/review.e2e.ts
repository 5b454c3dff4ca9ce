// From a take to its review, a retake, a comparison and a shared link, with a person's voice in the microphone:
// `node web/e2e/review.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';

const root = resolve(import.meta.dirname, '../..');
const DATA = resolve(root, 'libs/speech/test-data');
/** 26.72 s of a person, first fast, then slow. */
const TALK = join(DATA, 'talking-fast-then-slow.wav');
const WORDS =
  "This is the acoustic corpus. I'm talking pretty fast here. There's nothing going else going on, we're just, y'know, there's some speech errors, but who cares? Um, this is me talking really slow and slightly lower in intensity. Uh, we're just saying some words, and here's some more words, words, words, words. Um, and that should be all. Thanks.";
const EMAIL = `review.${Date.now()}@whitfieldcrane.example`;
const PASSWORD = 'correct horse battery';

const folder = mkdtempSync(join(tmpdir(), 'lectern-review-'));
const microphone = join(folder, 'microphone.wav');
execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', TALK, '-ss', '12', '-ar', '48000', microphone]);

/** Calls the API as the signed-in user of the page. */
async function call(page: Page, method: string, path: string, body?: FormData | object): Promise<unknown> {
  const token = await page.evaluate(
    () =>
      Object.entries(localStorage).find(
        ([key]) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.accessToken'),
      )?.[1],
  );
  const form = body instanceof FormData;
  const answer = await fetch(new URL(path, page.url()), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

interface Reviewed {
  id: string;
  status: string;
}

/** A session of the opening statement with an analyzed recording. */
async function analyzed(page: Page, title: string, file: string, words?: string): Promise<string> {
  const session = (await call(page, 'POST', '/api/sessions', {
    title,
    scenarioType: 'opening-statement',
  })) as Reviewed;
  const form = new FormData();
  if (words) {
    form.append('transcript', words);
    form.append('transcriptSource', 'supplied');
  }
  form.append('audio', new Blob([readFileSync(file)]), file.split('/').at(-1));
  await call(page, 'POST', `/api/sessions/${session.id}/analyze`, form);
  await until(async () => {
    const now = (await call(page, 'GET', `/api/sessions/${session.id}`)) as Reviewed;
    return now.status === 'completed';
  }, 60_000);
  return session.id;
}

const scoreOf = async (page: Page): Promise<number> =>
  Number(/([\d.]+)/.exec(await page.locator('.overall-figure').innerText())?.[1]);

async function signUp(page: Page, url: string, codeFor: (email: string) => Promise<string>): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Verification code').fill(await codeFor(EMAIL));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL('**/dashboard');
}

await runJourney(
  'review',
  async ({ page, inspector, installation: { url, codeFor } }) => {
    let first = '';

    await step('two analyzed takes of one scenario', async () => {
      await signUp(page, url, codeFor);
      first = await analyzed(page, 'Opening, first try', TALK, WORDS);
    });

    await step('the review, and what to fix in order', async () => {
      await page.goto(`${url}/sessions/${first}`);
      await page.getByRole('heading', { level: 1, name: 'Opening, first try' }).waitFor();
      await inspector.look(page, 'review');
      const fix = page.getByRole('region', { name: /./ }).filter({ hasText: 'Fix this next' });
      const headline = await fix.getByRole('heading', { level: 2 }).innerText();
      await page.getByRole('button', { name: 'Show the next one' }).press('Enter');
      await page.getByText(/^Number 2 of \d+ worth fixing$/).waitFor();
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      assert.notEqual(focused, headline);
      assert.equal(focused, await page.locator('#fix-next').innerText());
      await inspector.look(page, 'fix-second');
    });

    await step('a finding dismissed and restored by the keyboard: the score follows', async () => {
      const before = await scoreOf(page);
      const dismissed = page.getByRole('button', { name: /^Do not count “um”/ }).first();
      await dismissed.focus();
      await page.keyboard.press('Enter');
      await until(async () => (await scoreOf(page)) > before, 5_000);
      await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
      await until(async () => (await scoreOf(page)) === before, 5_000);
    });

    await step('say it again: one press, recorded, measured, side by side', async () => {
      const before = await scoreOf(page);
      await page
        .getByRole('button', { name: /^Say “um” at .* again$/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page
        .getByText('Breathe in.')
        .or(page.getByRole('button', { name: 'Allow microphone' }))
        .waitFor();
      const allow = page.getByRole('button', { name: 'Allow microphone' });
      if (await allow.isVisible()) await allow.press('Enter');
      const stop = page.getByRole('button', { name: 'Stop and compare' });
      await stop.waitFor();
      await until(async () => (await page.getByRole('timer').innerText()) >= '00:09', 20_000);
      await inspector.look(page, 'retake-recording');
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Stop and compare');
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Take 2' }).waitFor({ timeout: 30_000 });
      await inspector.look(page, 'retake-compared');
      assert.equal(await scoreOf(page), before);
      await page.getByRole('button', { name: 'Play take 2' }).press('Enter');
      await page.getByRole('button', { name: 'Pause take 2' }).waitFor();
      await page.getByRole('button', { name: 'Play the passage before' }).press('Enter');
      await page.getByRole('button', { name: 'Play take 2' }).waitFor();
      await page.getByRole('button', { name: 'Keep this take' }).press('Enter');
      await page.getByText('Said again').waitFor();
      await inspector.look(page, 'retake-kept');
    });
  },
  [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ],
).finally(() => rmSync(folder, { recursive: true, force: true }));
