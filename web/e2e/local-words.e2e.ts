// Words that the installation finds by itself, with a recognizer's model of two kilobytes that hears nothing but loud and soft:
// `node web/e2e/local-words.e2e.ts --pictures <folder>`. Says so where the recognizer's library cannot be fetched.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import { runJourney, say, step } from './journey.ts';
import { killChild } from './kill-child.ts';
import { button, told } from './on-the-wire.ts';
import { openMicrophone, recordButton } from './recording.ts';
import { signUp } from './sign-up.ts';

const root = resolve(import.meta.dirname, '../..');
const { tinyModels } = (await import(
  resolve(root, 'services/analysis/dist/src/local-words/local-words.fixtures.js')
)) as { tinyModels: () => Promise<string | undefined> };
const TINY = /alpha|bra/;

const folder = await mkdtemp(join(tmpdir(), 'lectern-e2e-voice-'));
const voice = join(folder, 'voice.wav');
const SPEECH = resolve(root, 'libs/speech/test-data/sonnet-3.mp3');
execFileSync('ffmpeg', ['-v', 'error', '-i', SPEECH, '-ac', '1', '-ar', '48000', voice]);

const models = await tinyModels();
if (models === undefined) say('skipped: the recognizer’s library could not be fetched');
else {
  try {
    await runJourney(
      'local-words',
      async ({ context, page, inspector, installation: { url, codeFor, pid } }) => {
        await context.grantPermissions(['microphone'], { origin: url });
        await step('sign up', () => signUp(page, { url, codeFor }));

        await step('the machine shows how fast it is before the take', async () => {
          await page.goto(`${url}/practice?scenario=-1`);
          await page.getByLabel('Session title').fill('Found while spoken');
          await openMicrophone(page);
          await page.getByRole('switch', { name: 'Find my words while I speak', checked: true }).waitFor();
          await page.getByText('It keeps up with you.').waitFor({ timeout: 60_000 });
          await page
            .getByText('The words are found on this machine, and no other service hears it.')
            .waitFor();
          await inspector.look(page, 'local-words-ready');
        });

        await step('words appear while somebody speaks, also after the recognizer was killed', async () => {
          await start(page);
          await page.getByText('For its words the sound passes through the memory of this server.').waitFor();
          const live = await liveTab(page);
          await live.locator('.last-words').filter({ hasText: TINY }).waitFor({ timeout: 30_000 });
          await live.getByText('Filler words').waitFor();
          const before = await counted(live);
          assert.ok((await killChild(pid, 'local-words/recognizer.js')) > 0, 'no recognizer runs');
          await until(async () => (await counted(live)) > before + 3, 60_000);
          await inspector.look(page, 'local-words-live');
          await page.getByRole('tab', { name: 'Record', exact: true }).click();
          await button(page, 'Stop Recording').click();
          await told(page, 'Recording Stopped', 'It waits for Analyze. Nothing was stored.');
          await page.getByLabel('Found on this machine, after Analyze').waitFor();
        });

        await step('the analysis finds them with their times, each to play', async () => {
          await analyzed(page);
          await page.getByRole('tab', { name: /^Transcript/ }).click();
          const panel = page.getByRole('tabpanel', { name: /^Transcript/ });
          await panel.getByText(TINY).first().waitFor();
          await inspector.look(page, 'local-words-review');
        });

        const posted: { path: string; body: string }[] = [];
        await step('no-recording mode asks for a yes of its own', async () => {
          page.on('request', (request) => {
            if (request.method() === 'POST')
              posted.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
          });
          await page.goto(`${url}/practice?scenario=-1`);
          await page.getByLabel('Session title').fill('Not kept');
          await openMicrophone(page);
          await page.getByRole('switch', { name: 'Keep the numbers, discard the audio' }).press('Space');
          const passing = page.getByRole('switch', { name: 'Find the words on this server' });
          assert.equal(await passing.isChecked(), false);
          await page.getByText('The sound passes through its memory and is not stored.').waitFor();
          await page.getByText(/^The audio stays in this browser and is stored nowhere\./).waitFor();
          posted.length = 0;
          await passing.press('Space');
          await page.getByText('It keeps up with you.').waitFor({ timeout: 60_000 });
          await inspector.look(page, 'local-words-passing');
          await start(page);
          const live = await liveTab(page);
          await live.locator('.last-words').filter({ hasText: TINY }).waitFor({ timeout: 30_000 });
          await page.waitForTimeout(6_000);
          await page.getByRole('tab', { name: 'Record', exact: true }).click();
          await button(page, 'Stop Recording').click();
          await page.getByLabel('As found on this server').waitFor({ timeout: 30_000 });
          assert.ok(await page.getByLabel('As found on this server').isChecked());
          await inspector.look(page, 'local-words-passed');
        });

        await step('its words have times, and its sound is nowhere', async () => {
          await analyzed(page);
          const pieces = posted.filter(({ path }) => path === '/api/live-words/pieces');
          assert.ok(pieces.length >= 2, 'no pieces were sent');
          const [numbers] = posted.filter(({ path }) => path.endsWith('/measurements'));
          const { timedWords } = JSON.parse(numbers?.body ?? '{}') as { timedWords?: { start: number }[] };
          assert.ok((timedWords?.length ?? 0) > 5, numbers?.body.slice(0, 200));
          await page
            .getByRole('main')
            .getByText(/was not kept/)
            .first()
            .waitFor();
          await page.getByRole('tab', { name: /^Transcript/ }).click();
          await page
            .getByRole('tabpanel', { name: /^Transcript/ })
            .getByText(TINY)
            .first()
            .waitFor();
          await inspector.look(page, 'local-words-review-passed');
        });
      },
      [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${voice}`,
      ],
      { MODELS_DIR: models },
    );
  } finally {
    await rm(models, { recursive: true, force: true });
  }
}
await rm(folder, { recursive: true, force: true });

async function start(page: Page): Promise<void> {
  await recordButton(page).click();
  await button(page, 'Start now').click();
  await button(page, 'Stop Recording').waitFor();
}

async function liveTab(page: Page) {
  await page.getByRole('tab', { name: 'Live Feedback' }).click();
  return page.getByRole('tabpanel', { name: 'Live Feedback' });
}

/** How many words the panel counts fillers among. */
async function counted(live: ReturnType<Page['getByRole']>): Promise<number> {
  return Number(/of (\d+) words/.exec(await live.innerText())?.[1] ?? 0);
}

async function analyzed(page: Page): Promise<void> {
  await button(page, 'Analyze').click();
  await button(page, 'Open the review').click({ timeout: 90_000 });
  await page.waitForURL('**/sessions/*');
}

/** Ends the recognizer of the installation with this process, as the system does when memory is short. */
