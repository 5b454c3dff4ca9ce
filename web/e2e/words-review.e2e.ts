// The texts and states of the session page and the notifications that were promised word for word:
// `node web/e2e/words-review.e2e.ts --pictures <folder> [--url <url> --data-dir <folder>]`. Failures are made on the wire.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, step } from './journey.ts';
import { button, failing, waiting } from './on-the-wire.ts';
import { signUp } from './sign-up.ts';

const root = resolve(import.meta.dirname, '../..');
const SPEECH = resolve(root, 'libs/speech/test-data/talking-fast-then-slow.wav');

await runJourney('words-review', async ({ context, page, inspector, installation: { url, codeFor } }) => {
  const api = (method: string, path: string, body?: FormData | object) => callApi(page, method, path, body);

  await step('sign up', () => signUp(page, { url, codeFor }));

  await step('a session that does not exist, and one that is being loaded', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(`${url}/sessions/${id}`);
      await page.getByRole('heading', { name: 'Session Not Found', level: 1 }).waitFor();
      await page.getByText("The session you're looking for doesn't exist.", { exact: true }).waitFor();
    }
    await inspector.look(page, 'session-not-found');
  });

  await step(
    'a recording that was stored without an analysis is heard; a failed one is tried again',
    async () => {
      const created = await api('POST', '/api/sessions', {
        scenarioType: 'closing-argument',
        title: 'Closing, sent by another program',
      });
      const { id, userId } = (await created.json()) as { id: string; userId: string };
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
      const completed = await api('PUT', `/api/sessions/dynamo/${userId}/${id}`, {
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
      await button(page, 'Analyze').waitFor();
      await page.route(`**/api/sessions/${id}`, async (route) => {
        const session = (await (await route.fetch()).json()) as object;
        const analysisRun = {
          jobId: id,
          status: 'failed',
          stage: 'reading',
          progress: 0,
          error: 'The disk was full.',
        };
        await route.fulfill({ json: { ...session, status: 'failed', analysisRun } });
      });
      await page.reload();
      await page.getByRole('heading', { name: 'Analysis failed' }).waitFor();
      await page.getByText('The disk was full. The recording is kept.', { exact: true }).waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      await button(page, 'Try again').click();
      // News of a session come to whoever does not have it before the eyes.
      await page.goto(`${url}/dashboard`);
      await page.locator('.bell-badge', { hasText: /^[2-9]$/ }).waitFor({ timeout: 60_000 });
      await page.goto(`${url}/sessions/${id}`);
      for (const tab of ['Analysis', 'Transcript', 'Strategies', 'Timeline'])
        await page.getByRole('tab', { name: tab, exact: true }).waitFor({ timeout: 60_000 });
      await button(page, 'Download Report').waitFor();
      await button(page, 'Share').waitFor();
      // 26.72 s, 20 s of them speech: a length is cut wherever it stands, and no score is made up.
      const score = page.locator('.overall');
      await score.getByText('Overall score', { exact: true }).waitFor();
      await score.getByText('Too short to judge: record a minute.', { exact: true }).waitFor();
      assert.equal(await page.locator('.overall-figure').count(), 0);
      await page.getByRole('heading', { name: 'Too short to judge: record a minute' }).waitFor();
      assert.match(await page.locator('.session-facts').innerText(), / · 0:26/);
      assert.equal(await page.locator('.player-time').innerText(), '0:00 / 0:26');
      await page.getByText('0:20 of 0:26', { exact: true }).waitFor();
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
    // Tabs only for kinds that there are: the analysis, what it earned, and the welcome.
    await page.getByRole('tab', { name: /^achievement$/i }).waitFor();
    assert.deepEqual(
      (await page.getByRole('tab').allInnerTexts()).map((name) => name.toLowerCase()),
      ['all', 'unread', 'practice', 'achievement', 'system'],
    );
    const session = page.locator('.tag', { hasText: /^session$/ });
    const first = page.locator('.bell-entry-row').filter({ has: session }).first();
    await first.getByText('New', { exact: true }).waitFor();
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
      sessionId: ((await (await api('POST', '/api/sessions', { title: 'Polled' })).json()) as { id: string })
        .id,
    });
    assert.equal(drafted.status, 200);
    await cut.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor({ timeout: 32_000 });
    await cut.close();
  });
});
