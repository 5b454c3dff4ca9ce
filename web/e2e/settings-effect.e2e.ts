// Settings take effect in every tab and on every device, without a reload: `node web/e2e/settings-effect.e2e.ts --pictures <folder>`.
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { openMicrophone, recordButton } from './recording.ts';
import { PASSWORD, signUp } from './sign-up.ts';

/** Another device: nothing of the first browser is there but what the server knows. */
async function anotherDevice(context: BrowserContext, url: string, email: string): Promise<Page> {
  const browser = context.browser();
  assert.ok(browser);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${url}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText('All changes are saved.').waitFor();
}

const firstScenario = (page: Page) => page.locator('.practice-card:not(.quick) h3').first().textContent();
const sensitivity = (page: Page) => page.getByLabel('Microphone sensitivity').first();

await runJourney(
  'settings-effect',
  async ({ context, page, installation: { url, codeFor } }) => {
    let tab = page;
    let device = page;

    await step('one account in two tabs and on another device', async () => {
      await signUp(page, { url, codeFor });
      await page.goto(`${url}/profile`);
      const email = (await page.locator('.profile-email').textContent()) ?? '';
      device = await anotherDevice(context, url, email);
      tab = await context.newPage();
    });

    await step('default scenario and difficulty: the grids that are open order themselves anew', async () => {
      for (const open of [tab, device]) {
        await open.goto(`${url}/practice`);
        await open.locator('.practice-card:not(.quick)').first().waitFor();
        assert.match((await firstScenario(open)) ?? '', /Opening/);
      }
      await page.goto(`${url}/settings`);
      await page.getByLabel('Default scenario').selectOption('cross-examination');
      await page.getByLabel('Difficulty').selectOption('Advanced');
      await save(page);
      for (const open of [tab, device]) {
        await until(async () => /Cross/.test((await firstScenario(open)) ?? ''), 10_000);
        const marked = open.locator('.practice-card:has(.card-mine) h3');
        await until(
          async () =>
            (await marked.allTextContents()).join() === 'Cross-Examination,Closing Argument,Jury Selection',
          10_000,
        );
      }
    });

    await step(
      'microphone sensitivity: an open recorder takes it at once, and hands its own back',
      async () => {
        for (const open of [tab, device]) {
          await open.goto(`${url}/practice?scenario=-1`);
          await openMicrophone(open);
          assert.equal(await sensitivity(open).inputValue(), '75');
        }
        await sensitivity(page).fill('40');
        await save(page);
        for (const open of [tab, device])
          await until(async () => (await sensitivity(open).inputValue()) === '40', 10_000);
        await sensitivity(device).fill('60');
        await until(async () => (await sensitivity(page).inputValue()) === '60', 10_000);
        await until(async () => (await sensitivity(tab).inputValue()) === '60', 10_000);
      },
    );

    const quickStart = async (open: Page) => {
      await open.goto(`${url}/practice`);
      await open.getByRole('link', { name: /Quick Practice/ }).click();
    };

    await step('auto-record: on, a take begins by itself', async () => {
      await quickStart(device);
      await device.getByRole('timer').waitFor();
      await device.getByRole('button', { name: 'Stop Recording' }).first().click();
      await recordButton(device)
        .or(device.getByRole('button', { name: /Analyze/ }))
        .first()
        .waitFor();
    });

    await step('auto-record: switched off elsewhere, the microphone is ready and waits', async () => {
      await page.goto(`${url}/settings`);
      await page.getByRole('switch', { name: 'Auto-record' }).click();
      await save(page);
      await quickStart(tab);
      await recordButton(tab).waitFor();
      assert.equal(await tab.getByRole('timer').count(), 0);
      assert.equal(await tab.getByText(/Recording starts in/).count(), 0);
    });
  },
  ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
);
