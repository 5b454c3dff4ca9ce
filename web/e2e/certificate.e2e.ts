// A certificate from its last requirement to whoever checks it: `node web/e2e/certificate.e2e.ts` (options as for the slice).
// What fifty takes came to is announced as the analysis would; guide and own assessments go by the front door.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { announce } from './announce.ts';
import { callApi } from './call-api.ts';
import { runJourney, step } from './journey.ts';
import { accountOf, aReport } from './reports.ts';
import { signUp } from './sign-up.ts';

const NAME = 'Wrenna Attleby';
const DAY_MS = 86_400_000;

/** What a good take in an advanced scenario came to; three a day. */
const report = (userId: string, index: number) =>
  aReport(userId, Date.now() - Math.floor(index / 3) * DAY_MS - 60_000 * index, {
    scenarioType: index % 10 === 0 ? 'appellate-argument' : 'closing-argument',
  });

await runJourney('certificate', async ({ context, page, inspector, installation }) => {
  const { url, codeFor, dataDir } = installation;
  let number = '';

  await step('an account that has studied, and looked into the mirror ten times', async () => {
    await signUp(page, { url, codeFor }, NAME);
    const items = { attire: 2, posture: 2, eyeContact: 2, hands: 1, movement: 2 };
    for (let time = 0; time < 10; time += 1)
      assert.equal((await callApi(page, 'POST', '/api/own-assessments', { items })).status, 201);
    const guide = (await (await callApi(page, 'GET', '/api/guide')).json()) as {
      strategies: { id: string }[];
    };
    assert.equal(guide.strategies.length, 5);
    for (const { id } of guide.strategies)
      assert.equal((await callApi(page, 'PUT', `/api/guide/${id}/completed`)).status, 200);
  });

  await step('forty-nine sessions are not enough', async () => {
    const userId = await accountOf(page);
    const reports = Array.from({ length: 49 }, (_, index) => report(userId, index + 1));
    await announce(dataDir, 'analysis.report-ready', reports);
    await page.goto(`${url}/achievements`);
    await page.getByText('49 of 50', { exact: true }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Issue Certificate' }).count(), 0);
    await inspector.look(page, 'certificate-nearly');
    await announce(dataDir, 'analysis.report-ready', [report(userId, 0)]);
    await page.getByText('All four are met.', { exact: false }).waitFor();
    await inspector.look(page, 'certificate-ready');
  });

  await step('it is issued and saved by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Issue Certificate' }).focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: /^Number LC-/ });
    await link.waitFor();
    number = ((await link.textContent()) ?? '').replace('Number ', '');
    assert.match(number, /^LC(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    await page.getByRole('button', { name: 'Download Certificate' }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    assert.equal(download.suggestedFilename(), `Lectern certificate ${number}.pdf`);
    const printed = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
    for (const said of [NAME, `Certificate ${number}`, `/certificate/${number}`, '50 practice sessions'])
      assert.ok(printed.includes(said), `“${said}” is not on the paper: ${printed}`);
    await inspector.look(page, 'certificate-issued');
  });

  await step('somebody without an account checks it, a wrong one and none', async () => {
    const browser = context.browser();
    assert.ok(browser);
    const nobody = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await inspector.watch(nobody);
    const visitor = await nobody.newPage();
    await visitor.goto(`${url}/certificate/${number}`);
    await visitor.getByText('This certificate is genuine').waitFor();
    await visitor.getByText(NAME, { exact: true }).waitFor();
    await inspector.look(visitor, 'certificate-genuine');

    const check = async (typed: string, verdict: string): Promise<void> => {
      await visitor.getByLabel('Check another number').fill(typed);
      await visitor.keyboard.press('Enter');
      await visitor.getByText(verdict).waitFor();
    };
    const last = number.at(-1)!;
    await check(`${number.slice(0, -1)}${last === '0' ? '1' : '0'}`, 'No certificate with this number');
    await inspector.look(visitor, 'certificate-wrong');
    await check('my diploma', 'This is not a certificate number');
    await check(number.toLowerCase().replaceAll('-', ' '), 'This certificate is genuine');

    // Numbers are not tried one after the other: what else is asked for from there is answered on.
    const answers: number[] = [];
    for (let tried = 0; tried < 40; tried += 1)
      answers.push((await fetch(`${url}/api/certificates/LC-0000-0000-0000-${1000 + tried}`)).status);
    assert.deepEqual([...new Set(answers)], [404, 429]);
    await visitor.goto(`${url}/certificate/${number}`);
    await visitor.getByText('Too many numbers were checked from here.').waitFor();
    assert.equal((await fetch(`${url}/api/config`)).status, 200);
    await nobody.close();
  });
});
