// A recording too long for one breath of the line: it goes in parts, the connection is lost twice, and what had arrived is not
// sent again: `node web/e2e/long-recording.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runJourney, say, step } from './journey.ts';
import { button } from './on-the-wire.ts';
import { signUp } from './sign-up.ts';

const SPEECH = resolve(import.meta.dirname, '../../libs/speech/test-data/sonnet-3.mp3');
const MINUTES = 8;
const PART_BYTES = 4 * 1024 * 1024;

await runJourney('long-recording', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-long-'));
  const recording = join(folder, 'long.wav');
  const repeated = [
    '-stream_loop',
    '-1',
    '-i',
    SPEECH,
    '-t',
    String(MINUTES * 60),
    '-ac',
    '1',
    '-ar',
    '16000',
  ];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...repeated, recording]);
  const { size } = await stat(recording);
  const parts = Math.ceil(size / PART_BYTES);
  const sent: number[] = [];
  let cuts = 0;
  try {
    await step('sign up', () => signUp(page, { url, codeFor }));

    await step('a long recording is chosen', async () => {
      await page.goto(`${url}/practice?scenario=-1`);
      await page.getByLabel('Session title').fill('The long argument');
      await page.getByLabel('Audio file').setInputFiles(recording);
      await button(page, 'Analyze').waitFor();
    });

    await step('the connection is lost in the middle, and once more while it goes on', async () => {
      await page.route('**/api/uploads/*/*', async (route) => {
        const part = Number(route.request().url().split('/').at(-1));
        if (part >= 1 && cuts < 2) {
          cuts += 1;
          if (cuts === 1) await context.setOffline(true);
          await route.abort('connectionreset').catch(() => undefined);
          return;
        }
        sent.push(part);
        await route.continue();
      });
      await button(page, 'Analyze').click();
      await page.getByText('No connection. The recording is kept here and goes on by itself.').waitFor();
      assert.equal(
        await page.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow'),
        String(Math.round((100 * PART_BYTES) / size)),
      );
      await inspector.look(page, 'long-recording-waiting');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Open the review' }).click({ timeout: 120_000 });
      await page.getByRole('heading', { name: 'What was measured' }).waitFor();
      say(`    ${(size / 1e6).toFixed(1)} MB in ${parts} parts, sent: ${sent.join(', ')}; cut ${cuts} times`);
      assert.equal(cuts, 2);
      assert.deepEqual(
        sent,
        Array.from({ length: parts }, (_, part) => part),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
