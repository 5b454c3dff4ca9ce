// From a take to its review, said again, its words corrected, with a person's voice in the microphone:
// `node web/e2e/review.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featuresOf } from '@lectern/speech/measurements';
import type { Page } from 'playwright-core';
import {
  analyzed,
  call,
  completed,
  LONG_WORDS,
  longTakes,
  measured,
  type Reviewed,
  TALK,
} from './analyzed-takes.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-review-'));
const takes = longTakes(folder);
const microphone = join(folder, 'microphone.wav');
execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', TALK, '-ss', '12', '-ar', '48000', microphone]);

const scoreOf = async (page: Page): Promise<number> =>
  Number(/([\d.]+)/.exec(await page.locator('.overall-figure').innerText())?.[1]);

await runJourney(
  'review',
  async ({ context, page, inspector, installation: { url, codeFor } }) => {
    let first = '';
    let second = '';

    await step('two analyzed takes of one scenario', async () => {
      await signUp(page, { url, codeFor });
      first = await analyzed(page, 'Opening, first try', takes.talk, LONG_WORDS);
      second = await analyzed(page, 'Opening, second try', takes.reading);
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

    await step('a take whose audio was not kept: figures, findings and a retake without sound', async () => {
      const session = (await call(page, 'POST', '/api/sessions', { title: 'Numbers only' })) as Reviewed;
      const speech = featuresOf(measured(TALK));
      await call(page, 'POST', `/api/sessions/${session.id}/measurements`, { speech });
      await completed(page, session.id);
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
  },
  [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ],
).finally(() => rmSync(folder, { recursive: true, force: true }));
