// A draft by a model on this machine, with the real library and a model of random weights:
// `node web/e2e/local-drafting.e2e.ts --pictures <folder>`. Says so where the library cannot be fetched.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { until } from './installation.ts';
import { runJourney, say, step } from './journey.ts';
import { killChild } from './kill-child.ts';
import { signUp } from './sign-up.ts';

const drafting = resolve(import.meta.dirname, '../../services/content/dist/src/local-drafting');
const { putModel, withLibrary } = (await import(resolve(drafting, 'local-drafting.fixtures.js'))) as {
  putModel: (models: string, bytes: Buffer) => Promise<void>;
  withLibrary: () => Promise<string | undefined>;
};
const { tinyGguf } = (await import(resolve(drafting, 'tiny-gguf.fixtures.js'))) as {
  tinyGguf: (contextTokens: number) => Buffer;
};
const CONTEXT_TOKENS = 8192;
const FACTS =
  'On May 4, 2025, Ada Moss crossed Main Street on a green light. Carl Hale drove through the red light at 45 miles per hour. He was reading a message on his phone. Ada Moss broke her hip. She was in the hospital for 11 days.';

const models = await withLibrary();
if (models === undefined) say('skipped: the library could not be fetched');
else {
  try {
    await putModel(models, tinyGguf(CONTEXT_TOKENS));
    await runJourney(
      'local-drafting',
      async ({ context, page, inspector, installation: { url, codeFor, pid } }) => {
        const text = page.getByRole('textbox', { name: 'Opening statement', exact: true });
        const begin = page.getByRole('button', { name: 'Let the model draft' });
        let mine = '';

        await step('sign up', () => signUp(page, { url, codeFor }));

        await step('the rules’ draft is there at once, and the model is offered beside it', async () => {
          await page.goto(`${url}/practice?scenario=opening-statement`);
          await page.getByRole('textbox', { name: 'Client name' }).fill('Ada Moss');
          await page.getByRole('textbox', { name: 'Opposing party' }).fill('Carl Hale');
          await page.getByRole('textbox', { name: /^Key facts/ }).fill(FACTS);
          await page.getByRole('combobox', { name: /^Case type/ }).selectOption({ label: 'Personal injury' });
          await page.getByRole('button', { name: 'Generate', exact: true }).click();
          await begin.waitFor({ timeout: 60_000 });
          mine = await text.inputValue();
          await inspector.look(page, 'local-drafting-offered');
        });

        await step('it is begun and stopped again', async () => {
          await begin.click();
          await page
            .getByText(/^The model on this machine is (starting|at work)$/)
            .or(writing())
            .first()
            .waitFor();
          await page.locator('.machine-draft').getByRole('button', { name: 'Cancel' }).click();
          await begin.waitFor();
        });

        await step('it is followed over a reload, and in another tab', async () => {
          await begin.click();
          await writing().waitFor({ timeout: 60_000 });
          await inspector.look(page, 'local-drafting-writing');
          await page.reload();
          await page.locator('.machine-draft').waitFor();
          const other = await context.newPage();
          await other.goto(page.url());
          await other
            .locator('.machine-draft')
            .getByText(/^The model|Your script is as it was/)
            .waitFor();
          await other.close();
        });

        await step(
          'killed in mid-word, as often as it starts: that is said, and the script is as it was',
          async () => {
            const ended = page.getByText(/Your script is as it was\./);
            await until(async () => {
              await killChild(pid, 'local-drafting/drafting-program.js');
              return ended.isVisible();
            }, 120_000);
            await page.getByRole('button', { name: 'Try again' }).waitFor();
            assert.equal(await text.inputValue(), mine);
            await inspector.look(page, 'local-drafting-ended');
          },
        );

        await step('the settings say what this machine has, and how the rest is added', async () => {
          await page.goto(`${url}/settings#machine`);
          const rows = page.locator('.machine-models .setting-row');
          await rows.last().waitFor();
          assert.deepEqual(
            (await rows.allInnerTexts()).map((row) => row.split('\n').at(-1)),
            ['Not installed', 'Not installed', 'Installed'],
          );
          await page.locator('.machine-models').getByText('npm run models', { exact: true }).waitFor();
          await inspector.look(page, 'local-drafting-settings');
        });

        function writing() {
          return page.getByText(/^The model is writing/);
        }
      },
      [],
      { MODELS_DIR: models },
    );
  } finally {
    await rm(models, { recursive: true, force: true });
  }
}
