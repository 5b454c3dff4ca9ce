// A case of two documents that give one event two days: what was understood, put right with the keyboard, and the draft that follows.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import type { Inspector } from './inspect.ts';
import { focused, press, tabTo } from './keyboard.ts';

export const COMPLAINT = `                    SUPERIOR COURT OF THE STATE OF VERMONT

ODILE MARROWBY,
          Plaintiff,
     v.
TALVANE COLD STORAGE, INC.,
          Defendant.

                              COMPLAINT

                         FACTUAL ALLEGATIONS

1.   Odile Marrowby drives a bread truck for Kestle Bakery.

2.   On January 14, 2025, Perrin Voss, a dock hand, wrote that the spring of Door 6 was cracked.

3.   Corvin Thale, who was the operations manager, answered, “Door 6 waits for the spring budget.”

4.   On February 3, 2025, Door 6 fell on Odile Marrowby and broke her left hand.

5.   The dock hands tagged Door 6 out after the fall.

6.   Talvane received the new spring for Door 6 from its supplier on January 28, 2025.

                          COUNT I: NEGLIGENCE

7.   Defendant breached its duty of care and is liable for negligence.

                            PRAYER FOR RELIEF

Odile Marrowby asks for judgment against Talvane Cold Storage.
`;

export const INVOICE = `                              INVOICE

Talvane received the new spring for Door 6 from its supplier on February 10, 2025.

The dock hands tagged Door 6 out after the fall.
`;

const CLASH = /^(?:January 28|February 10), 2025/;

/** The clash is settled, a fact corrected, another left out, a slot filled: the focus stays where the work goes on. */
export async function putRight(page: Page, inspector: Inspector): Promise<void> {
  await page.getByRole('heading', { name: 'Where your file disagrees' }).waitFor({ timeout: 60_000 });
  await inspector.look(page, 'understood-clash');
  const settled = page.getByRole('radio', { name: CLASH }).first();
  await page.getByRole('radio', { name: /^Tell both/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await until(() => settled.isChecked(), 10_000);
  assert.match(await focused(page), CLASH, 'the choice has lost the focus');

  await press(page, /^Correct ?: .*wrote that the spring/);
  await page.keyboard.press('End');
  await page.keyboard.type(' He signed it.');
  await press(page, /^Keep$/);
  await page.getByText('Your words', { exact: true }).waitFor();
  await until(async () => /^Correct ?: .*He signed it\.$/.test(await focused(page)), 5_000);
  await press(page, /^Leave out ?: .*tagged Door 6 out/);
  await page.getByText('1 item left out.').waitFor();
  assert.notEqual(await focused(page), '', 'what was left out took the focus with it');

  await tabTo(page, /^Your theme in one line$/);
  await page.keyboard.type('They knew, and they waited.');
  await press(page, /^Keep ?: Your theme/);
  await page.getByRole('button', { name: /^Keep ?: Your theme/ }).waitFor({ state: 'detached' });
  assert.equal(await focused(page), 'Your theme in one line', 'the words that were kept have lost the focus');
  await page.reload();
  await page.getByText('1 item left out.').waitFor({ timeout: 60_000 });
  assert.ok(await settled.isChecked(), 'the choice was not kept');
  await inspector.look(page, 'understood-put-right');
}

/** The draft has the words that were given and not what was left out, shows headings as such, and marks what is open, also in the download. */
export async function draftedFrom(page: Page, inspector: Inspector, leftOut: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
  const script = page.getByRole('textbox', { name: 'Closing argument', exact: true });
  await script.waitFor();
  const text = await script.inputValue();
  assert.match(text, /They knew, and they waited\./);
  assert.match(text, /January 28/);
  assert.doesNotMatch(text, /February 10/);
  assert.doesNotMatch(text, leftOut);
  const headings = await page.locator('.script-heading').allInnerTexts();
  assert.deepEqual(
    headings.map((heading) => heading.trim()),
    [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
  );
  const open = await page.locator('.script-slot').allInnerTexts();
  assert.ok(open.length > 0, text);
  // What the eye sees and what the caret stands in are of one height, line by line.
  assert.ok(await script.evaluate((area) => area.scrollHeight <= area.clientHeight + 1));
  await inspector.look(page, 'script-with-slots');
  await page.getByText(/(?:place is|places are) yours to fill/).click();
  await inspector.look(page, 'script-slots-opened');
  // Given once, said wherever it is asked; an answer is another one in each place.
  assert.equal(await page.getByRole('textbox', { name: 'Your answer', exact: true }).count(), 0);

  await page.getByRole('button', { name: 'Download All Text' }).click();
  const download = page.waitForEvent('download');
  await page.getByText('Plain text (.txt)').click();
  const plain = await readFile(await (await download).path(), 'utf8');
  for (const slot of open) assert.ok(plain.includes(slot.replace('[', '[To be filled: ')), plain);
  assert.doesNotMatch(plain, /^##/m);
}
