// Takes the pictures of the tutorials and of the landing page from a running Lectern: `node web/e2e/help-pictures.ts [--browser <path>]`
// (build first). Everything in them is made up for this: no person, no case and no voice is a real one. `--only progress` takes that
// one alone; `--seeded <url>` takes it from an installation that `npm run seed` has filled, instead of filling one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { FLAGS } from './chromium-flags.ts';
import { type Installation, startInstallation, until } from './installation.ts';
import { openMicrophone } from './recording.ts';
import { signUp } from './sign-up.ts';

const PICTURES = resolve(import.meta.dirname, '../public/help');
const SIZE = { width: 1200, height: 750 };
const QUALITY = 62;

const CASE = 'Marrowby v. Talvane Cold Storage';
const COMPLAINT = `SUPERIOR COURT OF WENLOCK COUNTY

ODILE MARROWBY, Plaintiff, v. TALVANE COLD STORAGE, Defendant.

Case No. 25-CV-01188

COMPLAINT

1. Plaintiff Odile Marrowby drives a bread truck for Kestle Bakery.
2. Defendant Talvane Cold Storage operates the warehouse at 40 Dock Road.
3. On January 14, 2025, a dock hand of Talvane Cold Storage wrote a work request. It said: "Door 6 spring cracked, do not use."
4. Nobody took Door 6 out of service.
5. On February 3, 2025, Door 6 came down on the left hand of Odile Marrowby.
6. Odile Marrowby had two operations and has not driven since.
7. Talvane Cold Storage owed its visitors a duty of reasonable care and breached it.
8. Odile Marrowby asks for judgment against Talvane Cold Storage in the amount of $212,000.`;

const OPENING = `Members of the jury, this case is about a warning that nobody read. On January fourteenth a dock hand of Talvane Cold Storage wrote a note. Um, it was six words long. Door six spring cracked, do not use. He dated it, he signed it, and he put it in the tray where such notes go. You will hold that note in your hands. It is Exhibit Four.

Twenty days went by. The note stayed in the tray, and door six stayed in use. On February third Odile Marrowby backed her bread truck up to door six, as she had done every morning for nine years. You will hear from her what happened next. You will hear, uh, from the surgeon who operated on her hand twice.

And you will hear from the man who wrote the note. He will tell you whom he told, and when. At the end of this trial I will ask you for one thing. I will ask you to hold Talvane Cold Storage to what it knew, and to return a verdict of two hundred and twelve thousand dollars for Odile Marrowby.`;

/** The opening in a synthetic voice, long enough to be scored. */
function spoken(folder: string): string {
  const raw = join(folder, 'raw.wav');
  execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '-p', '38', '-w', raw, OPENING]);
  const file = join(folder, 'opening.wav');
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', raw, '-ac', '1', '-ar', '16000', file]);
  return file;
}

async function call<T>(page: Page, method: string, path: string, body?: FormData | object): Promise<T> {
  const answer = await callApi(page, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: '/usr/bin/chromium' },
    only: { type: 'string' },
    seeded: { type: 'string' },
  },
});
const browser = await chromium.launch({
  executablePath: values.browser,
  args: [...FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
mkdirSync(PICTURES, { recursive: true });
try {
  if (values.only === undefined) await takeTour();
  await takeProgress();
} finally {
  await browser.close();
}

/** A page of its own, and what stores a picture of it. */
async function openPage(): Promise<{ page: Page; take: (name: string) => Promise<void> }> {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'light' });
  await context.grantPermissions(['microphone']);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const devtools = await context.newCDPSession(page);
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle');
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    writeFileSync(join(PICTURES, `${name}.webp`), Buffer.from(data, 'base64'));
  };
  return { page, take };
}

/** What a year of practice looks like: of a seeded attorney. */
async function takeProgress(): Promise<void> {
  const installation = values.seeded === undefined ? await startSeeded() : undefined;
  try {
    const url = installation?.url ?? values.seeded;
    const { page, take } = await openPage();
    await page.goto(`${url}/signin`);
    await page.getByLabel('Email').fill('ada.moss@seed.lectern.example');
    await page.getByLabel('Password', { exact: true }).fill('Seeded courtroom 12');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${url}/progress?period=quarter`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take('progress');
  } finally {
    await installation?.stop();
  }
}

function startSeeded(): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-seeded-'));
  const main = resolve(import.meta.dirname, '../../services/embedded/dist/src/seed/main.js');
  const size = ['--members', '3', '--sessions', '160', '--models', '14'];
  execFileSync('env', [`DATA_DIR=${dataDir}`, process.execPath, main, ...size], { stdio: 'inherit' });
  return startInstallation({}, dataDir);
}

async function takeTour(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-help-'));
  const installation = await startInstallation();
  try {
    await tour(installation, folder);
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tour(installation: Installation, folder: string): Promise<void> {
  const { url } = installation;
  const { page, take } = await openPage();
  const open = async (path: string) => {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  const lead = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - 90 }));

  await signUp(page, installation, 'Dana Whitfield');

  await open('/cases/new');
  await page.getByLabel(/^Name of the case/).fill(CASE);
  await take('new-case');
  await page.getByRole('button', { name: 'Make the case' }).click();
  await page.getByRole('heading', { level: 1, name: CASE }).waitFor();
  const caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page
    .getByLabel('Documents of the case')
    .setInputFiles({ name: 'complaint.txt', mimeType: 'text/plain', buffer: Buffer.from(COMPLAINT) });
  await page.locator('.document-row .line2', { hasText: /· read/ }).waitFor({ timeout: 60_000 });

  const session = await call<{ id: string }>(page, 'POST', '/api/sessions', {
    title: 'Opening, second try',
    scenarioType: 'opening-statement',
  });
  const form = new FormData();
  form.append('transcript', OPENING);
  form.append('transcriptSource', 'supplied');
  form.append('audio', new Blob([readFileSync(spoken(folder))]), 'opening.wav');
  await call(page, 'POST', `/api/sessions/${session.id}/analyze`, form);
  await until(
    async () =>
      (await call<{ status: string }>(page, 'GET', `/api/sessions/${session.id}`)).status === 'completed',
    90_000,
  );

  await open(`/cases/${caseId}`);
  await page.getByRole('heading', { name: 'What Lectern understood' }).waitFor();
  await page.waitForLoadState('networkidle');
  await lead('.case-understood');
  await take('case');

  await open(`/practice?case=${caseId}&scenario=opening-statement`);
  await page.getByRole('combobox', { name: /^Case type/ }).selectOption({ label: 'Personal injury' });
  const facts = page.getByRole('textbox', { name: /^Key facts/ });
  if ((await facts.inputValue()) === '') await facts.fill(COMPLAINT.split('\n\n').at(-1) ?? '');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Content generated successfully').waitFor({ timeout: 60_000 });
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await lead('.script-sheet');
  await take('script');

  await open('/practice?scenario=-1');
  await openMicrophone(page);
  await take('recorder');

  await open(`/sessions/${session.id}`);
  await take('review');
  await page.getByText('How it is made up').first().click();
  await lead('.score');
  await take('score-parts');
  await page.getByRole('tab', { name: /Transcript$/ }).click();
  await lead('[role=tablist]');
  await take('transcript');

  await open('/security');
  await take('security');
  await open('/notifications/preferences');
  await take('preferences');

  await open('/dashboard');
  await take('dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('op');
  await page.getByRole('option', { name: /Opening, second try/ }).waitFor();
  await take('search');
}
