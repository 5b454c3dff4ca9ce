// From a take to its review, a retake, a comparison and a shared link, with a person's voice in the microphone:
// `node web/e2e/review.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { featuresOf, type Acoustics } from '@lectern/speech/measurements';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const root = resolve(import.meta.dirname, '../..');
const DATA = resolve(root, 'libs/speech/test-data');
/** 26.72 s of a person, first fast, then slow. */
const TALK = join(DATA, 'talking-fast-then-slow.wav');
/** Somebody else reads steadily. */
const READING = join(DATA, 'sonnet-3.mp3');
const WORDS =
  "This is the acoustic corpus. I'm talking pretty fast here. There's nothing going else going on, we're just, y'know, there's some speech errors, but who cares? Um, this is me talking really slow and slightly lower in intensity. Uh, we're just saying some words, and here's some more words, words, words, words. Um, and that should be all. Thanks.";

const folder = mkdtempSync(join(tmpdir(), 'lectern-review-'));

/** The same recording over and over: a minute of speech, so that it has a score. */
function repeated(file: string, times: number, name: string): string {
  const long = join(folder, name);
  const loop = ['-stream_loop', String(times - 1), '-i', file];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...loop, '-ac', '1', '-ar', '16000', long]);
  return long;
}
const LONG_TALK = repeated(TALK, 3, 'talk.wav');
const LONG_READING = repeated(READING, 2, 'reading.wav');
/** Twice more without fillers: one that is dismissed then weighs enough to be seen. */
const CLEAN = WORDS.replaceAll(/(?:Um|Uh), |y'know, |words, words, words, /g, '');
const LONG_WORDS = [WORDS, CLEAN, CLEAN].join(' ');
const microphone = join(folder, 'microphone.wav');
execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', TALK, '-ss', '12', '-ar', '48000', microphone]);

/** What the API answers the signed-in user of the page. */
async function call(page: Page, method: string, path: string, body?: FormData | object): Promise<unknown> {
  const answer = await callApi(page, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** What a browser would measure of a recording. */
function measured(file: string): Acoustics {
  const args = ['-nostdin', '-v', 'error', '-i', file, '-ac', '1', '-ar', '16000', '-f', 'f32le', 'pipe:1'];
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 1e9 });
  const analyzer = new SpeechAnalyzer();
  analyzer.push(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  return analyzer.finish();
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

await runJourney(
  'review',
  async ({ context, page, inspector, installation: { url, codeFor } }) => {
    let first = '';
    let second = '';

    await step('two analyzed takes of one scenario', async () => {
      await signUp(page, { url, codeFor });
      first = await analyzed(page, 'Opening, first try', LONG_TALK, LONG_WORDS);
      second = await analyzed(page, 'Opening, second try', LONG_READING);
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

    await step('space plays from the whole page, from what was clicked as well', async () => {
      const player = page.getByRole('region', { name: 'Recording' });
      const toggled = async (name: 'Play' | 'Pause') => {
        await page.keyboard.press(' ');
        await player.getByRole('button', { name, exact: true }).waitFor();
      };
      await page.getByRole('tab', { name: /Transcript$/ }).click();
      await toggled('Pause');
      await page.getByRole('tab', { name: /Analysis$/ }).click();
      await toggled('Play');
      const parts = page.locator('.score details').first();
      await parts.locator('summary').click();
      await toggled('Pause');
      assert.equal(await parts.getAttribute('open'), '');
      await toggled('Play');
      // What the keyboard went to has Space for itself.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press(' ');
      assert.equal(await parts.getAttribute('open'), null);
      await player.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    });

    await step('a score can be recalculated from its parts and their weights', async () => {
      await page.getByText('How the overall score is made up').click();
      const lines = await page.locator('.overall-parts .score-parts b').allInnerTexts();
      const sum = lines.reduce((all, line) => {
        const [, value, percent] = / (\d+\.\d) × (\d+) %$/.exec(line) ?? [];
        return all + Math.round(Number(value) * 10) * Number(percent);
      }, 0);
      assert.ok(lines.length > 1);
      const shown = await page.locator('.overall-figure').innerText();
      const together = await page.locator('.overall-parts .score-parts li').last().innerText();
      const [, counts = '100'] = /of which (\d+) % count/.exec(together) ?? [];
      assert.equal((Math.round((sum * Number(counts)) / 10_000) / 10).toFixed(1), shown.split(/\s/)[0]);
      await page.getByText('How it is made up').first().click();
      await inspector.look(page, 'score-parts');
      await page.getByText('How it is made up').first().click();
      await page.getByText('How the overall score is made up').click();
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
      await context.grantPermissions(['microphone'], { origin: url });
      const before = await scoreOf(page);
      await page
        .getByRole('button', { name: /^Say “um” at .* again$/ })
        .first()
        .press('Enter');
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
      await page.getByText('Type what you said, and it is counted').press('Enter');
      await page.getByLabel('The words of this take, fillers too').fill('This is me talking really slow.');
      await page.getByRole('button', { name: 'Count the words' }).press('Enter');
      await page.getByText('No “um” this time.').first().waitFor();
      await inspector.look(page, 'retake-words');
      await page.getByRole('button', { name: 'Keep this take' }).press('Enter');
      await page.getByText('Said again').waitFor();
      await inspector.look(page, 'retake-kept');
    });

    await step('words pasted, corrected and taken back', async () => {
      await page.goto(`${url}/sessions/${second}`);
      await page.getByRole('tab', { name: /Transcript$/ }).press('Enter');
      await page.getByRole('heading', { name: 'No transcript' }).waitFor();
      await inspector.look(page, 'transcript-none');
      await page.getByRole('button', { name: 'Paste or type the words' }).press('Enter');
      const words = page.getByLabel('The words of this take');
      await words.fill('Um, so it is a truth universally acknowledged.');
      await inspector.look(page, 'transcript-editor');
      await page.getByRole('button', { name: 'Save the words' }).press('Enter');
      await page.getByText('The words are those you supplied.').first().waitFor();
      await page
        .getByRole('button', { name: /^Do not count “um”/i })
        .first()
        .waitFor();
      await inspector.look(page, 'transcript-saved');
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await page.getByRole('heading', { name: 'No transcript' }).waitFor();
    });

    await step('two sessions compared, from the review and by address', async () => {
      await page.getByRole('link', { name: 'Compare' }).press('Enter');
      await page.waitForURL(`**/sessions/compare?a=${first}&b=${second}`);
      await page.getByRole('heading', { name: 'In short' }).waitFor();
      await inspector.look(page, 'compare');
      const row = page.getByRole('row', { name: /^Pace \d|^Pace ~/ }).last();
      assert.match(await row.innerText(), /words a minute (faster|slower)|the same|no clear difference/);
      await page.goto(`${url}/sessions/compare?a=${second}&b=${first}`);
      await page.getByRole('heading', { name: 'In short' }).waitFor();
      assert.match(
        await page.getByRole('columnheader').nth(1).innerText(),
        /^Take 1\n.*\nOpening, second try$/,
      );
      await page.goto(`${url}/sessions/compare?a=${crypto.randomUUID()}&b=${first}`);
      await page.getByRole('heading', { name: 'Session Not Found' }).waitFor();
    });

    await step('a take whose audio was not kept: figures, findings and a retake without sound', async () => {
      const session = (await call(page, 'POST', '/api/sessions', { title: 'Numbers only' })) as Reviewed;
      const speech = featuresOf(measured(TALK));
      await call(page, 'POST', `/api/sessions/${session.id}/measurements`, { speech });
      await until(async () => {
        const now = (await call(page, 'GET', `/api/sessions/${session.id}`)) as Reviewed;
        return now.status === 'completed';
      }, 30_000);
      await page.goto(`${url}/sessions/${session.id}`);
      await page.getByText('The audio of this take was not kept').waitFor();
      assert.equal(await page.getByRole('button', { name: /^Play/ }).count(), 0);
      await inspector.look(page, 'no-audio');
      await page.keyboard.press('n');
      await page
        .getByRole('button', { name: /^Say .* again$/ })
        .first()
        .press('Enter');
      await page.getByText('Measured here as you speak. No audio is kept or sent.').waitFor();
      await until(async () => (await page.getByRole('timer').innerText()) >= '00:08', 20_000);
      await page.keyboard.press('Enter');
      const after = page.getByRole('region', { name: 'Take 2' });
      await after.waitFor({ timeout: 30_000 });
      await after.getByText('Audio was not kept.').waitFor();
      await inspector.look(page, 'no-audio-compared');
    });

    await step('shared, opened signed out, revoked', async () => {
      await page.goto(`${url}/sessions/${first}`);
      await page.getByRole('button', { name: 'Share' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Share this session' });
      await dialog.getByText('None.').waitFor();
      await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
      const address = await dialog.getByLabel('Link to this session').inputValue();
      const browser = context.browser();
      if (!browser) throw new Error('The context has no browser');
      const visit = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
      await inspector.watch(visit);
      const visitor = await visit.newPage();
      await visitor.goto(address);
      await visitor.getByRole('heading', { level: 1, name: 'Opening, first try' }).waitFor();
      assert.equal(await visitor.getByRole('button', { name: /again$/ }).count(), 0);
      assert.equal(await visitor.getByText('Said again').count(), 0);
      await dialog.getByRole('button', { name: /^Revoke/ }).press('Enter');
      await dialog.getByText('None.').waitFor();
      await visitor.reload();
      await visitor.getByRole('heading', { level: 1, name: 'This link has ended' }).waitFor();
      await visit.close();
    });

    await step('landing and 404 in both themes, followed while they are open', async () => {
      const outside = await context.browser()?.newContext({ viewport: { width: 1440, height: 1000 } });
      if (!outside) throw new Error('The context has no browser');
      await inspector.watch(outside);
      const visitor = await outside.newPage();
      for (const [path, name] of [
        ['/', 'landing-themes'],
        ['/no-such-page', 'not-found-themes'],
      ] as const) {
        await visitor.emulateMedia({ colorScheme: 'light' });
        await visitor.goto(url + path);
        await visitor.getByRole('heading', { level: 1 }).waitFor();
        const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const light = await background();
        await visitor.emulateMedia({ colorScheme: 'dark' });
        await until(async () => (await background()) !== light, 5_000);
        await inspector.look(visitor, name);
      }
      await outside.close();
    });
  },
  [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ],
).finally(() => rmSync(folder, { recursive: true, force: true }));
