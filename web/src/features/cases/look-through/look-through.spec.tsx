/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { ModelCorrections, type CaseModel, type ModelFact } from '@lectern/contracts/case-model';
import { cases, type CaseDetail } from '@lectern/contracts/cases';
import { content } from '@lectern/contracts/content';
import { documents, type CaseDocument } from '@lectern/contracts/documents';
import { configure, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { LookThroughPage } from './look-through-page.js';

const server = serveMockApi();
// A machine that does other work answers late.
configure({ asyncUtilTimeout: 20_000 });
const CASE = '5f0f7c1e-0000-4000-8000-00000000000c';

const detail: CaseDetail = {
  id: CASE,
  name: 'Marrowby v. Talvane',
  clientName: null,
  opposingParty: null,
  side: null,
  court: null,
  docketNumber: null,
  hearingDate: null,
  hearingTime: null,
  hearingKind: null,
  hearingPlace: null,
  archived: false,
  createdAt: '2026-11-21T18:00:00.000Z',
  updatedAt: '2026-11-21T18:00:00.000Z',
  documents: { total: 1, pages: 4, reading: 0, unreadable: 0 },
  parts: 0,
  rehearsed: 0,
  lastTake: null,
  caseData: {},
  scripts: [],
  takes: [],
  takesTotal: 0,
};

const aDocument: CaseDocument = {
  id: '5f0f7c1e-0000-4000-8000-000000000011',
  caseId: CASE,
  sessionId: null,
  title: 'Complaint.pdf',
  fileName: 'Complaint.pdf',
  kind: 'pdf',
  size: 1000,
  status: 'read',
  reason: null,
  pageCount: 4,
  pagesRead: 4,
  unread: [],
  scannedPages: 0,
  warnings: [],
  fields: null,
  addedAt: '2026-11-21T18:00:00.000Z',
};

const fact = (id: string, text: string, more: Partial<ModelFact> = {}): ModelFact => ({
  id: `fact-${id}`,
  text,
  said: [text],
  reworded: false,
  kind: 'event',
  force: 5,
  reasons: [],
  people: [],
  used: true,
  favors: 'ours',
  confidence: 'sure',
  sources: [{ document: { name: 'Complaint.pdf' }, page: 2, quote: text }],
  ...more,
});

const LOCK = fact('lock', 'Delaney cut the lock.', { date: '2022-06-14', favors: 'theirs' });
const CALL = fact('call', 'Nobody called.', { date: '2022-06-15' });
const RAIN = fact('rain', 'It rained.', { date: '2022-06-16', favors: 'unsure' });
const KEYS = fact('keys', 'He had the keys.', { used: false });

const modelOf = (facts: ModelFact[], side: CaseModel['side'] = 'claiming'): CaseModel => ({
  papers: [
    {
      document: { name: 'Complaint.pdf' },
      kind: 'complaint',
      tellsStory: true,
      pages: 4,
      facts: facts.length,
    },
  ],
  side,
  people: [],
  facts,
  claims: [],
  relief: [],
  evidence: [],
  clashes: [],
  gaps: [],
  slots: {},
});

/** Keeps corrections and reads the model anew with them, as the server does. */
function serveFacts(facts = [CALL, LOCK, RAIN, KEYS], items: ModelCorrections['items'] = {}) {
  const state = { kept: ModelCorrections.parse({ items }), refused: false, sent: 0, side: 'claiming' };
  const understood = () => ({
    corrections: state.kept,
    model: modelOf(
      facts
        .filter(({ id }) => state.kept.items[id]?.leftOut !== true)
        .map((one) => ({ ...one, used: state.kept.items[one.id]?.used ?? one.used })),
      state.kept.side ?? (state.side as CaseModel['side']),
    ),
  });
  server.use(
    ...answers(cases.get, () => detail),
    ...answers(documents.list, () => ({ documents: [] })),
    ...answers(content.getModelOfCase, understood),
    ...answers(content.correctModelOfCase, ({ corrections }) => {
      state.sent += 1;
      if (state.refused) return refuse(503, 'unavailable', 'Not now.');
      state.kept = ModelCorrections.parse(corrections);
      return understood();
    }),
  );
  return state;
}

const open = () =>
  renderPage(
    <Routes>
      <Route path="/cases/:caseId/facts" element={<LookThroughPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/cases/${CASE}/facts`,
  );

const shown = (text: string) => screen.findByText(text, { selector: '.look-words' });

describe('one fact at a time', () => {
  it('takes one key for each fact, in the order of time, keeps it, and ends with what is yours to say', async () => {
    const state = serveFacts();
    const { user } = open();

    await shown('Delaney cut the lock.');
    expect(screen.getByText('Read as: against us')).toBeDefined();
    expect(screen.getByText('1 of 4, less than a minute left')).toBeDefined();
    await user.keyboard('1');
    await shown('Nobody called.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on: for us' }));
    await user.keyboard('{Enter}');
    await shown('It rained.');
    expect(screen.getByRole('status').textContent).toMatch(/3 of 4.*It rained\. Read as: not plain/);
    await user.keyboard('{ArrowRight}');
    await shown('He had the keys.');
    await user.keyboard('5');

    await screen.findByRole('heading', { name: 'Done: 4 facts looked through' });
    await waitFor(() =>
      expect(state.kept.items).toEqual({
        'fact-lock': { favors: 'ours' },
        'fact-call': { favors: 'ours' },
        // Not plain when it was read, and left so.
        'fact-rain': { leftOut: false },
        'fact-keys': { used: true, favors: 'ours' },
      }),
    );
    expect(document.activeElement?.textContent).toBe('The facts are looked through');
    expect(screen.getByLabelText('Your theme in one line')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Draft the opening' }).getAttribute('href')).toContain(CASE);
  });

  it('says that an answer was taken back, also where the fact is still there', async () => {
    serveFacts([LOCK, CALL], { 'fact-call': { favors: 'ours' } });
    const { user } = open();

    await shown('Delaney cut the lock.');
    await user.keyboard('1{ArrowLeft}z');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Taken back\. .*Read as/));
    await shown('Delaney cut the lock.');
  });

  it('offers the fifth choice only for what drafts do not tell', async () => {
    serveFacts([LOCK, KEYS]);
    const { user } = open();

    await shown('Delaney cut the lock.');
    expect(screen.queryByRole('button', { name: 'Tell it' })).toBeNull();
    await user.keyboard('5');
    await shown('Delaney cut the lock.');
    await user.click(screen.getByRole('button', { name: 'Neither' }));
    await shown('He had the keys.');
    expect(screen.getByRole('button', { name: 'Tell it' })).toBeDefined();
  });

  it('goes on where it was left, and begins again where all is answered', async () => {
    serveFacts([CALL, LOCK, RAIN], { 'fact-lock': { favors: 'theirs' }, 'fact-gone': { leftOut: true } });
    const { user } = open();

    await shown('Nobody called.');
    // What was left out before is no longer there, and was looked at.
    expect(screen.getByText('3 of 4, less than a minute left')).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    await shown('Delaney cut the lock.');
    expect(screen.getByText('You said: against us')).toBeDefined();
    await user.keyboard('{Enter}{Enter}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Look through them again' }));
    await shown('Delaney cut the lock.');
  });

  it('takes the last answer back, also of a fact that is no longer in the model', async () => {
    const state = serveFacts();
    const { user } = open();

    await shown('Delaney cut the lock.');
    await user.keyboard('4');
    await shown('Nobody called.');
    await waitFor(() => expect(state.kept.items['fact-lock']?.leftOut).toBe(true));
    await user.keyboard('{Control>}z{/Control}');

    await shown('Delaney cut the lock.');
    expect(screen.getByText('Read as: against us')).toBeDefined();
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({}));
  });

  it('waits for nothing, says what could not be kept, and sends it again with what came since', async () => {
    const state = serveFacts();
    state.refused = true;
    const { user } = open();

    await shown('Delaney cut the lock.');
    await user.keyboard('1');
    await shown('Nobody called.');
    await screen.findByText(/1 answer could not be kept so far/);
    await user.keyboard('2');
    await screen.findByText(/2 answers could not be kept so far/);
    state.refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.queryByText(/could not be kept/)).toBeNull());
    expect(state.kept.items).toEqual({ 'fact-lock': { favors: 'ours' }, 'fact-call': { favors: 'theirs' } });
  });

  it('brings back what could not be kept when the page is opened again', async () => {
    const state = serveFacts();
    state.refused = true;
    const { user, unmount } = open();
    await shown('Delaney cut the lock.');
    await user.keyboard('3');
    await screen.findByText(/1 answer could not be kept so far/);
    unmount();

    state.refused = false;
    open();
    await shown('Nobody called.');
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({ favors: 'neither' }));
  });

  it('asks for whom we appear where the file does not tell, and shows the facts all the same', async () => {
    const state = serveFacts([LOCK]);
    state.side = 'unknown';
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Who defends' }));
    await shown('Delaney cut the lock.');
    expect(state.kept.side).toBe('defending');
  });

  it('leaves the keys to a field in which one writes', async () => {
    const state = serveFacts([LOCK], { 'fact-lock': { favors: 'theirs' } });
    const { user } = open();

    await user.type(await screen.findByLabelText('Your theme in one line'), '14 zebras');
    expect(state.sent).toBe(0);
    expect(screen.queryByText('Delaney cut the lock.')).toBeNull();
  });

  it('waits while documents are read, and shows the facts when they are', async () => {
    serveFacts();
    let status: CaseDocument['status'] = 'reading';
    server.use(...answers(documents.list, () => ({ documents: [{ ...aDocument, status }] })));
    open();
    await screen.findByText(/^The documents are being read/);
    status = 'read';
    await shown('Delaney cut the lock.');
  });

  it('says that there is nothing, that it could not be loaded, and tries again', async () => {
    serveFacts([]);
    const { unmount } = open();
    await screen.findByRole('heading', { name: 'No facts yet' });
    unmount();

    serveFacts();
    server.use(...answers(content.getModelOfCase, () => refuse(403, 'forbidden', 'Not yours.')));
    const { user } = open();
    await screen.findByRole('alert');
    serveFacts();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('Delaney cut the lock.');
  });
});
