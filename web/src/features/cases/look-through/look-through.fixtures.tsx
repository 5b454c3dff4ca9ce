import { ModelCorrections, type CaseModel, type ModelFact } from '@lectern/contracts/case-model';
import { cases } from '@lectern/contracts/cases';
import { content } from '@lectern/contracts/content';
import { documents, type CaseDocument } from '@lectern/contracts/documents';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers, refuse } from '../../../testing/mock-api.js';
import type { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { caseDetail } from '../case-detail.fixtures.js';
import { LookThroughPage } from './look-through-page.js';

export const CASE = '5f0f7c1e-0000-4000-8000-00000000000c';

const detail = caseDetail({ id: CASE, documents: { total: 1, pages: 4, reading: 0, unreadable: 0 } });

export const aDocument: CaseDocument = {
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

export const LOCK = fact('lock', 'Delaney cut the lock.', { date: '2022-06-14', favors: 'theirs' });
export const CALL = fact('call', 'Nobody called.', { date: '2022-06-15' });
export const RAIN = fact('rain', 'It rained.', { date: '2022-06-16', favors: 'unsure' });
export const KEYS = fact('keys', 'He had the keys.', { used: false });

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
export function serveFacts(
  server: ReturnType<typeof serveMockApi>,
  facts = [CALL, LOCK, RAIN, KEYS],
  items: ModelCorrections['items'] = {},
) {
  const state = { kept: ModelCorrections.parse({ items }), refused: false, sent: 0, side: 'claiming' };
  const understood = () => ({
    corrections: state.kept,
    model: modelOf(
      facts
        .filter(({ id }) => state.kept.items[id]?.leftOut !== true)
        .map((one) => {
          const { used = one.used, favors = one.favors } = state.kept.items[one.id] ?? {};
          return { ...one, used, ...(favors && { favors }) };
        }),
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

/** The page of the facts, opened by its address. */
export const openFacts = () =>
  renderPage(
    <Routes>
      <Route path="/cases/:caseId/facts" element={<LookThroughPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/cases/${CASE}/facts`,
  );

export const shown = (text: string) => screen.findByText(text, { selector: '.look-words' });
