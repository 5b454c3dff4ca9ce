// The export of the own data in a real browser: `node web/e2e/export.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { callApi } from './call-api.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

await runJourney('export', async ({ page, inspector, installation: { url, codeFor } }) => {
  await step('sign up, with a session of an awkward title', async () => {
    await signUp(page, { url, codeFor });
    await callApi(page, 'POST', '/api/sessions', { title: '../../Opening: 1/2' });
  });

  await step('settings: what an export is, and the focus stays where the page puts it', async () => {
    await page.goto(`${url}/settings`);
    const begin = page.getByRole('button', { name: 'Export my data' });
    await begin.waitFor();
    assert.equal(await begin.evaluate((button) => document.activeElement === button), false);
    await inspector.look(page, 'export-none');
  });

  await step('asked for by keyboard, it becomes ready by itself', async () => {
    await page.getByRole('button', { name: 'Export my data' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Download', exact: true }).waitFor({ timeout: 60_000 });
    await inspector.look(page, 'export-ready');
  });

  await step('the bell tells of it and leads here', async () => {
    await page.goto(`${url}/notifications`);
    await page.getByText('Your data is ready').first().waitFor();
  });

  await step('the file is downloaded, and a foreign program finds nothing wrong with it', async () => {
    await page.goto(`${url}/settings#export`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^Lectern data \d{4}-\d\d-\d\d\.zip$/);
    const { status, error, stdout } = spawnSync('unzip', ['-t', await download.path()], { encoding: 'utf8' });
    if (error === undefined) {
      assert.equal(status, 0);
      assert.match(stdout, /data\/sessions\.json/);
    }
  });

  await step('the file is deleted, and a new one can be asked for', async () => {
    await page.getByRole('button', { name: 'Delete the file' }).click();
    await page.getByRole('button', { name: 'Export my data' }).waitFor();
  });
});
