// The texts, toasts and states that were promised word for word, on the page of practice:
// `node web/e2e/words.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`. Failures are made on the wire.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { keptHere } from './kept-recordings.ts';
import { button, failing, told } from './on-the-wire.ts';
import { signUp } from './sign-up.ts';
import { openMicrophone, recordButton } from './recording.ts';

const root = resolve(import.meta.dirname, '../..');
const PDF = resolve(root, 'services/content/test-data/pdf/consumerinfo.pdf');
const CARDS = [
  ['Opening Statement', '5-10 min', 'Intermediate'],
  ['Cross-Examination', '10-15 min', 'Advanced'],
  ['Closing Argument', '8-12 min', 'Advanced'],
  ['Motion Hearing', '5-8 min', 'Beginner'],
  ['Witness Examination', '8-12 min', 'Intermediate'],
  ['Jury Selection', '10-15 min', 'Advanced'],
  ['Appellate Argument', '15-20 min', 'Expert'],
] as const;

await runJourney(
  'words',
  async ({ context, page, inspector, installation: { url, codeFor } }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'microphone'], { origin: url });

    await step('sign up', () => signUp(page, { url, codeFor }));

    await step('the seven scenarios and quick practice', async () => {
      await page.goto(`${url}/practice`);
      await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
      const cards = page.locator('.practice-card:not(.quick)');
      assert.equal(await cards.count(), CARDS.length);
      for (const [index, [title, time, difficulty]] of CARDS.entries()) {
        const card = await cards.nth(index).innerText();
        for (const words of [title, time, difficulty, 'Start Practice'])
          assert.ok(card.includes(words), `“${words}” is not on: ${card}`);
      }
      const quick = page.getByRole('link', { name: /Quick Practice/ });
      assert.equal(await quick.getAttribute('href'), '/practice?scenario=-1');
      assert.match(await quick.innerText(), /Quick Start/);
      await page.getByText(/^Recordings are stored /).waitFor();
      await quick.click();
      await page.getByRole('heading', { name: 'Quick Practice', level: 1 }).waitFor();
      assert.equal(await page.getByLabel('Strategy tip').count(), 0);
      // Quick Start counts down by itself where the microphone is allowed.
      await button(page, 'Cancel').click();
      await button(page, 'Back to Scenarios').click();
      await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
    });

    await step('a PDF: refused, unreadable, read', async () => {
      await page.goto(`${url}/practice?scenario=opening-statement`);
      await page.getByLabel('Strategy tip').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Reset Session' }).count(), 0);
      const box = page.locator('input[type=file][accept=".pdf"]');
      await box.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      await told(page, 'Invalid file', 'Please upload a PDF file.');
      await box.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
      await told(
        page,
        'PDF processing failed',
        'Could not extract information from the PDF. Please fill the form manually.',
      );
      await button(page, 'Generate').click();
      await told(page, 'Missing information');
      assert.equal(
        await page.getByRole('tab', { name: /Generated Content/ }).getAttribute('aria-disabled'),
        'true',
      );
      await box.setInputFiles(PDF);
      await told(page, 'PDF processed successfully');
      await button(page, 'Reset Session').waitFor();
    });

    await step('a script: every control, and what each says', async () => {
      const caseType = page.getByRole('combobox', { name: /^Case type/ });
      if ((await caseType.inputValue()) === '') await caseType.selectOption({ label: 'Civil litigation' });
      await failing(page, '**/api/generate-legal-content', async () => {
        await button(page, 'Generate').click();
        await told(page, 'Generation failed');
      });
      await button(page, 'Generate').click();
      await told(page, 'Content generated successfully');
      const panel = page.getByRole('group', { name: 'Generated content' });
      await panel.waitFor();
      assert.deepEqual(await panel.locator('h3').allInnerTexts(), [
        'Opening statement',
        'Key points',
        'Evidence summary',
        ...((await panel.getByText('Citations in this script').count()) > 0
          ? ['Citations in this script']
          : []),
      ]);
      await panel.getByText('alloy', { exact: true }).first().waitFor();
      await button(page, 'Hear it: alloy').click();
      await page.getByLabel('The voice alloy').waitFor();
      await page.getByLabel('Voice', { exact: true }).click();
      const voices = page.locator('#overlays [role=option], #overlays .ant-select-item-option-content');
      const named = await voices.allInnerTexts();
      for (const voice of ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'])
        assert.ok(named.includes(voice), `${voice} is not among ${named.join()}`);
      await page.keyboard.press('Escape');
      await button(page, 'Copy Key points').click();
      await told(page, 'Copied to clipboard');
      assert.notEqual(await page.evaluate(() => navigator.clipboard.readText()), '');
      await failing(page, '**/api/generate-audio', async () => {
        await button(page, 'Audio of Key points').click();
        await told(page, 'Audio generation failed');
      });
      await button(page, 'Audio of Key points').click();
      await told(page, 'Audio generated successfully');

      await failing(page, '**/api/compile-text', async () => {
        await page.getByRole('button', { name: 'Download All Text' }).click();
        await page.getByText('Plain text (.txt)').click();
        await anyway(page);
        await told(page, 'Text compilation failed');
      });
      await page.getByRole('button', { name: 'Download All Text' }).click();
      const text = page.waitForEvent('download');
      await page.getByText('Plain text (.txt)').click();
      assert.match((await text).suggestedFilename(), /Opening Statement - \d{4}-\d\d-\d\d\.txt$/);
      await told(page, 'Text compiled successfully');
      await failing(page, '**/api/generate-compiled-audio', async () => {
        await page.getByRole('button', { name: 'Download All Audio' }).click();
        await told(page, 'Compiled audio generation failed');
      });
      const audio = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: 'Download All Audio' }).click();
      assert.match((await audio).suggestedFilename(), /Opening Statement-complete-[\d-]+\.mp3$/);
      await told(page, 'Compiled audio generated successfully');
      await button(page, 'Regenerate').click();
      await button(page, 'Generate').waitFor();
    });

    await step('Reset Session', async () => {
      await failing(page, '**/api/sessions/*/clear', async () => {
        await button(page, 'Reset Session').click();
        await button(page, 'Clear session').click();
        await told(page, 'Clear failed');
      });
      await button(page, 'Reset Session').click();
      await button(page, 'Clear session').click();
      await told(page, 'Session cleared');
      assert.equal(await page.getByRole('textbox', { name: /^Key facts/ }).inputValue(), '');
    });

    await step('the session panel: title, tabs, values before the first measurement', async () => {
      const noSound = { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound') };
      await page.getByLabel('Session title').fill('');
      await page.getByLabel('Audio file').setInputFiles(noSound);
      await told(page, 'Title required');
      await page.getByLabel('Session title').fill('Opening, first try');
      await failing(page, '**/api/sessions', async () => {
        await page.getByLabel('Audio file').setInputFiles(noSound);
        await told(page, 'Error', 'Failed to create session. Please try again.');
      });
      await page.getByRole('tab', { name: 'Live Feedback' }).click();
      const live = page.getByRole('tabpanel', { name: 'Live Feedback' });
      await live.getByText('Speaking pace').waitFor();
      const figures = await live.locator('.live-row .figure').allInnerTexts();
      assert.deepEqual(
        figures.map((figure) => figure.trim()),
        ['150 wpm', '–', '80', '–', '75'],
      );
      await inspector.look(page, 'live-before');
      await page.getByRole('tab', { name: 'Record', exact: true }).click();
      const file = page.getByLabel('Audio file');
      await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
      await told(page, 'Invalid file', 'Please upload an audio file.');
      await file.setInputFiles(noSound);
      await told(page, 'Session created');
      await button(page, 'Analyze').click();
      await told(page, 'The recording could not be sent');
      await page.getByRole('button', { name: 'Choose another' }).click();
    });

    await step('a take: recorded, refused, sent again, and its row', async () => {
      await page.goto(`${url}/practice?scenario=opening-statement`);
      await openMicrophone(page);
      await recordButton(page).click();
      await button(page, 'Start now').click();
      await told(page, 'Recording Started', 'Speak clearly into your microphone');
      await page
        .getByRole('timer')
        .filter({ hasText: /^00:0[2-9]$/ })
        .first()
        .waitFor();
      await button(page, 'Stop Recording').click();
      await told(page, 'Recording Stopped', 'It waits for Analyze. Nothing was sent.');
      await page.route('**/analyze', (route) => route.fulfill({ status: 422, body: 'No.' }));
      await button(page, 'Analyze').click();
      await told(page, 'The recording could not be sent');
      await page.unroute('**/analyze');
      // An answer about other bytes is none: the local copy stays until the server has the very same.
      await page.route('**/analyze', async (route) => {
        const answer = await route.fetch();
        const { received, ...rest } = (await answer.json()) as { received: { size: number; sha256: string } };
        await route.fulfill({
          status: 202,
          json: { ...rest, received: { ...received, sha256: '0'.repeat(64) } },
        });
      });
      await button(page, 'Try again').click();
      const arrived = 'What arrived is not what was recorded. Send it again.';
      await told(page, 'The recording could not be sent', arrived);
      const panel = page.getByRole('tabpanel', { name: 'Record' });
      await panel.getByRole('alert').filter({ hasText: arrived }).waitFor();
      assert.equal(await keptHere(page), 1);
      await page.unrouteAll({ behavior: 'wait' });
      await button(page, 'Try again').click();
      await told(page, 'Upload Complete', 'Your practice session has been saved to object storage');
      await toTheList(page);
      const manager = page.getByRole('region', { name: 'Practice sessions' });
      await until(async () => (await keptHere(page)) === 0, 5000);
      const row = manager.locator('.history-row').first();
      const audio = row.getByRole('button', { name: /^Download Audio/ });
      await audio.waitFor();
      await inspector.look(page, 'manager-history');
      assert.equal(await row.getByRole('button', { name: /^PDF: No PDF/ }).isDisabled(), true);
      await failing(page, '**/api/download/**', async () => {
        await audio.click();
        await told(page, 'Error', 'Failed to download file');
      });
      await page.route('**/api/user/files/**', (route) => route.fulfill({ json: { audio: [], pdfs: [] } }));
      await audio.click();
      await told(page, 'File Not Found', 'No audio file found for this session');
      await page.unroute('**/api/user/files/**');
      const opened = context.waitForEvent('page');
      const saved = page.waitForEvent('download').catch(() => null);
      await audio.click();
      await Promise.race([opened, saved]);
    });

    await step('no microphone, and the panel says so', async () => {
      const deaf = await context.newPage();
      await deaf.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await deaf.goto(`${url}/practice?scenario=-1`);
      await button(deaf, 'Allow microphone').first().click();
      await told(deaf, 'Recording failed', 'Could not access microphone. Please check permissions.');
      await deaf.close();
    });
  },
  ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
);

/** With sentences that nobody confirmed, a download asks first. */
async function anyway(page: Page): Promise<void> {
  const asked = page.getByRole('button', { name: 'Download anyway' });
  const failed = page.getByTestId('toast').filter({ hasText: 'Text compilation failed' });
  await asked.or(failed).first().waitFor();
  if (await asked.isVisible()) await asked.click();
}

/** The list is loaded when its place comes near. */
async function toTheList(page: Page): Promise<void> {
  await page.locator('.below').waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('heading', { name: 'Practice sessions' }).waitFor();
}
