// The facts of a case, looked through with the keyboard alone, one after the other.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import type { Inspector } from './inspect.ts';
import { focused, press } from './keyboard.ts';

/** Of which the attorney says that it is left out. */
export const LEFT_OUT = /bread truck/;

const MOST = 60;

/** From the case page to the draft that is older than what was said: answered, taken back, left and gone on with. */
export async function lookThroughFacts(page: Page, inspector: Inspector): Promise<void> {
  const words = page.locator('.look-words');
  const ended = page.getByRole('heading', { name: /^Done: \d+ facts looked through$/ });
  /** Presses a key and waits for the fact, or the end, that comes next. */
  const say = async (key: string): Promise<void> => {
    const before = await words.innerText();
    await page.keyboard.press(key);
    await until(async () => (await ended.isVisible()) || (await words.innerText()) !== before, 10_000);
  };

  await press(page, /^Look through the facts$/);
  await page.getByRole('heading', { level: 1, name: 'Look through the facts' }).waitFor();
  const side = page.getByRole('heading', { name: 'We appear for' });
  await words.or(side).first().waitFor({ timeout: 60_000 });
  if (await side.isVisible()) {
    await inspector.look(page, 'look-side');
    await press(page, /^Who claims or charges$/);
    await words.waitFor({ timeout: 60_000 });
  }
  await inspector.look(page, 'look-fact');

  const first = await words.innerText();
  const readAs = await page.getByText(/^Read as: /).innerText();
  await say('2');
  assert.match(await focused(page), /^Go on/, 'the next fact has not got the keyboard');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('You said: against us', { exact: true }).waitFor();
  assert.equal(await words.innerText(), first);
  await inspector.look(page, 'look-answered');
  await page.keyboard.press('Control+z');
  await page.getByText(readAs, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.getByText(/^Read as: /).innerText(), readAs, 'what was taken back counts as read');
  let leftOut = false;
  const answer = async (goOn: 'Enter' | 'ArrowRight'): Promise<void> => {
    const goes = LEFT_OUT.test(await words.innerText());
    leftOut ||= goes;
    await say(goes ? '4' : goOn);
  };
  await answer('Enter');

  // Another day: it goes on where nothing was said so far.
  const second = await words.innerText();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await words.waitFor({ timeout: 60_000 });
  assert.equal(await words.innerText(), second, 'it does not go on where it was left');

  const offered = page.getByRole('button', { name: 'Tell it' });
  let seen = false;
  for (let facts = 0; facts < MOST && !(await ended.isVisible()); facts++) {
    if (!seen && (await offered.isVisible())) {
      seen = true;
      await inspector.look(page, 'look-offered');
    }
    // The first fact of a page that was opened again has not got the keyboard yet.
    await answer(facts === 0 ? 'ArrowRight' : 'Enter');
  }
  assert.ok(await ended.isVisible(), 'the facts come to no end');
  assert.ok(leftOut, 'the fact that is left out was never shown');
  await page.waitForLoadState('networkidle');
  await inspector.look(page, 'look-done');
  await press(page, /^Draft the opening again$/);
  await page.getByText('You answered since this draft.').waitFor({ timeout: 60_000 });
  await inspector.look(page, 'look-older-draft');
}
