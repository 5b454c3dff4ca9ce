/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import { ModelCorrections } from '@lectern/contracts/case-model';
import { content } from '@lectern/contracts/content';
import { screen, waitFor } from '@testing-library/react';
import { answers } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { FactsLine } from './facts-line.js';
import type { OneText } from './use-saved-script.js';

const server = serveMockApi();
const CASE = '5f0f7c1e-0000-4000-8000-00000000000c';

const fact = (id: string) => ({
  id,
  text: 'It rained.',
  said: ['It rained.'],
  reworded: false,
  kind: 'event' as const,
  force: 1,
  reasons: [],
  people: [],
  used: true,
  favors: 'ours' as const,
  confidence: 'sure' as const,
  sources: [],
});

function serveItems(items: ModelCorrections['items']) {
  server.use(
    ...answers(content.getModelOfCase, () => ({
      corrections: ModelCorrections.parse({ items }),
      model: {
        papers: [],
        side: 'claiming' as const,
        people: [],
        facts: [fact('fact-1'), fact('fact-2')],
        claims: [],
        relief: [],
        evidence: [],
        clashes: [],
        gaps: [],
        slots: {},
      },
    })),
  );
}

const draftOf = (text: string, fresh: boolean): OneText =>
  ({
    scriptId: 'script-1',
    drafted: { sentences: [{ drafted: { text } }] },
    fresh,
  }) as unknown as OneText;

const line = (oneText: OneText, onRegenerate = () => undefined) =>
  renderPage(<FactsLine caseId={CASE} oneText={oneText} onRegenerate={onRegenerate} />);

it('says how much of a draft was only guessed, and where to look through it', async () => {
  serveItems({ 'fact-1': { favors: 'ours' } });
  line(draftOf('It rained.', true));
  await screen.findByText(/1 of 2 facts were not looked through/);
  expect(screen.getByRole('link', { name: 'Look through them' }).getAttribute('href')).toBe(
    `/cases/${CASE}/facts`,
  );
});

it('is not there where all was looked through', async () => {
  serveItems({ 'fact-1': { favors: 'ours' }, 'fact-2': { leftOut: false } });
  const { container, store } = line(draftOf('It rained.', true));
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('fact-2'));
  expect(container.querySelector('p')).toBeNull();
});

it('says that more was answered since the draft, until there is another one', async () => {
  serveItems({});
  const first = line(draftOf('It rained.', true));
  await screen.findByText(/^Drafted from what Lectern guessed/);
  first.unmount();

  serveItems({ 'fact-1': { favors: 'theirs' }, 'fact-2': { leftOut: false } });
  const again = jest.fn(() => undefined);
  const { user, unmount } = line(draftOf('It rained.', false), again);
  await screen.findByText(/^You answered since this draft/);
  await user.click(screen.getByRole('button', { name: 'Draft again' }));
  expect(again).toHaveBeenCalled();
  unmount();

  // The same words, drafted anew.
  const { container, store } = line(draftOf('It rained.', true));
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('fact-2'));
  await waitFor(() => expect(container.querySelector('p')).toBeNull());
});
