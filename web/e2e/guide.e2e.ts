// Guide and library: study, an exercise from its target to its result, and a resource on paper and spoken.
// `node web/e2e/guide.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const TALK = resolve(import.meta.dirname, '../../libs/speech/test-data/talking-fast-then-slow.wav');
const folder = mkdtempSync(join(tmpdir(), 'lectern-guide-'));

/** A person talking, with this many silences of two and a half seconds between passages of six. */
function withPauses(count: number): string {
  const file = join(folder, `${count}.wav`);
  const cut = (at: number) => `[0]atrim=${at}:${at + 6},asetpts=PTS-STARTPTS[p${at}]`;
  const ends = Array.from({ length: count + 1 }, (_, at) => (at % 3) * 6 + Math.floor(at / 3));
  const parts = ends.map((at, place) => `${cut(at).replace(`[p${at}]`, `,apad=pad_dur=2.3[q${place}]`)}`);
  const joined = `${ends.map((_, place) => `[q${place}]`).join('')}concat=n=${ends.length}:v=0:a=1`;
  const args = ['-nostdin', '-v', 'error', '-i', TALK, '-filter_complex', [...parts, joined].join(';')];
  execFileSync('ffmpeg', [...args, '-ar', '16000', '-ac', '1', file]);
  return file;
}

try {
  await runJourney('guide', async ({ page, inspector, installation: { url, codeFor } }) => {
    await step('sign up', () => signUp(page, { url, codeFor }));

    await step('the guide lists five strategies, and none is completed', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click();
      await page.getByText('0 of 5 completed').waitFor();
      assert.equal(await page.locator('.strategy-row').count(), 5);
      await inspector.look(page, 'guide');
    });

    await step('a strategy, marked complete, stays so after a reload', async () => {
      await page.getByRole('link', { name: 'Check Your Look', exact: true }).click();
      await page.getByRole('heading', { name: 'Key principles' }).waitFor();
      await inspector.look(page, 'guide-strategy');
      await page.getByRole('button', { name: 'Mark Complete' }).click();
      await page.getByText(/^✓ Completed on /).waitFor();
      await page.reload();
      await page.getByText(/^✓ Completed on /).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Mark Complete' }).count(), 0);
      await page.getByRole('link', { name: 'Back to Guide' }).click();
      await page.getByText('1 of 5 completed').waitFor();
      await inspector.look(page, 'guide-one-done');
      await page.getByRole('button', { name: /^Notifications, 2 unread/ }).waitFor({ timeout: 30_000 });
    });

    for (const [pauses, outcome] of [
      [2, 'Not met yet.'],
      [5, 'Target met.'],
    ] as const)
      await step(`an exercise with ${pauses} pauses: ${outcome}`, async () => {
        await page.goto(`${url}/guide/power-of-the-pause`);
        await page.getByRole('link', { name: 'Record it: Five deliberate pauses' }).click();
        const panel = page.getByRole('region', { name: 'Five deliberate pauses' });
        await panel.getByText('5 pauses of 2 to 3 seconds in the first 90 seconds').waitFor();
        if (pauses === 2) await inspector.look(page, 'exercise');
        await page.getByLabel('Audio file').setInputFiles(withPauses(pauses));
        await page.getByRole('button', { name: 'Analyze' }).click();
        await page.getByRole('heading', { name: 'Analysis complete' }).waitFor({ timeout: 60_000 });
        await panel.getByText(outcome).waitFor();
        if (pauses === 5) await inspector.look(page, 'exercise-done');
        await page.getByRole('button', { name: 'Open the review' }).click();
        const result = page.getByRole('region', { name: 'Five deliberate pauses' });
        await result.getByText(outcome).waitFor();
        await inspector.look(page, `exercise-result-${pauses}`);
      });

    await step('the strategy knows the last take', async () => {
      const review = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'Back to Power of the Pause' }).click();
      const last = page.getByRole('link', { name: /^See your take of .*Five deliberate pauses$/ });
      assert.equal(await last.getAttribute('href'), review);
      await inspector.look(page, 'guide-strategy-tried');
    });

    await step('the library, filtered down to nothing and back', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Library' }).click();
      await page.getByText('Showing 8 of 8 resources').waitFor();
      await inspector.look(page, 'library');
      await page.getByRole('searchbox', { name: 'Search the library' }).fill('HEARSAY');
      await page.getByText('Showing 1 of 8 resources').waitFor();
      await page.getByRole('button', { name: 'Communication' }).click();
      await page.getByRole('heading', { name: 'No resources found' }).waitFor();
      await inspector.look(page, 'library-empty');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByText('Showing 8 of 8 resources').waitFor();
    });

    await step('a resource is read, printed and counted', async () => {
      await page.getByRole('link', { name: 'Appellate Bench-Question Drill' }).click();
      await page.getByRole('heading', { name: 'The standard and the record' }).waitFor();
      await inspector.look(page, 'library-resource');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PDF' }).click(),
      ]);
      assert.equal(file.suggestedFilename(), 'Appellate Bench-Question Drill.pdf');
      const path = join(folder, 'drill.pdf');
      await file.saveAs(path);
      assert.equal(readFileSync(path).subarray(0, 5).toString(), '%PDF-');
      await page.getByRole('link', { name: 'Back to Library' }).click();
      await page.getByText('1 download', { exact: true }).waitFor();
    });

    await step('the warm-up is spoken, and plays', async () => {
      await page.getByRole('link', { name: 'Breathing and Voice Warm-Up' }).click();
      await page.getByRole('button', { name: 'Play spoken version' }).click();
      const player = page.getByLabel('Breathing and Voice Warm-Up, spoken');
      await player.waitFor({ timeout: 90_000 });
      await until(() => player.evaluate((audio: HTMLAudioElement) => audio.duration > 240), 10_000);
      await inspector.look(page, 'library-audio');
    });
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
