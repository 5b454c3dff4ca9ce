/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { GeneratedContent } from '@lectern/contracts/content';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { screen, waitFor } from '@testing-library/react';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { initialCaseDraft } from '../generator/case-draft.machine.js';
import { scriptFrom } from '../generator/script.js';
import type { CaseDraft } from '../generator/use-case-draft.js';
import { MachineDraftLine } from './machine-draft-line.js';
import type { MachineDraft } from './machine-draft.api.js';

const server = serveMockApi();
// The page asks again every three seconds.
jest.setTimeout(60_000);
const SESSION = '5f0f7c1e-0000-4000-8000-00000000000a';

const drafted = (text: string, drafting: 'rules' | 'model') =>
  GeneratedContent.parse({
    opening_statement: text,
    provenance: [
      {
        contentType: 'opening_statement',
        index: 0,
        text,
        sources: [{ kind: 'case-field', field: 'keyFacts', quote: text }],
      },
    ],
    citations: [],
    engine: { drafting, told: [{ code: 'sections-unwritten', count: 2 }], notes: ['The same in English.'] },
  });
const MINE = scriptFrom(drafted('A door fell on her hand.', 'rules'), 'opening-statement');
const THEIRS = drafted('On Monday a door fell on the hand of Nora Marrowby.', 'model');

const DRAFTED: MachineDraft = { state: 'completed', outcome: 'drafted', draft: THEIRS, elapsedSeconds: 400 };

/** A model on the machine, as its operations speak of it. */
function serveModel(offer: 'ready' | 'absent' = 'ready') {
  const model = {
    begun: [] as unknown[],
    waiting: null as string | null,
    discarded: [] as string[],
    taken: [] as string[],
    now: { state: 'queued', outcome: null, draft: null, elapsedSeconds: 0 } as MachineDraft | null,
  };
  server.use(
    ...answers(machineDrafts.offer, () => ({ state: offer })),
    ...answers(machineDrafts.begin, (request) => {
      model.begun.push(request);
      model.waiting = request.requestId;
      return { requestId: request.requestId };
    }),
    ...answers(machineDrafts.find, () => ({ requestId: model.waiting })),
    ...answers(machineDrafts.get, () => model.now ?? refuse(404, 'not_found', 'There is no such request.')),
    ...answers(machineDrafts.take, ({ requestId }) => {
      model.taken.push(requestId);
      model.waiting = null;
      return null;
    }),
    ...answers(machineDrafts.discard, ({ requestId }) => {
      model.discarded.push(requestId);
      model.waiting = null;
      return null;
    }),
  );
  return model;
}

const load = jest.fn<CaseDraft['load']>(() => Promise.resolve());
function line(script = MINE) {
  const state = initialCaseDraft(false);
  Object.assign(state.form.values, { caseType: 'personal-injury', keyFacts: 'A door fell on her hand.' });
  return renderPage(
    <MachineDraftLine sessionId={SESSION} script={script} draft={{ state, load } as unknown as CaseDraft} />,
    '/practice',
  );
}
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  load.mockClear();
});

it('shows nothing where no model is on the machine', async () => {
  serveModel('absent');
  const { container, store } = line();
  await waitFor(() => {
    expect(JSON.stringify(store.getState())).toContain('"state":"absent"');
  });
  expect(container.querySelector('.machine-draft')).toBeNull();
});

it('is not offered for what a model wrote', async () => {
  serveModel();
  const { container, store } = line(scriptFrom(THEIRS, 'opening-statement'));
  await waitFor(() => {
    expect(JSON.stringify(store.getState())).toContain('"state":"ready"');
  });
  expect(container.querySelector('.machine-draft')).toBeNull();
});

it('is asked for, shown when it is ready, and taken only then', async () => {
  const model = serveModel();
  const { user } = line();
  await user.click(await button('Let the model draft'));
  expect(await screen.findByText('The model on this machine is starting')).toBeTruthy();
  expect(model.begun).toMatchObject([
    {
      scenario: 'opening-statement',
      sessionId: SESSION,
      caseDetails: { caseType: 'personal-injury', keyFacts: 'A door fell on her hand.' },
    },
  ]);
  model.now = DRAFTED;
  await user.click(await button('Look at it'));
  expect(await screen.findByText(/On Monday a door fell on the hand of Nora Marrowby\./)).toBeTruthy();
  expect(
    screen.getByText(
      'The model stopped before it had written 2 sections, so the built-in rules drafted them.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('The same in English.')).toBeNull();
  expect(model.taken).toEqual([]);
  await user.click(await button('Take it'));
  await waitFor(() => {
    expect(load).toHaveBeenCalledWith(SESSION, true);
  });
  expect(model.taken).toHaveLength(1);
});

it('is found again after a reload, with the time since it was begun', async () => {
  const model = serveModel();
  const { user, unmount } = line();
  await user.click(await button('Let the model draft'));
  await button('Cancel');
  unmount();
  model.now = { state: 'running', outcome: null, draft: null, elapsedSeconds: 754 };
  line();
  expect(await screen.findByText('The model on this machine is at work')).toBeTruthy();
  expect(screen.getByText(/^12:3[45]$/)).toBeTruthy();
});

it('waits where another browser asked for it, and is forgotten by who keeps the own one', async () => {
  const model = serveModel();
  model.waiting = '5f0f7c1e-0000-4000-8000-00000000000b';
  model.now = DRAFTED;
  const { user } = line();
  await user.click(await button('Keep mine'));
  expect(await button('Let the model draft')).toBeTruthy();
  expect(model.discarded).toHaveLength(1);
  expect(model.taken).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

it('is cancelled on the server, too', async () => {
  const model = serveModel();
  const { user } = line();
  await user.click(await button('Let the model draft'));
  await user.click(await button('Cancel'));
  expect(await button('Let the model draft')).toBeTruthy();
  expect(model.discarded).toEqual([model.begun.map((one) => (one as { requestId: string }).requestId)[0]]);
});

it.each([
  ['nothing-passed', /^Nothing that the model wrote passed the checks/],
  ['broke-off', /^The model stopped/],
] as const)('says that the script is as it was when the outcome is %s', async (outcome, words) => {
  const model = serveModel();
  const { user } = line();
  model.now = { state: 'completed', outcome, draft: null, elapsedSeconds: 400 };
  await user.click(await button('Let the model draft'));
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(await button('Try again'));
  await waitFor(() => {
    expect(model.begun).toHaveLength(2);
  });
});

it('says that a draft is no longer there', async () => {
  const model = serveModel();
  const { user } = line();
  model.now = null;
  await user.click(await button('Let the model draft'));
  expect(await screen.findByText(/is no longer there/)).toBeTruthy();
});

it('says why it could not begin', async () => {
  serveModel();
  server.use(...answers(machineDrafts.begin, () => refuse(503, 'unavailable', 'No model drafts here.')));
  const { user } = line();
  await user.click(await button('Let the model draft'));
  expect((await screen.findByRole('alert')).textContent).toBe('No model drafts here.');
});
