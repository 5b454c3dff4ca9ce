// The recorder with the keyboard alone, with teleprompter and clock, without a network, without a microphone, and in
// no-recording mode: `node web/e2e/recorder-modes.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { Inspector } from './inspect.ts';
import { runningInstallation, startInstallation, until, type Installation } from './installation.ts';
import { say, step } from './journey.ts';
import { keptHere } from './kept-recordings.ts';
import { focused, press, tabTo } from './keyboard.ts';
import { startBrowser } from './killable-browser.ts';
import { signUp } from './sign-up.ts';
import { openMicrophone, recordButton } from './recording.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: 'web/e2e/pictures' },
    url: { type: 'string' },
    'data-dir': { type: 'string', default: '.data' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const SPEECH = resolve(import.meta.dirname, '../../libs/speech/test-data/sonnet-3.mp3');
const FACTS = `On March 9 the truck left the depot at 5:40 in the morning. Its brakes had last been inspected in September.
The mechanic signed for three inspections that did not happen. Teresa Alvarez was driving to work on Route 9.
The truck did not stop at the light. She was in hospital for eleven days. She cannot lift her left arm above her shoulder.`;

const complain = (line: string) => process.stderr.write(`${line}\n`);

const spoken = (page: Page, seconds: number) =>
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

async function withTheKeyboardAlone(page: Page, url: string, inspector: Inspector): Promise<void> {
  await step('a script, a session and the microphone, without a mouse', async () => {
    await page.goto(`${url}/practice?scenario=appellate-argument`);
    await page.getByRole('heading', { level: 1, name: 'Appellate Argument' }).waitFor();
    await page.getByLabel(/^Case type/).waitFor();
    await tabTo(page, /^Case type/);
    await page.keyboard.type('Pers');
    await tabTo(page, /^Key facts/);
    await page.keyboard.type(FACTS);
    await press(page, /^Generate$/);
    await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
    await tabTo(page, /^Session title$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Alvarez, argued');
    await openMicrophone(page);
  });

  await step('clock, quality and sensitivity are set and remembered', async () => {
    await tabTo(page, /^Microphone sensitivity$/);
    await page.keyboard.press('ArrowRight');
    await page.getByText('76 · +0.4 dB').waitFor();
    await tabTo(page, /^Recording quality$/);
    await page.keyboard.type('Ultra');
    await tabTo(page, /^Time, minutes$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await tabTo(page, /^Yellow light, minutes left$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.9');
    await page.keyboard.press('Tab');
    await inspector.look(page, 'ready-with-clock');
    const stored = await page.evaluate(() =>
      Object.entries(localStorage).map(([key, value]) => `${key} ${value}`),
    );
    assert.ok(
      stored.some((line) => /^lectern\.settings\..*"microphoneSensitivity":76/.test(line)),
      'not remembered',
    );
  });

  await step('the teleprompter moves at its pace, the lights turn yellow', async () => {
    await page.evaluate(() => {
      scrollTo(0, 0);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    // Folded away, the content leaves its place to what is spoken from.
    await press(page, /^Fold$/);
    await press(page, /^Teleprompter$/);
    const text = page.getByRole('region', { name: 'Scrolling script' });
    await text.waitFor();
    const top = () => text.evaluate((element) => element.scrollTop);
    // Where motion is not wanted, the script goes from line to line.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, /^Start scrolling$/);
    await until(async () => (await top()) > 0, 10_000);
    assert.equal((await top()) % 34, 0);
    await press(page, /^Hold text$/);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await press(page, /^(Start Recording|Record take \d+)$/);
    await press(page, /^Start now$/, 'Space');
    await page.getByRole('button', { name: 'Stop Recording' }).waitFor();
    assert.equal(await focused(page), 'Stop Recording');
    assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'bitsPerSecond')), 128_000);
    const [before, since] = [await top(), Date.now()];
    await spoken(page, 8);
    const [pixels, seconds] = [(await top()) - before, (Date.now() - since) / 1000];
    say(`    the script moved ${pixels.toFixed(0)} px in ${seconds.toFixed(1)} s`);
    // 150 words a minute, in short paragraphs of 7 to 12 words a line.
    assert.ok(pixels / seconds > 5 && pixels / seconds < 30, 'not at the pace');
    await page.getByText('Sum up').first().waitFor();
    await page.getByRole('status').filter({ hasText: 'Yellow light' }).waitFor({ state: 'attached' });
    await tabTo(page, /^Scrolling script$/);
    await page.keyboard.press('Space');
    const paused = await top();
    await page.keyboard.press('ArrowDown');
    await until(async () => (await top()) > paused + 10, 2_000);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('145 wpm').waitFor();
    await page.keyboard.press('ArrowUp');
    await inspector.look(page, 'recording-teleprompter');
    await press(page, /^Next: Argument$/);
    await page.locator('.clock-section b', { hasText: /^Argument$/ }).waitFor();
    await spoken(page, 14);
  });

  await step('the network is gone at Stop: the take waits, and goes on by itself', async () => {
    await page.context().setOffline(true);
    await press(page, /^Stop Recording$/, 'Space');
    await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor();
    await press(page, /^Analyze$/);
    await page.getByText('No connection. The recording is kept here and goes on by itself.').waitFor();
    assert.equal(await keptHere(page), 1);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Open the review' }).waitFor({ timeout: 90_000 });
    await until(async () => (await keptHere(page)) === 0, 5_000);
    await press(page, /^Open the review$/);
    await page.waitForURL('**/sessions/*');
    await page.getByRole('heading', { level: 1, name: 'Alvarez, argued' }).waitFor();
  });
}

async function numbersOnly(page: Page, url: string, inspector: Inspector): Promise<void> {
  await step(
    'no-recording mode: nothing is stored here, no sound is sent, the numbers are judged',
    async () => {
      const sent: { path: string; bytes: number }[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'POST') return;
        sent.push({ path: new URL(request.url()).pathname, bytes: request.postDataBuffer()?.length ?? 0 });
      });
      await page.goto(`${url}/practice?scenario=-1`);
      await page.getByLabel('Session title').fill('Privileged');
      await openMicrophone(page);
      await page.getByRole('switch', { name: 'Keep the numbers, discard the audio' }).press('Space');
      await page.getByText('Analyze sends only what was measured of it.').waitFor();
      await recordButton(page).press('Enter');
      await page.getByRole('button', { name: 'Start now' }).press('Enter');
      await page.getByText('The audio is not kept.').waitFor();
      await spoken(page, 16);
      assert.equal(await keptHere(page), 0);
      await page.getByRole('button', { name: 'Stop Recording' }).press('Enter');
      await page.getByText('The audio was not kept.').waitFor();
      assert.equal(await page.locator('audio').count(), 0);
      await inspector.look(page, 'numbers-only');
      await page.getByRole('button', { name: 'Analyze', exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Open the review' }).press('Enter', { timeout: 90_000 });
      await page.waitForURL('**/sessions/*');
      await page.getByRole('heading', { level: 1, name: 'Privileged' }).waitFor();
      await page.getByRole('heading', { name: 'What was measured' }).waitFor();
      assert.match(await page.getByRole('main').innerText(), /audio was not kept/i);
      assert.equal(sent.filter(({ path }) => /analyze|upload/.test(path)).length, 0, JSON.stringify(sent));
      const [numbers] = sent.filter(({ path }) => path.endsWith('/measurements'));
      say(`    ${numbers?.bytes} bytes of numbers for 16 s`);
      assert.ok(numbers && numbers.bytes < 30_000, JSON.stringify(sent));
      await inspector.look(page, 'review-without-audio');
    },
  );
}

async function withoutMicrophone(installation: Installation, inspector: Inspector): Promise<void> {
  const args = ['--headless', '--no-sandbox'];
  // A device that the browser may not use, then none at all.
  const cases = [
    {
      name: 'denied-microphone',
      args: [...args, '--use-fake-device-for-media-stream'],
      told: /Could not access microphone/,
    },
    { name: 'no-microphone', args, told: /No microphone was found/ },
  ];
  for (const { name, told, args: flags } of cases) {
    const browser = await chromium.launch({ executablePath: values.browser, args: flags });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, permissions: [] });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await inspector.watch(context);
      await signUp(page, installation);
      await step(`${name} is explained, and a file is taken instead`, async () => {
        await page.goto(`${installation.url}/practice?scenario=-1`);
        await page.getByLabel('Session title').fill('Without a microphone');
        await page.getByRole('button', { name: 'Allow microphone' }).press('Enter');
        const problem = page.locator('.permission [role=alert]');
        await problem.waitFor();
        const text = (await problem.innerText()).replaceAll('\n', ' ');
        say(`    ${text}`);
        assert.match(text, told);
        await inspector.look(page, name);
        await page.getByLabel('Audio file').setInputFiles(SPEECH);
        await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor();
      });
    } finally {
      await browser.close();
    }
  }
}

await mkdir(values.pictures, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'lectern-modes-'));
const microphone = join(folder, 'microphone.wav');
// At 44.1 kHz: not every device runs at 48.
execFileSync('ffmpeg', ['-v', 'error', '-i', SPEECH, '-ac', '1', '-ar', '44100', microphone]);
const installation = values.url
  ? runningInstallation(values.url, values['data-dir'])
  : await startInstallation();
const inspector = new Inspector(values.pictures);
const { page, browser, kill } = await startBrowser(values.browser, join(folder, 'profile'), microphone);
try {
  await inspector.watch(page.context());
  // How the recorder of the page was asked to record.
  await page.context().addInitScript(() => {
    const Recorder = MediaRecorder;
    globalThis.MediaRecorder = class extends Recorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options);
        Reflect.set(globalThis, 'bitsPerSecond', options?.audioBitsPerSecond);
      }
    };
  });
  await step('sign up', () => signUp(page, installation));
  await withTheKeyboardAlone(page, installation.url, inspector);
  await numbersOnly(page, installation.url, inspector);
  await withoutMicrophone(installation, inspector);
} catch (error) {
  await page.screenshot({ path: join(values.pictures, 'recorder-modes-failed.png'), fullPage: true });
  throw error;
} finally {
  for (const problem of inspector.problems) complain(`not ok  ${problem}`);
  process.exitCode = inspector.problems.length > 0 ? 1 : 0;
  say(`recorder modes journey: ${inspector.problems.length} problems`);
  await browser.close().catch(() => undefined);
  await kill();
  await installation.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
