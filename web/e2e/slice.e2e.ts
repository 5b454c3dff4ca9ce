// The main job in a real browser: `node web/e2e/slice.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`.
// Without --url it starts an installation of its own from what `npm run build` made.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runJourney, step } from './journey.ts';

const root = resolve(import.meta.dirname, '../..');
const PDF = resolve(root, 'services/content/test-data/pdf/consumerinfo.pdf');
/** 26.72 s of a person who speaks, 77 syllables by the alignment beside it. */
const SPEECH = resolve(root, 'libs/speech/test-data/talking-fast-then-slow.wav');
/** What happened before the order of the PDF, as its attorney would tell it. */
const FACTS = `Esteban Leon worked for ConsumerInfo.com as an engineer until May 2016. He signed a confidentiality agreement.
On June 20, 2016, Leon copied the source code of ConsumerInfo.com to his own computer.
On June 28, 2016, he posted it on a public website.`;
const EMAIL = `dana.${Date.now()}@whitfieldcrane.example`;
const PASSWORD = 'correct horse battery';

await runJourney('slice', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  await step('landing page', async () => {
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspector.look(page, 'landing');
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  });

  await step('sign up, with the code from the mail', async () => {
    await page.getByLabel('Full name').fill('Dana Whitfield');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('Law firm').fill('Whitfield & Crane LLP');
    await inspector.look(page, 'sign-up');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Account created!').waitFor();
    await inspector.look(page, 'sign-up-code');
    await page.getByLabel('Verification code').fill(await codeFor(EMAIL));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Welcome, Dana Whitfield' }).waitFor();
    await inspector.look(page, 'dashboard-new');
  });

  await step('sign out, and in again', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.locator('main').getByText('Invalid email or password. Please try again.').waitFor();
    await inspector.look(page, 'sign-in-refused');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Welcome back!').waitFor();
    await page.waitForURL('**/dashboard');
  });

  await step('practice page', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice' }).click();
    await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
    await inspector.look(page, 'practice');
    await page.getByRole('link', { name: /^Opening Statement/ }).click();
  });

  await step('case details from a court document', async () => {
    await page.locator('input[type=file][accept*=pdf]').setInputFiles(PDF);
    await page.getByText('PDF processed successfully').waitFor({ timeout: 60_000 });
    assert.match(await page.getByRole('textbox', { name: 'Client name' }).inputValue(), /consumerinfo\.com/i);
    assert.match(await page.getByRole('textbox', { name: 'Opposing party' }).inputValue(), /esteban leon/i);
    assert.notEqual(await page.getByRole('textbox', { name: /^Key facts/ }).inputValue(), '');
    await inspector.look(page, 'case-details');
  });

  // The PDF is an order and tells no story: its attorney does.
  await step('an opening from what happened, between the parties of the document', async () => {
    const caseType = page.getByRole('combobox', { name: /^Case type/ });
    if ((await caseType.inputValue()) === '') await caseType.selectOption({ label: 'Civil litigation' });
    await page.getByRole('textbox', { name: /^Key facts/ }).fill(FACTS);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
    const opening = page.getByRole('region', { name: 'Opening statement', exact: true });
    await opening.locator('mark', { hasText: 'copied the source code' }).waitFor();
    const text = await opening.innerText();
    assert.match(text, /I represent ConsumerInfo/);
    assert.match(text, /Esteban Leon/);
    assert.doesNotMatch(text, /Missing:/);
    await inspector.look(page, 'script');
  });

  await step('the opening as MP3, and it plays', async () => {
    const answered = page.waitForResponse('**/api/generate-audio', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Audio of Opening statement' }).click();
    const answer = await answered;
    assert.equal(answer.status(), 200);
    assert.equal(answer.headers()['content-type'], 'audio/mpeg');
    const player = page.locator('audio[aria-label$=", spoken"]').first();
    await player.waitFor();
    const heard = await player.evaluate(async (audio: HTMLAudioElement) => {
      await audio.play();
      await new Promise((done) =>
        audio.addEventListener('timeupdate', () => audio.currentTime > 0.3 && done(null)),
      );
      audio.pause();
      return audio.duration;
    });
    assert.ok(heard > 10, `an opening of ${heard} s`);
  });

  await step('a human recording, analyzed', async () => {
    await page.getByLabel('Session title').fill('Opening: ConsumerInfo v. Leon');
    await page.locator('input[type=file][accept="audio/*"]').first().setInputFiles(SPEECH);
    await page.getByRole('button', { name: 'Analyze' }).waitFor();
    await inspector.look(page, 'take');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByText('Analysis complete').first().waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Open the review' }).click();
  });

  await step('the review: duration and measured pace', async () => {
    await page.waitForURL('**/sessions/*');
    await page.getByRole('heading', { level: 1, name: /ConsumerInfo/ }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('0:26').first().waitFor();
    const text = await main.innerText();
    const pace = /(\d{2,3}) (?:wpm|words a minute|words per minute)/i.exec(text);
    assert.ok(pace, 'the review shows a pace');
    assert.ok(Number(pace[1]) > 60 && Number(pace[1]) < 260, `a pace of ${pace[1]}`);
    await inspector.look(page, 'review');
  });

  await step('the report as a PDF', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    const download = await downloading;
    assert.match(download.suggestedFilename(), /\.pdf$/);
    const bytes = await readFile(await download.path());
    assert.equal(bytes.subarray(0, 5).toString('latin1'), '%PDF-');
  });

  await step('a link that shows what was chosen, until it is revoked', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this session' });
    await dialog.getByText('None.').waitFor();
    await inspector.look(page, 'share');
    await dialog.getByLabel('Audio').check();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = dialog.getByLabel('Link to this session');
    const address = await link.inputValue();
    assert.ok(address.startsWith(`${url}/shared/`), address);
    await inspector.look(page, 'share-link');

    const browser = context.browser();
    if (!browser) throw new Error('The context has no browser');
    const visit = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await inspector.watch(visit);
    const visitor = await visit.newPage();
    await visitor.goto(address);
    await visitor.getByRole('heading', { level: 1, name: /ConsumerInfo/ }).waitFor();
    await visitor.getByText(/^Shared by Dana Whitfield until/).waitFor();
    await visitor.getByRole('slider', { name: 'Position in recording' }).waitFor();
    assert.equal(await visitor.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    assert.equal(await visitor.getByRole('tab', { name: /Transcript$/ }).count(), 0);
    assert.equal(await visitor.getByRole('button', { name: /^Do not count/ }).count(), 0);
    await visitor.getByRole('button', { name: 'Play', exact: true }).click();
    await visitor.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await visitor.getByRole('button', { name: 'Pause', exact: true }).click();
    await inspector.look(visitor, 'shared');

    await dialog.getByRole('button', { name: /^Revoke/ }).click();
    await dialog.getByText('None.').waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: 'This link has ended' }).waitFor();
    await inspector.look(visitor, 'shared-ended');
    await visit.close();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  await step('the bell kept quiet about what was watched, and the dashboard knows of it', async () => {
    // The welcome, and what the first session earned.
    await page.getByRole('button', { name: /^Notifications, \d unread/ }).click();
    const menu = page.getByRole('dialog', { name: 'Notifications' });
    await menu.getByRole('button', { name: /Welcome to Lectern/ }).waitFor();
    assert.equal(await menu.getByRole('button', { name: /ConsumerInfo/ }).count(), 0);
    await inspector.look(page, 'notifications-menu');
    await page.getByRole('link', { name: 'View all notifications' }).click();
    await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
    await inspector.look(page, 'notifications');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Dana Whitfield' }).waitFor();
    await inspector.look(page, 'dashboard');
    await page.getByRole('tab', { name: /Recent Activity$/ }).click();
    await page
      .getByRole('link', { name: /ConsumerInfo/ })
      .first()
      .waitFor();
    await inspector.look(page, 'dashboard-recent');
  });

  await step('deleting the session: asked first, and gone everywhere', async () => {
    await page
      .getByRole('link', { name: /ConsumerInfo/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /ConsumerInfo/ }).waitFor();
    const address = page.url();
    const session = address.split('/').at(-1) ?? '';
    const remove = page.getByRole('button', { name: 'Delete session' });
    await remove.click();
    const question = page.getByRole('dialog', { name: 'Delete this session?' });
    await question.getByText(/ConsumerInfo.*None of it can be brought back\./).waitFor();
    await inspector.look(page, 'delete-session');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await question.waitFor({ state: 'hidden' });
    await remove.click();
    await question.getByRole('button', { name: 'Delete session' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('tab', { name: /Recent Activity$/ }).click();
    await page.getByText('No sessions yet').waitFor();
    assert.equal(await page.locator(`a[href*="${session}"]`).count(), 0);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Session Not Found' }).waitFor();
  });

  await step('404', async () => {
    await page.goto(`${url}/no-such-page`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await inspector.look(page, 'not-found');
  });
});
