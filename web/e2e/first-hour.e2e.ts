// The first hour with two clients: nothing of the one is ever seen in the other.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { COMPLAINT, draftedFrom, INVOICE, putRight } from './clashing-documents.ts';
import { until } from './installation.ts';
import { runJourney, say, step } from './journey.ts';
import { LEFT_OUT, lookThroughFacts } from './look-through-facts.ts';
import { openMicrophone, recordButton } from './recording.ts';
import { signUp } from './sign-up.ts';
import { standsStill } from './stands-still.ts';

const root = resolve(import.meta.dirname, '../..');
const PDF = resolve(root, 'services/content/test-data/pdf/consumerinfo.pdf');

const FIRST = { name: 'ConsumerInfo v. Leon', words: /ConsumerInfo|Leon\b/ };
const SECOND = { name: 'Marrowby v. Talvane Cold Storage', words: /Marrowby|Talvane/ };
const SECOND_FILE = `COMPLAINT

Odile Marrowby drives a bread truck for Kestle Bakery. On January 14, 2025, a dock hand of Talvane Cold Storage wrote a work
request. It said: "Door 6 spring cracked, do not use." On February 3, 2025, Door 6 came down on the left hand of Odile Marrowby.
Odile Marrowby asks for judgment against Talvane Cold Storage.`;

/** All that a page says, its fields and its title included. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      ),
    ].join('\n'),
  );

const settled = (page: Page) => page.waitForLoadState('networkidle');

async function newCase(page: Page, url: string, name: string): Promise<string> {
  await page.goto(`${url}/cases/new`);
  await page.getByLabel(/^Name of the case/).fill(name);
  await page.getByRole('button', { name: 'Make the case' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function addDocument(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByLabel('Documents of the case').setInputFiles(file);
  const row = page.locator('.document-row', { hasText: file.name.replace(/\.\w+$/, '') });
  await row.locator('.line2', { hasText: /· read/ }).waitFor({ timeout: 60_000 });
}

await runJourney(
  'first-hour',
  async ({ context, page, inspector, installation: { url, codeFor } }) => {
    await context.grantPermissions(['microphone']);
    await step('sign up', () => signUp(page, { url, codeFor }));

    await step('quick practice: one press from the dashboard to speaking', async () => {
      await page.getByRole('link', { name: 'Quick Start' }).press('Enter');
      await page.getByRole('button', { name: 'Start now' }).waitFor();
      await page.getByRole('button', { name: 'Stop Recording' }).waitFor({ timeout: 10_000 });
      await page.getByRole('button', { name: 'Pause recording' }).click();
      await page.getByText('Paused', { exact: true }).first().waitFor();
      await inspector.look(page, 'first-hour-paused');
      await page.getByRole('button', { name: 'Resume recording' }).click();
      await page.getByRole('button', { name: 'Stop Recording' }).click();
      const player = page.getByLabel('Your recording');
      await until(
        () => player.evaluate((audio: HTMLAudioElement) => Number.isFinite(audio.duration)),
        10_000,
      );
      await page.getByText(/^Paused at 0:0\d/).waitFor();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Delete recording' }).click();
    });

    let first = '';
    await step('the first client: a case, its complaint, a script, a take', async () => {
      await page.goto(`${url}/cases`);
      await page.getByRole('heading', { name: 'No cases yet' }).waitFor();
      await inspector.look(page, 'first-hour-no-cases');
      first = await newCase(page, url, FIRST.name);
      await inspector.look(page, 'first-hour-case-empty');
      await addDocument(page, {
        name: 'complaint.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile(PDF),
      });
      await inspector.look(page, 'first-hour-case-read');
      await page.goto(`${url}/practice?case=${first}&scenario=opening-statement`);
      const facts = page.getByRole('textbox', { name: /^Key facts/ });
      await facts.waitFor();
      await until(async () => (await facts.inputValue()) !== '', 10_000);
      await inspector.look(page, 'first-hour-prepare');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
      await openMicrophone(page);
      await recordButton(page).click();
      await page.getByRole('button', { name: 'Start now' }).click();
      await page
        .getByRole('timer')
        .filter({ hasText: /^00:0[3-9]$/ })
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Stop Recording' }).click();
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await page.getByRole('button', { name: 'Open the review' }).waitFor({ timeout: 90_000 });
    });

    let second = '';
    await step('the second client: nothing of the first in its case, its form, its script', async () => {
      second = await newCase(page, url, SECOND.name);
      await settled(page);
      assert.doesNotMatch(await everything(page), FIRST.words);
      await page.goto(`${url}/practice?case=${second}&scenario=opening-statement`);
      const facts = page.getByRole('textbox', { name: /^Key facts/ });
      await facts.waitFor();
      await settled(page);
      assert.equal(await facts.inputValue(), '');
      assert.doesNotMatch(await everything(page), FIRST.words);
      await page.goto(`${url}/cases/${second}`);
      await addDocument(page, {
        name: 'answer.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(SECOND_FILE),
      });
      await page.goto(`${url}/practice?case=${second}&scenario=opening-statement`);
      await facts.waitFor();
      await settled(page);
      await page.getByRole('combobox', { name: /^Case type/ }).selectOption({ label: 'Personal injury' });
      if ((await facts.inputValue()) === '') await facts.fill(SECOND_FILE.split('\n\n')[1] ?? '');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
      await settled(page);
      assert.doesNotMatch(await everything(page), FIRST.words);
      await inspector.look(page, 'first-hour-second');
    });

    await step('its file disagrees: settled, corrected and filled with the keyboard', async () => {
      await page.goto(`${url}/cases/${second}`);
      for (const [name, text] of [
        ['complaint.txt', COMPLAINT],
        ['invoice.txt', INVOICE],
      ] as const)
        await addDocument(page, { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      await putRight(page, inspector);
    });

    await step('its facts are looked through with the keyboard', () => lookThroughFacts(page, inspector));

    await step('the next draft follows, and shows what is open', async () => {
      await page.goto(`${url}/practice?case=${second}&scenario=closing-argument`);
      await page.getByRole('textbox', { name: /^Key facts/ }).waitFor();
      await settled(page);
      await draftedFrom(page, inspector, LEFT_OUT);
    });

    await step('nor the other way round, nor without a case', async () => {
      await page.goto(`${url}/cases/${first}`);
      await page.getByRole('heading', { level: 1, name: FIRST.name }).waitFor();
      await settled(page);
      assert.doesNotMatch(await everything(page), SECOND.words);
      for (const scenario of ['opening-statement', 'closing-argument', 'cross-examination', '-1']) {
        await page.goto(`${url}/practice?scenario=${scenario}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settled(page);
        const seen = await everything(page);
        assert.doesNotMatch(seen, FIRST.words, scenario);
        assert.doesNotMatch(seen, SECOND.words, scenario);
      }
    });

    await step('the API: what belongs to the one case is in no answer about the other', async () => {
      const about = async (caseId: string) =>
        Promise.all(
          [
            `/api/cases/${caseId}`,
            `/api/cases/${caseId}/documents`,
            `/api/cases/${caseId}/contents`,
            `/api/sessions/page?caseId=${caseId}`,
          ].map(async (path) => (await callApi(page, 'GET', path)).text()),
        );
      assert.doesNotMatch((await about(second)).join('\n'), FIRST.words);
      assert.doesNotMatch((await about(first)).join('\n'), SECOND.words);
    });

    await step('a known case: two presses from the dashboard to speaking', async () => {
      await page.goto(`${url}/dashboard`);
      let presses = 0;
      const press = async (name: string | RegExp) => {
        await page.getByRole('link', { name }).first().press('Enter');
        presses += 1;
      };
      await press(FIRST.name);
      await press(/^Record take \d+/);
      await page.getByRole('button', { name: 'Start now' }).waitFor({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Stop Recording' }).waitFor({ timeout: 10_000 });
      say(`    ${presses} presses`);
      assert.equal(presses, 2);
      await page.getByRole('button', { name: 'Stop Recording' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Delete recording' }).click();
    });

    await step('the lists, and a case that is deleted after it said what goes', async () => {
      await page.goto(`${url}/cases`);
      await page.getByRole('link', { name: FIRST.name, exact: true }).waitFor();
      await inspector.look(page, 'first-hour-cases');
      await page.goto(`${url}/sessions`);
      await page.getByRole('table').waitFor();
      await inspector.look(page, 'first-hour-sessions');
      await page.goto(`${url}/practice`);
      await page.getByRole('heading', { name: 'Which case?' }).waitFor();
      await inspector.look(page, 'first-hour-practice');
      await page.goto(`${url}/cases/${first}`);
      await standsStill(page, '.ant-modal .ant-btn-dangerous', () =>
        page.getByRole('button', { name: 'Delete case' }).first().click(),
      );
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/^1 document/).waitFor();
      await dialog.getByText(/^1 script/).waitFor();
      await dialog.getByText(/^\d+ recordings?/).waitFor();
      await dialog.getByRole('button', { name: 'Delete case' }).click();
      await page.waitForURL(`${url}/cases`);
      await until(async () => (await callApi(page, 'GET', `/api/cases/${first}`)).status === 404, 10_000);
      assert.equal((await callApi(page, 'GET', `/api/cases/${second}`)).status, 200);
    });
  },
  ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
);
