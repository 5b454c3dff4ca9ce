// A script and the work on it survive: `node web/e2e/script.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { signUp } from './sign-up.ts';

const root = resolve(import.meta.dirname, '../..');
const PDF = resolve(root, 'services/content/test-data/pdf/consumerinfo.pdf');
const MINE = 'Zebulon Quist paid $9,000 for a look at it.';
const FACTS =
  'On May 4, 2025, Ada Moss crossed Main Street on a green light. Carl Hale drove through the red light at 45 miles per hour. He was reading a message on his phone. Ada Moss broke her hip. She was in the hospital for 11 days.';

const saved = (page: Page) => page.getByText(/^Saved /).waitFor();
const panelOf = (page: Page, title: string) =>
  page.locator('.section-panel', { has: page.getByRole('heading', { name: title, exact: true }) });

await runJourney('script', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  await step('sign up', () => signUp(page, { url, codeFor }, 'Ruth Crane'));

  await step('case details that were only typed survive a reload', async () => {
    await page.goto(`${url}/practice?scenario=opening-statement`);
    await page.getByRole('textbox', { name: 'Client name' }).fill('Ada Moss');
    await page.getByRole('textbox', { name: 'Opposing party' }).fill('Carl Hale');
    await page.getByRole('textbox', { name: /^Key facts/ }).fill(FACTS);
    await page.getByRole('textbox', { name: 'Session title' }).fill('First run of the opening');
    await page.reload();
    await page.getByRole('textbox', { name: 'Client name' }).waitFor();
    const title = page.getByRole('textbox', { name: 'Session title' });
    assert.equal(await title.inputValue(), 'First run of the opening');
    assert.equal(await page.getByRole('textbox', { name: /^Key facts/ }).inputValue(), FACTS);
  });

  await step('a script from typed details gets a session of its own', async () => {
    await page.getByRole('combobox', { name: /^Case type/ }).selectOption({ label: 'Personal injury' });
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
    assert.match(page.url(), /session=[0-9a-f-]{36}/);
    await saved(page);
    await inspector.look(page, 'script-drafted');
  });

  const text = (of: Page) => of.getByRole('textbox', { name: 'Opening statement', exact: true });
  const margin = (of: Page) => of.getByRole('list', { name: 'Sources' });
  let written = '';
  let points: string[] = [];
  await step('the script is one text: a new sentence, a paragraph moved, one changed, Undo', async () => {
    const before = await text(page).inputValue();
    const [first = '', ...rest] = before.split('\n\n');
    const moved = [...rest, first].join('\n\n');
    const sources = (await margin(page).getByRole('listitem').allInnerTexts()).length;
    await text(page).fill(moved);
    await saved(page);
    // Sources follow the sentences that moved: each has its own again, and none is asked about anew.
    await until(
      async () => (await margin(page).getByRole('listitem').allInnerTexts()).length === sources,
      10_000,
    );
    assert.equal(await margin(page).getByText('not in your file').count(), 0);
    written = moved.replace('45 miles per hour', '90 miles per hour') + `\n\n${MINE}`;
    await text(page).fill(written);
    await saved(page);
    // What changed is looked for in the file again, and what is new as well.
    await until(async () => (await margin(page).getByText('not in your file').count()) === 2, 10_000);
    await inspector.look(page, 'script-open-sentences');
    await text(page).press('Control+z');
    await until(async () => (await text(page).inputValue()) === moved, 5_000);
    await page.getByRole('button', { name: 'Redo' }).click();
    await until(async () => (await text(page).inputValue()) === written, 5_000);
    await margin(page)
      .getByRole('button', { name: /^Confirm: Zebulon/ })
      .click();
    await margin(page).getByText('confirmed by you').waitFor();
    await margin(page)
      .getByRole('button', { name: /^Key facts: / })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Source', exact: true }).waitFor();
  });

  await step('the points beside it: cut, moved', async () => {
    await page.getByRole('button', { name: 'Edit: Key points' }).click();
    const list = panelOf(page, 'Key points');
    await list.getByRole('button', { name: /^Cut/ }).first().click();
    await list
      .getByRole('button', { name: /^Move down/ })
      .first()
      .click();
    await inspector.look(page, 'script-editing');
    await page.getByRole('button', { name: 'Done: Key points' }).click();
    points = await list.locator('.sentence').allInnerTexts();
    // The text goes on being saved after the points were: both are of one script.
    await text(page).fill(`${written} Nothing.`);
    await saved(page);
    await text(page).fill(written);
    await saved(page);
  });

  await step('a reload shows them all', async () => {
    await page.reload();
    await text(page).waitFor();
    assert.equal(await text(page).inputValue(), written);
    assert.deepEqual(await panelOf(page, 'Key points').locator('.sentence').allInnerTexts(), points);
    await margin(page).getByText('confirmed by you').waitFor();
    await inspector.look(page, 'script-restored');
  });

  await step('offline: said so, tried again, and not lost', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit: Key points' }).click();
    await panelOf(page, 'Key points').getByRole('textbox').last().fill('Eleven days in the hospital.');
    await page.getByText(/^Not saved yet/).waitFor();
    await inspector.look(page, 'script-offline');
    await context.setOffline(false);
    await page.getByText(/^Not saved yet/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Done: Key points' }).click();
  });

  const address = page.url();
  await step('a stale window overwrites nothing', async () => {
    const second = await context.newPage();
    await second.goto(address);
    await panelOf(second, 'Key points').getByText('Eleven days in the hospital.').waitFor();
    await second.getByRole('button', { name: 'Edit: Key points' }).click();
    await panelOf(second, 'Key points').getByRole('textbox').last().fill('Eleven days, one hip.');
    const told = second.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await second.getByRole('button', { name: 'Done: Key points' }).click();
    await told;
    await page.bringToFront();
    await page.getByRole('button', { name: 'Edit: Key points' }).click();
    await panelOf(page, 'Key points').getByRole('textbox').last().fill('The stale words.');
    const refused = page.getByText(/^This script was changed in another window or on another device\./);
    await refused.waitFor();
    const { top, bottom } = await refused.evaluate((line) => line.getBoundingClientRect());
    const height = await page.evaluate(() => window.innerHeight);
    assert.ok(top >= 0 && bottom <= height, `the refusal is out of sight: ${top} to ${bottom} of ${height}`);
    await inspector.look(page, 'script-conflict');
    await page.getByRole('button', { name: 'Show the saved version' }).click();
    await page.getByText(/^This script was changed in another window/).waitFor({ state: 'detached' });
    const field = panelOf(page, 'Key points').getByRole('textbox').last();
    assert.equal(await field.inputValue(), 'Eleven days, one hip.');
    await page.getByRole('button', { name: 'Done: Key points' }).click();
    await panelOf(page, 'Key points').getByText('Eleven days, one hip.').waitFor();
    await second.close();
  });

  await step('the session list leads back to the script', async () => {
    await page.goto(`${url}/practice?scenario=opening-statement`);
    await page.getByRole('textbox', { name: 'Client name' }).waitFor();
    // Nothing of the case before is on the page until it is asked for.
    assert.equal(await page.getByRole('textbox', { name: 'Client name' }).inputValue(), '');
    await inspector.look(page, 'script-last');
    await page.mouse.wheel(0, 5_000);
    await page.getByRole('link', { name: /script of Ada Moss v\. Carl Hale/ }).click();
    await panelOf(page, 'Key points').getByText('Eleven days, one hip.').waitFor();
  });

  await step('Cancel stops the drafting on both sides', async () => {
    await page.goto(`${url}/practice?scenario=motion-argument`);
    const asked = '**/api/generate-legal-content';
    // The answer never comes, as if a model took its time.
    await page.route(asked, () => undefined);
    await page.getByRole('combobox', { name: /^Case type/ }).selectOption({ label: 'Personal injury' });
    await page.getByRole('textbox', { name: /^Key facts/ }).fill(FACTS);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await inspector.look(page, 'script-drafting');
    const told = page.waitForResponse(/\/api\/requests\/[0-9a-f-]{36}\/cancel$/);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    assert.equal((await told).status(), 204);
    await page.getByRole('button', { name: 'Generate', exact: true }).waitFor();
    assert.equal(await page.getByText('Generation failed').count(), 0);
    await page.unroute(asked);
  });

  await step('left while a PDF was drafted: the finished draft is there on return', async () => {
    await page.goto(`${url}/practice?scenario=closing-argument`);
    await page.locator('input[type=file][accept*=pdf]').setInputFiles(PDF);
    await page.getByText('PDF processed successfully').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.reload();
    await panelOf(page, 'Closing argument').waitFor({ timeout: 60_000 });
    await page.getByText('consumerinfo.pdf').first().waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: /Case Details$/ }).click();
    await page
      .getByRole('button', { name: /^p\. 1, show the quote/ })
      .first()
      .waitFor();
    await inspector.look(page, 'script-of-pdf-restored');
  });

  await step('Start Practice goes on with the session that has no recording', async () => {
    const left = page.url();
    const empty = { title: 'Moss, second run', scenarioType: 'opening-statement' };
    const { sessionId } = (await (await callApi(page, 'POST', '/api/sessions', empty)).json()) as {
      sessionId: string;
    };
    const count = async () =>
      ((await (await callApi(page, 'GET', '/api/sessions')).json()) as unknown[]).length;
    const before = await count();
    await page.goto(`${url}/sessions/${sessionId}`);
    await page.getByRole('link', { name: 'Start Practice' }).click();
    await page.waitForURL(`**/practice?scenario=opening-statement&session=${sessionId}`);
    await page
      .getByLabel('Audio file')
      .setInputFiles({ name: 'take.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF') });
    await page.getByText('Session created').waitFor();
    assert.equal(await count(), before);
    await page.goto(left);
  });

  await step('Reset Session clears it for good', async () => {
    await page.getByRole('button', { name: 'Reset Session' }).first().click();
    await page.getByRole('button', { name: 'Clear session' }).click();
    await page.getByText('Session cleared').waitFor();
    assert.doesNotMatch(page.url(), /session=/);
    await page.goto(address.replace('opening-statement', 'closing-argument'));
    await page.getByRole('textbox', { name: 'Client name' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Client name' }).inputValue(), 'Ada Moss');
  });
});
