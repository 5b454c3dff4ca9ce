// Two clients, and every way that one could come into the other's case: `node web/e2e/two-clients.e2e.ts` (options as for the slice).
import assert from 'node:assert/strict';
import { routesOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { until } from './installation.ts';
import { runJourney, say, step } from './journey.ts';
import { openMicrophone, recordButton } from './recording.ts';
import { signUp } from './sign-up.ts';

interface Client {
  name: string;
  words: RegExp;
  facts: string;
}
const FIRST: Client = {
  name: 'Osgrave v. Pellworth Quarries',
  words: /Osgrave|Pellworth|conveyor/,
  facts: `Lena Osgrave ran the crusher of Pellworth Quarries. On March 3, 2025, the foreman of Pellworth Quarries took the guard off the
conveyor. On March 5, 2025, the conveyor caught the sleeve of Lena Osgrave.`,
};
const SECOND: Client = {
  name: 'Thimbler v. Quandry Ferries',
  words: /Thimbler|Quandry|gangway/,
  facts: `Amos Thimbler was a passenger of Quandry Ferries. On June 9, 2025, a deckhand of Quandry Ferries reported that the gangway had
no rail. On June 11, 2025, Amos Thimbler fell from the gangway.`,
};

/** What of a client's the server has. */
interface Ids {
  caseId: string;
  sessionId: string;
  scriptId: string;
  documentId: string;
}

/** All that a page says, its fields and its title included. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      ),
    ].join('\n'),
  );

async function without(page: Page, strangers: Client[], where: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await everything(page);
  for (const { words, name } of strangers) assert.doesNotMatch(seen, words, `${name} is seen: ${where}`);
}

/** Goes to another address without loading the page anew, as a link or the way back does. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID(), idx: 0, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const facts = (page: Page) => page.getByRole('textbox', { name: /^Key facts/ });

async function json<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  assert.ok(response.ok, `${response.status} ${response.url}`);
  return (await response.json()) as T;
}

/** A case with a document, a drafted script and a session, made as a program would. */
async function aFile(page: Page, { name, facts: text }: Client): Promise<Ids> {
  const [clientName = '', opposingParty = ''] = name.split(' v. ');
  const { id: caseId } = await json<{ id: string }>(
    callApi(page, 'POST', '/api/cases', { name, clientName, opposingParty, side: 'plaintiff' }),
  );
  const form = new FormData();
  form.append(
    'file',
    new Blob([`COMPLAINT\n\n${text}`], { type: 'text/plain' }),
    `${clientName} complaint.txt`,
  );
  const { id: documentId } = await json<{ id: string }>(
    callApi(page, 'POST', `/api/cases/${caseId}/documents`, form),
  );
  await until(async () => {
    const { documents } = await json<{ documents: { status: string }[] }>(
      callApi(page, 'GET', `/api/cases/${caseId}/documents`),
    );
    return documents.every(({ status }) => status === 'read');
  }, 60_000);
  const caseDetails = { caseType: 'personal-injury', clientName, opposingParty, keyFacts: text };
  const { id: sessionId } = await json<{ id: string }>(
    callApi(page, 'POST', '/api/sessions', {
      caseId,
      scenarioType: 'opening-statement',
      caseData: caseDetails,
    }),
  );
  await json(
    callApi(page, 'POST', '/api/generate-legal-content', {
      scenario: 'opening-statement',
      sessionId,
      caseDetails,
      requestId: crypto.randomUUID(),
    }),
  );
  let scriptId = '';
  await until(async () => {
    const { scripts } = await json<{ scripts: { id: string }[] }>(
      callApi(page, 'GET', `/api/cases/${caseId}`),
    );
    scriptId = scripts[0]?.id ?? '';
    return scriptId !== '';
  }, 30_000);
  return { caseId, sessionId, scriptId, documentId };
}

/** Every answer about one client's case, session, script or document; nothing else is asked. */
async function askAll(page: Page, ids: Ids): Promise<{ path: string; text: string }[]> {
  const paths = OPERATIONS.filter(({ access }) => access === 'user').flatMap((operation) =>
    routesOf(operation)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
      .filter((path) => /:(caseId|sessionId|scriptId|documentId)/.test(path) && !path.includes(':userId')),
  );
  const filled = [...paths, '/api/sessions/page?caseId=:caseId', '/api/schedule?caseId=:caseId'].map((path) =>
    path
      .replace(/:(caseId|sessionId|scriptId|documentId)/g, (_all, name: string) => ids[name as keyof Ids])
      .replace(':scenario', 'opening-statement')
      .replace(':page', '1'),
  );
  return Promise.all(
    filled.map(async (path) => ({ path, text: await (await callApi(page, 'GET', path)).text() })),
  );
}

await runJourney(
  'two-clients',
  async ({ context, page, inspector, installation: { url, codeFor } }) => {
    await context.grantPermissions(['microphone']);
    await step('sign up', () => signUp(page, { url, codeFor }));
    let first = {} as Ids;
    let second = {} as Ids;
    await step('two clients, each with a document, a script and a session', async () => {
      first = await aFile(page, FIRST);
      second = await aFile(page, SECOND);
    });
    const inCase = (ids: Ids, scenario = 'opening-statement') =>
      `${url}/practice?case=${ids.caseId}&scenario=${scenario}`;

    await step('no answer about the one has a word or an id of the other', async () => {
      for (const [mine, ids, other, foreign] of [
        [FIRST, first, SECOND, second],
        [SECOND, second, FIRST, first],
      ] as const) {
        const answers = await askAll(page, ids);
        for (const { path, text } of answers) {
          assert.doesNotMatch(text, other.words, path);
          for (const id of Object.values(foreign))
            assert.ok(!text.includes(id), `${path} has an id of ${other.name}`);
        }
        const told = answers.filter(({ text }) => mine.words.test(text));
        say(`    ${answers.length} answers about ${mine.name}, ${told.length} of them with its words`);
        assert.ok(told.length >= 8);
      }
    });

    await step('pages of the one, one after the other, show nothing of the other', async () => {
      for (const [ids, stranger] of [
        [first, SECOND],
        [second, FIRST],
      ] as const)
        for (const path of [
          `/cases/${ids.caseId}`,
          `/cases/${ids.caseId}/edit`,
          `/practice?case=${ids.caseId}`,
          `/practice?case=${ids.caseId}&scenario=opening-statement`,
          `/practice?case=${ids.caseId}&scenario=cross-examination`,
          `/practice?scenario=opening-statement&session=${ids.sessionId}`,
          `/practice?scenario=opening-statement&script=${ids.scriptId}`,
          `/sessions/${ids.sessionId}`,
          `/sessions?case=${ids.caseId}`,
        ]) {
          await page.goto(url + path);
          // The choice of a case names them all: that is what it is for.
          if (path.startsWith('/sessions?')) continue;
          await without(page, [stranger], path);
        }
    });

    await step('what is typed before there is a session stays in its case', async () => {
      await page.goto(inCase(first, 'closing-argument'));
      await facts(page).fill('Only Osgrave knows of the conveyor.');
      await page.getByRole('textbox', { name: /title/i }).first().fill('Osgrave, at last');
      await follow(page, `/practice?case=${second.caseId}&scenario=closing-argument`);
      await page.getByRole('link', { name: SECOND.name }).first().waitFor();
      await without(page, [FIRST], 'the same scenario of the second client');
      await follow(page, '/practice?scenario=closing-argument');
      await page.getByText('No case', { exact: true }).waitFor();
      await without(page, [FIRST, SECOND], 'the same scenario without a case');
      await page.goBack();
      await without(page, [FIRST], 'back in the second');
      await page.goBack();
      await until(async () => (await facts(page).inputValue()).includes('Osgrave'), 10_000);
      await without(page, [SECOND], 'back in the first');
    });

    await step('a draft that was asked for in one case does not arrive in the other', async () => {
      await page.goto(inCase(first, 'motion-argument'));
      await until(async () => (await facts(page).inputValue()) !== '', 10_000);
      await page.getByRole('combobox', { name: /^Case type/ }).selectOption({ label: 'Personal injury' });
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await follow(page, `/practice?case=${second.caseId}&scenario=motion-argument`);
      await page.getByRole('link', { name: SECOND.name }).first().waitFor();
      await until(async () => (await facts(page).inputValue()) !== '', 10_000);
      await without(page, [FIRST], 'while the draft is on its way');
      await until(async () => {
        const { scripts } = await json<{ scripts: { scenario: string; words: number }[] }>(
          callApi(page, 'GET', `/api/cases/${first.caseId}`),
        );
        return scripts.some(({ scenario, words }) => scenario === 'motion-argument' && words > 0);
      }, 60_000);
      await without(page, [FIRST], 'when the draft is there');
      assert.equal(new URL(page.url()).searchParams.get('session'), null);
    });

    await step('an address that names two clients shows one', async () => {
      await page.goto(`${inCase(second)}&session=${first.sessionId}`);
      await page.getByRole('link', { name: FIRST.name }).first().waitFor();
      await without(page, [SECOND], 'a session of the first in the case of the second');
      await page.goto(`${inCase(second)}&script=${first.scriptId}`);
      await without(page, [SECOND], 'a script of the first in the case of the second');
      const mixed = await callApi(page, 'POST', '/api/sessions', {
        caseId: second.caseId,
        scriptId: first.scriptId,
      });
      assert.equal(mixed.status, 409);
    });

    await step('a case that is not there shows nothing of the one before', async () => {
      const nobody = crypto.randomUUID();
      for (const path of [`/cases/${nobody}`, `/cases/${nobody}/edit`, `/sessions/${nobody}`]) {
        await page.goto(
          path.startsWith('/cases') ? `${url}/cases/${first.caseId}` : `${url}/sessions/${first.sessionId}`,
        );
        await page.getByRole('heading', { level: 1 }).waitFor();
        await follow(page, path);
        await until(async () => !FIRST.words.test(await everything(page)), 10_000);
      }
      await page.goto(`${url}/cases/${first.caseId}`);
      await page.getByRole('heading', { level: 1, name: FIRST.name }).waitFor();
      await follow(page, `/cases/${second.caseId}/edit`);
      await until(
        async () => (await page.getByLabel(/^Name of the case/).inputValue()) === SECOND.name,
        10_000,
      );
      await without(page, [FIRST], 'the second client edited after the first');
    });

    await step('two tabs, one client each', async () => {
      const other = await context.newPage();
      await page.goto(inCase(first, 'jury-selection'));
      await other.goto(inCase(second, 'jury-selection'));
      await facts(page).fill(`${FIRST.facts} In the first tab.`);
      await facts(other).fill(`${SECOND.facts} In the second tab.`);
      await page.reload();
      await other.reload();
      await until(async () => (await facts(page).inputValue()).includes('first tab'), 10_000);
      await until(async () => (await facts(other).inputValue()).includes('second tab'), 10_000);
      await without(page, [SECOND], 'the first tab');
      await without(other, [FIRST], 'the second tab');
      await other.close();
    });

    await step('a take that was left behind is named on the pages of its own case only', async () => {
      await page.goto(`${url}/practice?scenario=opening-statement&session=${first.sessionId}`);
      await openMicrophone(page);
      await recordButton(page).click();
      await page.getByRole('button', { name: 'Start now' }).click();
      await page
        .getByRole('timer')
        .filter({ hasText: /^00:0[4-9]$/ })
        .first()
        .waitFor();
      const next = await context.newPage();
      await page.close({ runBeforeUnload: false });
      page = next;
      page.setDefaultTimeout(20_000);
      await page.goto(inCase(second));
      await page.getByText(/1 unsaved recording is not of this case/).waitFor();
      await without(page, [FIRST], 'beside a take of the first that was left behind');
      await inspector.look(page, 'two-clients-left-behind');
      await page.goto(`${url}/dashboard`);
      await page.getByRole('heading', { name: 'An unsaved recording was found' }).waitFor();
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.getByRole('link', { name: FIRST.name }).first().waitFor();
      await page.getByText('The last 2 seconds may be missing.').waitFor();
      await without(page, [SECOND], 'the take in its own case');
      await page.getByRole('button', { name: 'Analyze', exact: true }).first().click();
      await page.getByRole('button', { name: 'Open the review' }).waitFor({ timeout: 90_000 });
    });

    await step('quick practice after a case, and the news', async () => {
      await page.goto(inCase(first));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await follow(page, '/practice?scenario=-1');
      await without(page, [FIRST, SECOND], 'quick practice');
      await page.goto(`${url}/notifications`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const row of await page.locator('.bell-entry-row').allInnerTexts())
        assert.ok(!(FIRST.words.test(row) && SECOND.words.test(row)), row);
    });

    await step('a session that is moved, a case that is put away, a case that is deleted', async () => {
      await page.goto(`${url}/cases/${first.caseId}`);
      await json(callApi(page, 'PUT', `/api/sessions/${first.sessionId}/case`, { caseId: second.caseId }));
      const gone = await (await callApi(page, 'GET', `/api/cases/${first.caseId}`)).text();
      for (const id of [first.sessionId, first.scriptId]) assert.ok(!gone.includes(id));
      await json(callApi(page, 'PUT', `/api/sessions/${first.sessionId}/case`, { caseId: first.caseId }));
      await json(callApi(page, 'PUT', `/api/cases/${first.caseId}/archive`, { archived: true }));
      await page.goto(`${url}/practice`);
      await page.getByRole('link', { name: SECOND.name }).waitFor();
      await without(page, [FIRST], 'the choice of a case, when one is archived');
      await page.goto(inCase(second));
      await without(page, [FIRST], 'the second client, when the first is archived');
      assert.equal((await callApi(page, 'DELETE', `/api/cases/${second.caseId}`)).status, 204);
      await page.goto(inCase(second));
      await without(page, [FIRST], 'the address of a case that was deleted');
      for (const path of ['/dashboard', '/cases', '/sessions', '/practice'])
        await page.goto(url + path).then(() => without(page, [SECOND], path));
    });
  },
  ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
);
