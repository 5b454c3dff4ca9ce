// Cases with the keyboard alone: made, filled with a document, corrected, put away, found, practiced from, deleted.
import { resolve } from 'node:path';
import { runJourney, step } from './journey.ts';
import { focused, press, tabTo } from './keyboard.ts';
import { signUp } from './sign-up.ts';

const PDF = resolve(import.meta.dirname, '../../services/content/test-data/pdf/consumerinfo.pdf');
const NAME = 'ConsumerInfo v. Leon';

await runJourney('cases-keyboard', async ({ page, inspector, installation: { url, codeFor } }) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

  await step('sign up', () => signUp(page, { url, codeFor }));

  await step('a case is made; one without a name brings the focus back to it', async () => {
    await press(page, /^Cases$/);
    await heading('No cases yet');
    await press(page, /^New case$/);
    await heading('New case');
    await press(page, /^Make the case$/);
    await page.getByText('Give the case a name.').waitFor();
    await tabTo(page, /^Name of the case/);
    await page.keyboard.type(NAME);
    await tabTo(page, /^You speak for$/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Date/);
    await page.keyboard.type('06/01/2027');
    await inspector.look(page, 'case-form');
    await press(page, /^Make the case$/);
    await heading(NAME);
    await page
      .getByText(/June 1, 2027/)
      .first()
      .waitFor();
  });

  await step('a document is added and read', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, /^Add documents$/);
    await (await chooser).setFiles(PDF);
    await page.locator('.document-row .line2', { hasText: /· read/ }).waitFor({ timeout: 60_000 });
  });

  await step('the case is corrected', async () => {
    await press(page, /^Edit case$/);
    await heading(/^Edit/);
    await tabTo(page, /^Court$/);
    await page.keyboard.type('C.D. Cal.');
    await press(page, /^Save/);
    await heading(NAME);
    await page
      .getByText(/C\.D\. Cal\./)
      .first()
      .waitFor();
  });

  await step('put away, opened again, found, practiced from', async () => {
    await press(page, /^Archive case$/);
    await page.getByRole('button', { name: 'Open the case again' }).waitFor();
    if ((await focused(page)) !== 'Open the case again')
      throw new Error('the button that was pressed has lost the focus');
    await press(page, /^Open the case again$/);
    await page.getByRole('button', { name: 'Archive case' }).waitFor();
    await press(page, /^Cases$/);
    await page.getByRole('link', { name: NAME, exact: true }).waitFor();
    await press(page, new RegExp(`^${NAME}$`));
    await heading(NAME);
    await press(page, /^Choose a part$/);
    await press(page, /^Opening Statement/);
    await page.getByRole('heading', { level: 1, name: 'Opening Statement' }).waitFor();
    // The form fills itself from the file; before that there is nothing to draft from.
    await page
      .getByRole('textbox', { name: /^Key facts/ })
      .filter({ hasText: /\S/ })
      .waitFor();
    await press(page, /^Generate$/);
    await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
  });

  await step('deleted after it said what goes; the safe answer has the focus', async () => {
    await press(page, /^Cases$/);
    await press(page, new RegExp(`^${NAME}$`));
    await heading(NAME);
    await press(page, /^Delete case$/);
    await page.getByRole('dialog').waitFor();
    await inspector.look(page, 'case-delete');
    await tabTo(page, /^Keep/);
    await press(page, /^Delete/);
    await heading('No cases yet');
  });
});
