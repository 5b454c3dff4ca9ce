// Speaking into the recorder, and losing the browser while at it:
// `node web/e2e/recorder.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { Inspector } from './inspect.ts';
import { runningInstallation, startInstallation, type Installation } from './installation.ts';
import { say, step } from './journey.ts';
import { startBrowser, type KillableBrowser } from './killable-browser.ts';
import { signUp } from './sign-up.ts';
import { openMicrophone, recordButton } from './recording.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: 'web/e2e/pictures' },
    url: { type: 'string' },
    'data-dir': { type: 'string', default: '.data' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
    'crash-seconds': { type: 'string', default: '20' },
  },
});
const root = resolve(import.meta.dirname, '../..');
/** A person who reads steadily for 47 s, so that the live window and the whole take have one pace. */
const SPEECH = resolve(root, 'libs/speech/test-data/sonnet-3.mp3');
const SPOKEN_SECONDS = 40;
const CRASH_AFTER_SECONDS = Number(values['crash-seconds']);

const complain = (line: string) => process.stderr.write(`${line}\n`);

async function openSession(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/practice?scenario=-1`);
  await page.getByLabel('Session title').fill(title);
  await openMicrophone(page);
  await recordButton(page).press('Enter');
  await page.getByRole('button', { name: 'Start now' }).press('Enter');
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor();
}

const until = (page: Page, seconds: number) =>
  page.waitForFunction(
    (least) => {
      const [minutes = 0, rest = 0] = (document.querySelector('[role=timer]')?.textContent ?? '')
        .split(':')
        .map(Number);
      return minutes * 60 + rest >= least;
    },
    seconds,
    { timeout: (seconds + 20) * 1000 },
  );

/** Pace in words a minute from a text such as "~152 wpm, estimated". */
const paceIn = (text: string): number =>
  Number(/~?(\d{2,3})\s*(?:wpm|words a minute)/.exec(text)?.[1] ?? Number.NaN);

async function journey(
  start: () => Promise<KillableBrowser>,
  installation: Installation,
  inspector: Inspector,
) {
  const { url } = installation;
  let { browser, page, kill } = await start();
  let live = 0;
  try {
    await step('sign up', () => signUp(page, installation));

    await step('a session whose title was taken away is not recorded', async () => {
      await page.goto(`${url}/practice?scenario=-1`);
      await openMicrophone(page);
      await page.getByLabel('Session title').fill('');
      await recordButton(page).press('Enter');
      await page.locator('.take-title').getByText('Title required').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Start now' }).count(), 0);
    });

    await step(`${SPOKEN_SECONDS} s are spoken, with the keyboard alone`, async () => {
      await openSession(page, url, 'Sonnet, read aloud');
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Stop Recording');
      await until(page, 6);
      assert.match(await page.title(), /^Recording 00:0\d \| Lectern$/);
      await page.getByText(/ \d:0[2-9] is safe if the browser closes/).waitFor();
      await page.getByRole('tab', { name: /Live Feedback$/ }).click();
      await until(page, SPOKEN_SECONDS);
      live = paceIn(await page.locator('.live-row').first().innerText());
      await page.getByRole('button', { name: 'Stop Recording' }).first().press('Enter');
    });

    await step(
      'the take is analyzed, and the live pace agrees with the measured one within 10 %',
      async () => {
        await inspector.look(page, 'take-spoken');
        await page.getByRole('button', { name: 'Analyze' }).press('Enter');
        await page.getByRole('button', { name: 'Open the review' }).press('Enter', { timeout: 90_000 });
        await page.waitForURL('**/sessions/*');
        await page.getByRole('heading', { name: 'What was measured' }).waitFor();
        const measured = paceIn(await page.getByRole('region', { name: 'What was measured' }).innerText());
        say(`    live ~${live} wpm, measured ~${measured} wpm`);
        assert.ok(Math.abs(live - measured) <= 0.1 * measured, `live ${live}, measured ${measured}`);
      },
    );

    await step(`the browser is killed after ${CRASH_AFTER_SECONDS} s of the next take`, async () => {
      await openSession(page, url, 'The lost take');
      await until(page, CRASH_AFTER_SECONDS);
      await kill();
    });

    await step('what was spoken is offered, taken up and analyzed', async () => {
      ({ browser, page, kill } = await start());
      await inspector.watch(page.context());
      await page.goto(`${url}/dashboard`);
      const found = page.getByRole('region', { name: 'An unsaved recording was found' });
      await found.getByText('The lost take').waitFor();
      await found.getByText('The last 2 seconds may be missing.').waitFor();
      await inspector.look(page, 'recovery');
      const [, minutes, seconds] =
        /(\d+):(\d\d)/.exec((await found.innerText()).replace(/\d+:\d\d [AP]M/, '')) ?? [];
      const kept = Number(minutes) * 60 + Number(seconds);
      say(`    ${kept} of ${CRASH_AFTER_SECONDS} s were kept`);
      assert.ok(kept >= CRASH_AFTER_SECONDS - 3, `${kept} s were kept`);
      await found.getByRole('button', { name: 'Keep it' }).press('Enter');
      // With its session comes its script.
      await page.waitForURL(/\/practice\?scenario=-1&session=[0-9a-f-]{36}$/);
      await page.getByRole('button', { name: 'Analyze' }).press('Enter');
      await page.getByRole('button', { name: 'Open the review' }).press('Enter', { timeout: 90_000 });
      await page.getByRole('heading', { level: 1, name: 'The lost take' }).waitFor();
      await page.goto(`${url}/practice`);
      await page.getByRole('link', { name: /^Quick Practice/ }).waitFor();
      assert.equal(await page.getByText('An unsaved recording was found').count(), 0);
    });
  } finally {
    await browser.close().catch(() => undefined);
    await kill();
  }
}

await mkdir(values.pictures, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'lectern-recorder-'));
const microphone = join(folder, 'microphone.wav');
execFileSync('ffmpeg', ['-v', 'error', '-i', SPEECH, '-ac', '1', '-ar', '48000', microphone]);
const installation = values.url
  ? runningInstallation(values.url, values['data-dir'])
  : await startInstallation();
const inspector = new Inspector(values.pictures);
try {
  await journey(
    () => startBrowser(values.browser, join(folder, 'profile'), microphone),
    installation,
    inspector,
  );
  for (const problem of inspector.problems) complain(`not ok  ${problem}`);
  process.exitCode = inspector.problems.length > 0 ? 1 : 0;
  say(`recorder journey: ${inspector.problems.length} problems`);
} finally {
  await installation.stop();
  // A killed Chromium lets go of its profile a moment later.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
