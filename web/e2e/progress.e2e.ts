// Progress from nothing to goals, lines and files: `node web/e2e/progress.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const TALK = resolve(import.meta.dirname, '../../libs/speech/test-data/talking-fast-then-slow.wav');
const WORDS =
  "This is the acoustic corpus. I'm talking pretty fast here. There's nothing going else going on, we're just, y'know, there's some speech errors, but who cares? Um, this is me talking really slow and slightly lower in intensity. Uh, we're just saying some words, and here's some more words, words, words, words. Um, and that should be all. Thanks.";
const TAKES = 7;

const folder = mkdtempSync(join(tmpdir(), 'lectern-progress-'));
/** The same recording three times: a minute of speech, so that it has a score. */
const long = join(folder, 'talk.wav');
const loop = ['-stream_loop', '2', '-i', TALK];
execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...loop, '-ac', '1', '-ar', '16000', long]);
const transcript = Array<string>(3).fill(WORDS).join(' ');

/** A session with a measured take. */
async function practiced(page: Page, title: string): Promise<string> {
  const made = await callApi(page, 'POST', '/api/sessions', { title, scenarioType: 'opening-statement' });
  const { sessionId } = (await made.json()) as { sessionId: string };
  const form = new FormData();
  form.append('transcript', transcript);
  form.append('audio', new Blob([readFileSync(long)], { type: 'audio/wav' }), 'talk.wav');
  const sent = await callApi(page, 'POST', `/api/sessions/${sessionId}/analyze`, form);
  assert.equal(sent.status, 202);
  await until(async () => {
    const answer = await callApi(page, 'GET', `/api/sessions/${sessionId}`);
    return ((await answer.json()) as { status: string }).status === 'completed';
  }, 120_000);
  return sessionId;
}

try {
  await runJourney('progress', async ({ page, inspector, installation: { url, codeFor } }) => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await step('sign up', () => signUp(page, { url, codeFor }));

    await step('nothing yet', async () => {
      await page.getByRole('link', { name: 'Progress', exact: true }).first().click();
      await page.getByRole('heading', { name: 'No sessions in this period' }).waitFor();
      await inspector.look(page, 'progress-empty');
    });

    await step('a goal, by keyboard alone', async () => {
      await tab('Progress').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Add a goal' }).focus();
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SELECT');
      await inspector.look(page, 'progress-goal-form');
      await page.getByLabel('Target').focus();
      await page.keyboard.press('Enter');
      await page.getByText('Not measured yet').waitFor();
    });

    let first = '';
    await step('one session: measured, and too early to say', async () => {
      first = await practiced(page, 'Opening, take 1');
      await tab('Progress').click();
      await page.getByText('too early to say').first().waitFor({ timeout: 30_000 });
      await page.getByText('One session so far.').first().waitFor();
      await inspector.look(page, 'progress-one');
    });

    await step('the goal has begun', async () => {
      await tab('Goals').click();
      await page.getByText(/You began at/).waitFor();
      await page.getByRole('button', { name: /^Delete goal/ }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText(/You began at/).waitFor();
      await inspector.look(page, 'progress-goals');
    });

    await step('many: what is usual, lines that the keyboard reads', async () => {
      for (let take = 2; take <= TAKES; take++) await practiced(page, `Opening, take ${take}`);
      await tab('Progress').click();
      await page.getByText('as usual').first().waitFor({ timeout: 30_000 });
      const reading = page.getByRole('region', { name: 'Confidence' }).getByRole('link').first();
      await reading.focus();
      await page.keyboard.press('Home');
      await page
        .getByRole('region', { name: 'Confidence' })
        .getByText(/take 1$/)
        .first()
        .waitFor();
      await inspector.look(page, 'progress-many');
    });

    await step('two sessions to compare, and the period as files', async () => {
      await tab('Sessions').click();
      await page.getByLabel('Sort by').selectOption('Oldest first');
      await inspector.look(page, 'progress-sessions');
      for (const name of ['CSV', 'PDF']) {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: `Download ${name}` }).click();
        assert.match((await saved).suggestedFilename(), new RegExp(`^Progress .*\\.${name.toLowerCase()}$`));
      }
      await page.getByLabel('Compare Opening, take 1').check();
      await page.getByLabel('Compare Opening, take 2').check();
      await page.getByRole('link', { name: 'Compare these two' }).click();
      await page.waitForURL('**/sessions/compare**');
    });

    await step('Check Your Look by the own assessment', async () => {
      await page.goto(`${url}/sessions/${first}`);
      await page.getByRole('tab', { name: /Strategies$/ }).click();
      const yes = page.getByRole('radio', { name: 'Yes' });
      await yes.first().waitFor();
      for (const radio of await yes.all()) await radio.check();
      await page.getByRole('button', { name: 'Save assessment' }).click();
      await page.getByText('Saved: 10 out of 10').waitFor();
      await page.goto(`${url}/progress`);
      await tab('Strategies').click();
      await page.getByRole('row', { name: /Check Your Look.*100/ }).waitFor();
      await inspector.look(page, 'progress-strategies');
    });
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
