// The texts, toasts and states that were promised word for word, on the pages of practice and review:
// `node web/e2e/words.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`. Failures are made on the wire.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';

const root = resolve(import.meta.dirname, '../..');
const PDF = resolve(root, 'services/content/test-data/pdf/consumerinfo.pdf');
const SPEECH = resolve(root, 'libs/speech/test-data/talking-fast-then-slow.wav');
const EMAIL = `words.${Date.now()}@whitfieldcrane.example`;
const PASSWORD = 'correct horse battery';
const CARDS = [
  ['Opening Statement', '5-10 min', 'Intermediate'],
  ['Cross-Examination', '10-15 min', 'Advanced'],
  ['Closing Argument', '8-12 min', 'Advanced'],
  ['Motion Hearing', '5-8 min', 'Beginner'],
  ['Witness Examination', '8-12 min', 'Intermediate'],
  ['Jury Selection', '10-15 min', 'Advanced'],
  ['Appellate Argument', '15-20 min', 'Expert'],
] as const;

/** The toast of these words; the specification shows one at a time. */
const told = async (page: Page, title: string, text = '') => {
  const toast = page.getByTestId('toast').filter({ hasText: title }).filter({ hasText: text }).last();
  await toast.waitFor({ timeout: 60_000 });
  const words = (await toast.innerText()).split('\n').map((line) => line.trim());
  assert.ok(words.includes(title), `“${title}” is not the title of: ${words.join(' | ')}`);
  if (text !== '') assert.ok(words.includes(text), `“${text}” is not the text of: ${words.join(' | ')}`);
};

/** While `action` runs, this call is answered by a failure. */
async function failing(page: Page, path: string, action: () => Promise<void>): Promise<void> {
  const body = JSON.stringify({ error: 'The disk is full.', code: 'internal', traceId: '0'.repeat(32) });
  await page.route(path, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
  await action();
  await page.unroute(path);
}

/** The same call, answered only after the action: what is shown meanwhile can be seen. */
async function waiting(page: Page, path: string | RegExp, action: () => Promise<void>): Promise<void> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  await action();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

await runJourney(
  'words',
  async ({ context, page, inspector, installation: { url, codeFor } }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'microphone'], { origin: url });
    let token = '';
    page.on('request', (request) => {
      token = /^Bearer (.+)/.exec(request.headers()['authorization'] ?? '')?.[1] ?? token;
    });
    const api = (method: string, path: string, body?: FormData | object) =>
      fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
      });

    await step('sign up', async () => {
      await page.goto(`${url}/signup`);
      await page.getByLabel('Full name').fill('Dana Whitfield');
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByLabel('Verification code').fill(await codeFor(EMAIL));
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await page.waitForURL('**/dashboard');
    });

    await step('the seven scenarios and quick practice', async () => {
      await page.goto(`${url}/practice`);
      await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
      const cards = page.locator('.practice-card:not(.quick)');
      assert.equal(await cards.count(), CARDS.length);
      for (const [index, [title, time, difficulty]] of CARDS.entries()) {
        const card = await cards.nth(index).innerText();
        for (const words of [title, time, difficulty, 'Start Practice'])
          assert.ok(card.includes(words), `“${words}” is not on: ${card}`);
      }
      const quick = page.getByRole('link', { name: /Quick Practice/ });
      assert.equal(await quick.getAttribute('href'), '/practice?scenario=-1');
      assert.match(await quick.innerText(), /Quick Start/);
      await page.getByText(/^Recordings are stored /).waitFor();
      await quick.click();
      await page.getByRole('heading', { name: 'Quick Practice', level: 1 }).waitFor();
      assert.equal(await page.getByLabel('Strategy tip').count(), 0);
      await button(page, 'Back to Scenarios').click();
      await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
    });

    await step('a PDF: refused, unreadable, read', async () => {
      await page.goto(`${url}/practice?scenario=opening-statement`);
      await page.getByLabel('Strategy tip').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Reset Session' }).count(), 0);
      const box = page.locator('input[type=file][accept=".pdf"]');
      await box.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      await told(page, 'Invalid file', 'Please upload a PDF file.');
      await box.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
      await told(
        page,
        'PDF processing failed',
        'Could not extract information from the PDF. Please fill the form manually.',
      );
      await button(page, 'Generate').click();
      await told(page, 'Missing information');
      assert.equal(
        await page.getByRole('tab', { name: /Generated Content/ }).getAttribute('aria-disabled'),
        'true',
      );
      await box.setInputFiles(PDF);
      await told(page, 'PDF processed successfully');
      await button(page, 'Reset Session').waitFor();
    });

    await step('a script: every control, and what each says', async () => {
      const caseType = page.getByRole('combobox', { name: /^Case type/ });
      if ((await caseType.inputValue()) === '') await caseType.selectOption({ label: 'Civil litigation' });
      await failing(page, '**/api/generate-legal-content', async () => {
        await button(page, 'Generate').click();
        await told(page, 'Generation failed');
      });
      await button(page, 'Generate').click();
      await told(page, 'Content generated successfully');
      const panel = page.getByRole('group', { name: 'Generated content' });
      await panel.waitFor();
      assert.deepEqual(await panel.locator('h3').allInnerTexts(), [
        'Opening statement',
        'Key points',
        'Evidence summary',
        ...((await panel.getByText('Citations in this script').count()) > 0
          ? ['Citations in this script']
          : []),
      ]);
      await panel.getByText('alloy', { exact: true }).first().waitFor();
      await page.getByLabel('Voice').click();
      const voices = page.locator('#overlays [role=option], #overlays .ant-select-item-option-content');
      const named = await voices.allInnerTexts();
      for (const voice of ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'])
        assert.ok(named.includes(voice), `${voice} is not among ${named.join()}`);
      await page.keyboard.press('Escape');
      await button(page, 'Copy Key points').click();
      await told(page, 'Copied to clipboard');
      assert.notEqual(await page.evaluate(() => navigator.clipboard.readText()), '');
      await failing(page, '**/api/generate-audio', async () => {
        await button(page, 'Audio of Key points').click();
        await told(page, 'Audio generation failed');
      });
      await button(page, 'Audio of Key points').click();
      await told(page, 'Audio generated successfully');

      await failing(page, '**/api/compile-text', async () => {
        await page.getByRole('button', { name: 'Download All Text' }).click();
        await page.getByText('Plain text (.txt)').click();
        await anyway(page);
        await told(page, 'Text compilation failed');
      });
      await page.getByRole('button', { name: 'Download All Text' }).click();
      const text = page.waitForEvent('download');
      await page.getByText('Plain text (.txt)').click();
      assert.match((await text).suggestedFilename(), /^Opening Statement-complete-[\d-]+\.txt$/);
      await told(page, 'Text compiled successfully');
      await failing(page, '**/api/generate-compiled-audio', async () => {
        await page.getByRole('button', { name: 'Download All Audio' }).click();
        await told(page, 'Compiled audio generation failed');
      });
      const audio = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: 'Download All Audio' }).click();
      assert.match((await audio).suggestedFilename(), /^Opening Statement-complete-[\d-]+\.mp3$/);
      await told(page, 'Compiled audio generated successfully');
      await button(page, 'Regenerate').click();
      await button(page, 'Generate').waitFor();
    });

    await step('Reset Session', async () => {
      await failing(page, '**/api/sessions/*/clear', async () => {
        await button(page, 'Reset Session').click();
        await button(page, 'Clear session').click();
        await told(page, 'Clear failed');
      });
      await button(page, 'Reset Session').click();
      await button(page, 'Clear session').click();
      await told(page, 'Session cleared');
      assert.equal(await page.getByRole('textbox', { name: /^Key facts/ }).inputValue(), '');
    });

    await step('the session panel: title, tabs, values before the first measurement', async () => {
      await page.getByLabel('Session title').fill('');
      await button(page, 'Create').click();
      await told(page, 'Title required');
      await page.getByLabel('Session title').fill('Opening, first try');
      await failing(page, '**/api/sessions', async () => {
        await button(page, 'Create').click();
        await told(page, 'Error', 'Failed to create session. Please try again.');
      });
      await button(page, 'Create').click();
      await told(page, 'Session created');
      await page.getByRole('tab', { name: 'Live Feedback' }).click();
      const live = page.getByRole('tabpanel', { name: 'Live Feedback' });
      await live.getByText('Speaking pace').waitFor();
      const figures = await live.locator('.live-row .figure').allInnerTexts();
      assert.deepEqual(
        figures.map((figure) => figure.trim()),
        ['150 wpm', '–', '80', '–', '75'],
      );
      await inspector.look(page, 'live-before');
      await page.getByRole('tab', { name: 'Record', exact: true }).click();
      const file = page.getByLabel('Audio file');
      await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
      await told(page, 'Invalid file', 'Please upload an audio file.');
      await file.setInputFiles({ name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound') });
      await button(page, 'Analyze').click();
      await told(page, 'Analysis failed');
      await page.getByRole('button', { name: 'Choose another' }).click();
    });

    await step('the session manager: start, record, upload, and the history', async () => {
      await page.goto(`${url}/practice?scenario=opening-statement`);
      await toTheManager(page);
      await failing(page, '**/api/sessions', async () => {
        await button(page, 'Start New Session').click();
        await told(page, 'Error', 'Failed to start practice session');
      });
      await button(page, 'Start New Session').click();
      await told(page, 'Session Started', 'New Opening Statement session created');
      const manager = page.getByRole('region', { name: 'Practice sessions' });
      await manager.getByRole('button', { name: 'Allow microphone' }).click();
      await manager.getByRole('button', { name: 'Start Recording' }).click();
      await told(page, 'Recording Started', 'Speak clearly into your microphone');
      await page
        .getByRole('timer')
        .filter({ hasText: /^00:0[2-9]$/ })
        .first()
        .waitFor();
      await button(page, 'Stop Recording').click();
      await told(page, 'Recording Stopped', 'Processing your audio...');
      await page.route('**/analyze', (route) => route.fulfill({ status: 422, body: 'No.' }));
      await manager.getByRole('button', { name: 'Upload', exact: true }).click();
      await told(page, 'Error', 'Failed to upload recording');
      await page.unroute('**/analyze');
      await manager.getByRole('button', { name: 'Try again' }).click();
      await told(page, 'Upload Complete', 'Your practice session has been saved to object storage');
      await button(page, 'Start New Session').waitFor();
      const row = manager.locator('.history-row').first();
      const audio = row.getByRole('button', { name: /^Download Audio/ });
      await audio.waitFor();
      await inspector.look(page, 'manager-history');
      assert.equal(await row.getByRole('button', { name: /^PDF: No PDF/ }).isDisabled(), true);
      await failing(page, '**/api/download/**', async () => {
        await audio.click();
        await told(page, 'Error', 'Failed to download file');
      });
      await page.route('**/api/user/files/**', (route) => route.fulfill({ json: { audio: [], pdfs: [] } }));
      await audio.click();
      await told(page, 'File Not Found', 'No audio file found for this session');
      await page.unroute('**/api/user/files/**');
      const opened = context.waitForEvent('page');
      const saved = page.waitForEvent('download').catch(() => null);
      await audio.click();
      await Promise.race([opened, saved]);
    });

    await step('no microphone, told by panel and manager in their own words', async () => {
      const deaf = await context.newPage();
      await deaf.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await deaf.goto(`${url}/practice?scenario=jury-selection`);
      await toTheManager(deaf);
      await button(deaf, 'Start New Session').click();
      await button(deaf, 'Allow microphone').click();
      await told(deaf, 'Error', 'Failed to access microphone');
      await deaf.goto(`${url}/practice?scenario=-1`);
      await deaf.getByLabel('Session title').fill('Without a microphone');
      await button(deaf, 'Create').click();
      await button(deaf, 'Allow microphone').first().click();
      await told(deaf, 'Recording failed', 'Could not access microphone. Please check permissions.');
      await deaf.close();
    });

    await step('a session that does not exist, and one that is being loaded', async () => {
      for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
        await page.goto(`${url}/sessions/${id}`);
        await page.getByRole('heading', { name: 'Session Not Found', level: 1 }).waitFor();
        await page.getByText("The session you're looking for doesn't exist.", { exact: true }).waitFor();
      }
      await inspector.look(page, 'session-not-found');
    });

    await step(
      'a recording that was stored without an analysis is heard, analyzed and reviewed',
      async () => {
        const created = await api('POST', '/api/sessions', {
          scenarioType: 'closing-argument',
          title: 'Closing, sent by another program',
        });
        const { id } = (await created.json()) as { id: string };
        const form = new FormData();
        form.append('sessionId', id);
        form.append(
          'audio',
          new Blob([new Uint8Array(await readFile(SPEECH))], { type: 'audio/wav' }),
          'a.wav',
        );
        const { url: audioUrl } = (await (await api('POST', '/api/upload/session-audio', form)).json()) as {
          url: string;
        };
        const sub = (JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }).sub;
        const completed = await api('PUT', `/api/sessions/dynamo/${sub}/${id}`, {
          audioUrl,
          status: 'completed',
          transcript: 'May it please the court.',
        });
        assert.equal(completed.status, 200);
        await waiting(page, `**/api/sessions/${id}`, async () => {
          await page.goto(`${url}/sessions/${id}`);
          await page.getByText('Loading session details...').waitFor();
        });
        await page.getByRole('heading', { name: 'Not analyzed yet' }).waitFor();
        await page.getByText('May it please the court.').waitFor();
        await inspector.look(page, 'session-stored');
        await button(page, 'Analyze').click();
        for (const tab of ['Analysis', 'Transcript', 'Strategies', 'Timeline'])
          await page.getByRole('tab', { name: tab, exact: true }).waitFor({ timeout: 60_000 });
        await button(page, 'Download Report').waitFor();
        await button(page, 'Share').waitFor();
        await page.getByText('Overall score', { exact: true }).waitFor();
        await page.getByText('27 s').first().waitFor();
        await page.getByText('Closing Argument', { exact: true }).waitFor();
        await page.getByText('Advanced', { exact: true }).waitFor();
        await page.getByRole('tab', { name: 'Transcript', exact: true }).click();
        await button(page, 'Play Audio').waitFor();
      },
    );

    await step('notifications: loading, reading all, what cannot be done', async () => {
      await waiting(page, /\/api\/notifications(\?|$)/, async () => {
        await page.goto(`${url}/notifications`);
        await page.getByText('Loading notifications...').waitFor();
      });
      await page.getByText(/^\d+ unread notifications$/).waitFor();
      await button(page, 'Mark All Read').waitFor();
      await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
      assert.deepEqual(
        (await page.getByRole('tab').allInnerTexts()).map((name) => name.toLowerCase()),
        ['all', 'unread', 'achievement', 'reminder', 'educational', 'community', 'system'],
      );
      const first = page.locator('.bell-entry-row').first();
      await first.getByText('New', { exact: true }).waitFor();
      await first.locator('.tag', { hasText: /^session$/ }).waitFor();
      await first.getByRole('link', { name: 'View Details' }).waitFor();
      await failing(page, '**/api/notifications/*/read', async () => {
        await first.getByRole('button', { name: 'Mark as read' }).click();
        await page.getByText('Failed to mark as read').waitFor();
      });
      await failing(page, '**/api/notifications/read-all', async () => {
        await button(page, 'Mark All Read').click();
        await page.getByText('Failed to mark all as read').waitFor();
      });
      await button(page, 'Mark All Read').click();
      await page.getByText('All caught up!').waitFor();
      await until(async () => button(page, 'Mark All Read').isDisabled(), 5000);
    });

    await step('where no socket can be opened, the poll brings the news within 30 s', async () => {
      const cut = await context.newPage();
      await cut.route('**/socket.io/**', (route) => route.abort());
      await cut.routeWebSocket(/socket\.io/, (socket) => socket.close());
      await cut.goto(`${url}/dashboard`);
      await cut.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      const drafted = await api('POST', '/api/generate-legal-content', {
        scenario: 'opening-statement',
        caseDetails: { caseType: 'personal-injury', keyFacts: 'The light was red.' },
        sessionId: (
          (await (await api('POST', '/api/sessions', { title: 'Polled' })).json()) as { id: string }
        ).id,
      });
      assert.equal(drafted.status, 200);
      await cut.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor({ timeout: 32_000 });
      await cut.close();
    });
  },
  ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
);

/** With sentences that nobody confirmed, a download asks first. */
async function anyway(page: Page): Promise<void> {
  const asked = page.getByRole('button', { name: 'Download anyway' });
  const failed = page.getByTestId('toast').filter({ hasText: 'Text compilation failed' });
  await asked.or(failed).first().waitFor();
  if (await asked.isVisible()) await asked.click();
}

/** The manager is loaded when its place comes near. */
async function toTheManager(page: Page): Promise<void> {
  await page.locator('.below').waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('heading', { name: 'Practice sessions' }).waitFor();
}
