/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { ModelCorrections, type CaseModel } from '@lectern/contracts/case-model';
import { content } from '@lectern/contracts/content';
import { documents } from '@lectern/contracts/documents';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../api/api.js';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { Understood } from './understood.js';

const server = serveMockApi();
// A machine that does other work answers late.
configure({ asyncUtilTimeout: 20_000 });
const CASE = '5f0f7c1e-0000-4000-8000-00000000000c';
const source = { document: { name: 'Complaint.pdf' }, page: 2, quote: 'Delaney cut the lock.' };

const model: CaseModel = {
  papers: [{ document: { name: 'Complaint.pdf' }, kind: 'complaint', tellsStory: true, pages: 4, facts: 2 }],
  side: 'claiming',
  people: [
    {
      id: 'person-1',
      name: 'Curtis Delaney',
      kind: 'person',
      side: 'theirs',
      role: 'the site manager',
      witness: true,
      confidence: 'sure',
      sources: [source],
    },
  ],
  facts: [
    {
      id: 'fact-1',
      text: 'Delaney cut the lock.',
      said: ['Delaney cut the lock.'],
      reworded: false,
      kind: 'event',
      date: '2022-06-14',
      force: 5,
      reasons: [],
      people: ['person-1'],
      used: true,
      favors: 'theirs',
      confidence: 'sure',
      sources: [source],
    },
  ],
  claims: [],
  relief: [],
  evidence: [],
  clashes: [
    {
      id: 'clash-1',
      about: 'date',
      subject: 'the lock',
      first: { value: 'June 14', fact: 'fact-1', source },
      second: { value: 'June 16', fact: 'fact-2', source: { ...source, page: 3, quote: 'On June 16.' } },
      choice: 'both',
    },
  ],
  gaps: [{ code: 'no-amount' }],
  slots: {},
};

function serveCase(answered: () => Promise<void> = () => Promise.resolve(), read = model) {
  let kept = ModelCorrections.parse({});
  server.use(
    ...answers(documents.list, () => ({ documents: [] })),
    ...answers(content.getModelOfCase, () => ({ model: read, corrections: kept })),
    ...answers(content.correctModelOfCase, async ({ corrections }) => {
      await answered();
      kept = ModelCorrections.parse(corrections);
      return { model: read, corrections: kept };
    }),
  );
  return () => kept;
}

describe('what Lectern understood', () => {
  it('shows each item with its place, what clashes and what the file leaves open', async () => {
    serveCase();
    renderPage(<Understood caseId={CASE} />);

    expect(await screen.findByText('Delaney cut the lock.', { selector: 'p' })).toBeDefined();
    expect(screen.getByText('Jun 14, 2022')).toBeDefined();
    expect(screen.getByText('No sum is named to ask for.')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Two dates: the lock' })).toBeDefined();
  });

  it('keeps a correction, what is left out, a choice and the words of a slot, each beside the others', async () => {
    const kept = serveCase();
    const { user } = renderPage(<Understood caseId={CASE} />);

    await screen.findByText('Delaney cut the lock.', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: /^Correct ?: Delaney cut/ }));
    const field = screen.getByLabelText('Correct: Delaney cut the lock.', { selector: 'textarea' });
    await user.clear(field);
    await user.type(field, 'He cut it.');
    await user.click(screen.getByRole('button', { name: /^Keep$/ }));
    await waitFor(() => expect(kept().items['fact-1']?.value).toBe('He cut it.'));

    await user.click(
      within(screen.getByRole('group', { name: /^Two dates/ })).getByRole('radio', { name: /June 16/ }),
    );
    await waitFor(() => expect(kept().items['clash-1']?.choice).toBe('second'));

    await user.click(screen.getByRole('button', { name: /^Leave out ?: Curtis/ }));
    await screen.findByText('1 item left out.', { exact: false });

    await user.type(screen.getByLabelText('Your theme in one line'), 'They knew.');
    await user.click(screen.getByRole('button', { name: /^Keep ?: Your theme/ }));
    await waitFor(() => expect(kept().slots.theme).toBe('They knew.'));
    expect(kept().items['fact-1']?.value).toBe('He cut it.');
  });

  it('shows a change at once, sends those that follow after it, and leaves the keyboard where it is', async () => {
    const asked: (() => void)[] = [];
    const kept = serveCase(() => new Promise<void>((answer) => asked.push(answer)));
    const { user } = renderPage(<Understood caseId={CASE} />);
    const second = await screen.findByRole('radio', { name: /June 16/ });

    await user.click(second);
    await user.click(screen.getByRole('checkbox', { name: /Curtis Delaney/ }));
    expect(second).toHaveProperty('checked', true);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!();
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!();

    await waitFor(() => expect(kept().items['person-1']?.witness).toBe(false));
    expect(kept().items['clash-1']?.choice).toBe('second');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Curtis Delaney/ }));
  });

  it('says with each change what it was made upon: what another window corrects meanwhile is not taken back', async () => {
    const elsewhere: ModelCorrections['items'] = { 'fact-1': { leftOut: true } };
    const sent: { corrections: ModelCorrections; expectedCorrections?: ModelCorrections }[] = [];
    const asked: (() => void)[] = [];
    let kept = ModelCorrections.parse({});
    server.use(
      ...answers(documents.list, () => ({ documents: [] })),
      ...answers(content.getModelOfCase, () => ({ model, corrections: kept })),
      ...answers(content.correctModelOfCase, async (input) => {
        sent.push(input);
        await new Promise<void>((answer) => asked.push(answer));
        kept = { ...input.corrections, items: { ...input.corrections.items, ...elsewhere } };
        return { model, corrections: kept };
      }),
    );
    const { user } = renderPage(<Understood caseId={CASE} />);
    await user.click(await screen.findByRole('radio', { name: /June 16/ }));
    await user.click(screen.getByRole('checkbox', { name: /Curtis Delaney/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!();
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!();
    await screen.findByText('1 item left out.', { exact: false });
    await user.click(screen.getByRole('radio', { name: /June 14/ }));
    await waitFor(() => expect(asked).toHaveLength(3));
    asked[2]!();

    expect(sent.map(({ expectedCorrections: seen }) => seen?.items['fact-1'])).toEqual([
      undefined,
      undefined,
      { leftOut: true },
    ]);
    expect(sent.map(({ corrections }) => corrections.items['fact-1'])).toEqual([
      undefined,
      undefined,
      { leftOut: true },
    ]);
  });

  it('shows whom a fact helps, and keeps what the attorney says of it', async () => {
    const kept = serveCase();
    const { user } = renderPage(<Understood caseId={CASE} />);
    const helps = within(await screen.findByRole('group', { name: 'Whom it helps: Delaney cut the lock.' }));
    expect(helps.getByRole('radio', { name: 'Against us' })).toHaveProperty('checked', true);

    await user.click(helps.getByRole('radio', { name: 'For us' }));

    await waitFor(() => expect(kept().items['fact-1']?.favors).toBe('ours'));
    expect(helps.getByRole('radio', { name: 'For us' })).toHaveProperty('checked', true);
  });

  it('lets a ruling be called misread, and takes that back', async () => {
    const subject = '“The photographs are excluded.” (order.pdf, page 1)';
    const ruled: CaseModel = { ...model, gaps: [{ id: 'ruling-1', code: 'kept-out', subject }] };
    const kept = serveCase(undefined, ruled);
    const { user } = renderPage(<Understood caseId={CASE} />);

    await user.click(await screen.findByRole('button', { name: `Misread, it may be told: ${subject}` }));
    await waitFor(() => expect(kept().items['ruling-1']).toEqual({ leftOut: true }));
    await user.click(await screen.findByRole('button', { name: `Take back: ${subject}` }));
    await waitFor(() => expect(kept().items['ruling-1']).toEqual({ leftOut: false }));
    expect(screen.queryByText(/You called this misread/)).toBeNull();
  });

  it('takes back what could not be kept, and says so', async () => {
    serveCase();
    server.use(...answers(content.correctModelOfCase, () => refuse(403, 'forbidden', 'Not yours.')));
    const { user } = renderPage(<Understood caseId={CASE} />);

    await user.click(await screen.findByRole('button', { name: /^Leave out ?: Curtis/ }));

    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(await screen.findByRole('button', { name: /^Leave out ?: Curtis/ })).toBeDefined();
  });

  it('is shown also where the documents cannot be listed', async () => {
    serveCase();
    server.use(...answers(documents.list, () => refuse(403, 'forbidden', 'Not yours.')));
    renderPage(<Understood caseId={CASE} />);

    expect(await screen.findByText('Delaney cut the lock.', { selector: 'p' })).toBeDefined();
  });

  it('does not say that there is nothing while what was read is asked for', async () => {
    serveCase();
    let answer = (): void => undefined;
    const nothing = { ...model, papers: [], people: [], facts: [], clashes: [] };
    server.use(
      ...answers(content.getModelOfCase, () => ({ model: nothing, corrections: ModelCorrections.parse({}) })),
    );
    const { store } = renderPage(<Understood caseId={CASE} />);
    await screen.findByText(/^Nothing yet/);

    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      ...answers(content.getModelOfCase, async () => {
        await answered;
        return { model, corrections: ModelCorrections.parse({}) };
      }),
    );
    store.dispatch(api.util.invalidateTags(['Documents']));
    await waitFor(() => expect(screen.queryByText(/^Nothing yet/)).toBeNull());
    answer();

    expect(await screen.findByText('Delaney cut the lock.', { selector: 'p' })).toBeDefined();
  });
});
