// Two takes compared, one shared and revoked, and the pages that are open to everybody:
// `node web/e2e/compare.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzed, LONG_WORDS, longTakes } from './analyzed-takes.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-compare-'));
const takes = longTakes(folder);

await runJourney('compare', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  let first = '';
  let second = '';

  await step('two analyzed takes of one scenario', async () => {
    await signUp(page, { url, codeFor });
    first = await analyzed(page, 'Opening, first try', takes.talk, LONG_WORDS);
    second = await analyzed(page, 'Opening, second try', takes.reading);
  });

  await step('two sessions compared, from the review and by address', async () => {
    await page.goto(`${url}/sessions/${second}`);
    await page.getByRole('link', { name: 'Compare' }).press('Enter');
    await page.waitForURL(`**/sessions/compare?a=${first}&b=${second}`);
    await page.locator('#in-short').waitFor();
    await inspector.look(page, 'compare');
    // Each figure stands with its range, and the headline says what clearly differs.
    assert.match(await page.locator('#in-short').innerText(), /(Overall|cannot be compared)/);
    assert.match(
      await page.getByRole('row', { name: /^Melody/ }).innerText(),
      /semitones \(\d\.\d to \d\.\d\)/,
    );
    const row = page.getByRole('row', { name: /^Pace \d|^Pace ~/ }).last();
    assert.match(await row.innerText(), /words a minute (faster|slower)|the same|no clear difference/);
    await page.goto(`${url}/sessions/compare?a=${second}&b=${first}`);
    await page.locator('#in-short').waitFor();
    assert.match(
      await page.getByRole('columnheader').nth(1).innerText(),
      /^Take 1\n.*\nOpening, second try$/,
    );
    await page.goto(`${url}/sessions/compare?a=${crypto.randomUUID()}&b=${first}`);
    await page.getByRole('heading', { name: 'Session Not Found' }).waitFor();
  });

  await step('a comparison of 14 s with 80 s gives no verdict', async () => {
    const few = await analyzed(page, 'A few seconds', takes.short);
    await page.goto(`${url}/sessions/compare?a=${first}&b=${few}`);
    await page.getByRole('heading', { name: 'The lengths differ too much for a verdict' }).waitFor();
    const verdicts = await page.locator('.compared-figures').first().locator('td:last-child').allInnerTexts();
    assert.deepEqual(
      verdicts.filter((text) => text !== 'cannot be compared' && !text.endsWith('shorter')),
      [],
    );
    await inspector.look(page, 'compare-no-verdict');
  });

  await step('shared, opened signed out, revoked', async () => {
    await page.goto(`${url}/sessions/${first}`);
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share this session' });
    await dialog.getByText('None.').waitFor();
    await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
    const address = await dialog.getByLabel('Link to this session').inputValue();
    const browser = context.browser();
    if (!browser) throw new Error('The context has no browser');
    const visit = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await inspector.watch(visit);
    const visitor = await visit.newPage();
    await visitor.goto(address);
    await visitor.getByRole('heading', { level: 1, name: 'Opening, first try' }).waitFor();
    assert.equal(await visitor.getByRole('button', { name: /again$/ }).count(), 0);
    assert.equal(await visitor.getByText('Said again').count(), 0);
    await dialog.getByRole('button', { name: /^Revoke/ }).press('Enter');
    await dialog.getByText('None.').waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: 'This link has ended' }).waitFor();
    await visit.close();
  });

  await step('landing and 404 in both themes, followed while they are open', async () => {
    const outside = await context.browser()?.newContext({ viewport: { width: 1440, height: 1000 } });
    if (!outside) throw new Error('The context has no browser');
    await inspector.watch(outside);
    const visitor = await outside.newPage();
    for (const [path, name] of [
      ['/', 'landing-themes'],
      ['/no-such-page', 'not-found-themes'],
    ] as const) {
      await visitor.emulateMedia({ colorScheme: 'light' });
      await visitor.goto(url + path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await visitor.emulateMedia({ colorScheme: 'dark' });
      await until(async () => (await background()) !== light, 5_000);
      await inspector.look(visitor, name);
    }
    await outside.close();
  });
}).finally(() => rmSync(folder, { recursive: true, force: true }));
