/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { ModelCorrections } from '@lectern/contracts/case-model';
import { content } from '@lectern/contracts/content';
import { documents, type CaseDocument } from '@lectern/contracts/documents';
import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { FilePanel } from './file-panel.js';

const server = serveMockApi();
const CASE = '5f0f7c1e-0000-4000-8000-00000000000c';
const id = (number: number): string => `5f0f7c1e-0000-4000-8000-00000000001${number}`;

const aDocument = (number: number, title: string): CaseDocument => ({
  id: id(number),
  caseId: CASE,
  sessionId: null,
  title,
  fileName: title,
  kind: 'pdf',
  size: 1000,
  status: 'read',
  reason: null,
  pageCount: 3,
  pagesRead: 3,
  unread: [],
  scannedPages: 0,
  warnings: [],
  fields: null,
  addedAt: '2026-11-21T18:00:00.000Z',
});

/** Two papers of a case; `refused` answers each new order with an error. */
function serveFile(refused = false) {
  let kept = [aDocument(1, 'complaint.pdf'), aDocument(2, 'invoice.pdf')];
  server.use(
    ...answers(documents.list, () => ({ documents: kept })),
    ...answers(documents.reorder, ({ documentIds }) => {
      if (refused) return refuse(503, 'unavailable', 'Not now.');
      kept = documentIds.flatMap((wanted) => kept.filter((one) => one.id === wanted));
      return { documents: kept };
    }),
    ...answers(documents.rename, ({ documentId, title }) => {
      kept = kept.map((one) => (one.id === documentId ? { ...one, title } : one));
      return kept.find((one) => one.id === documentId)!;
    }),
    ...answers(content.getModelOfCase, () => ({
      corrections: ModelCorrections.parse({}),
      model: {
        papers: kept.map(({ id: documentId, title }) => ({
          document: { id: documentId, name: title },
          kind: title.startsWith('invoice') ? ('agreement' as const) : ('complaint' as const),
          tellsStory: true,
          pages: 3,
          facts: 2,
        })),
        side: 'claiming' as const,
        people: [],
        facts: [],
        claims: [],
        relief: [],
        evidence: [],
        clashes: [],
        gaps: [],
        slots: {},
      },
    })),
  );
  return () => kept.map(({ title }) => title);
}

const titles = () =>
  screen
    .getAllByRole('button', { name: /: show its pages$/ })
    .map(({ firstChild }) => firstChild?.textContent);

describe('the documents of a case', () => {
  it('say what each gives to it', async () => {
    serveFile();
    renderPage(<FilePanel caseId={CASE} addDocuments={createRef()} />);

    expect(await screen.findByText('Reads like a complaint: 2 facts found in it.')).toBeDefined();
    expect(screen.getByText('Reads like an agreement: 2 facts found in it.')).toBeDefined();
  });

  it('change places, and the button that was pressed keeps the focus', async () => {
    const kept = serveFile();
    const { user } = renderPage(<FilePanel caseId={CASE} addDocuments={createRef()} />);

    await user.click(await screen.findByRole('button', { name: 'Move up: invoice.pdf' }));
    expect(titles()).toEqual(['invoice.pdf', 'complaint.pdf']);
    await screen.findByText('invoice.pdf is now 1 of 2.');
    expect(kept()).toEqual(['invoice.pdf', 'complaint.pdf']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: invoice.pdf'),
    );
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['invoice.pdf', 'complaint.pdf']);
  });

  it('stand as before when the order could not be kept', async () => {
    serveFile(true);
    const { user } = renderPage(<FilePanel caseId={CASE} addDocuments={createRef()} />);

    await user.click(await screen.findByRole('button', { name: 'Move down: complaint.pdf' }));
    await screen.findByRole('alert');
    expect(titles()).toEqual(['complaint.pdf', 'invoice.pdf']);
  });

  it('are named anew, or left as they are', async () => {
    const kept = serveFile();
    const { user } = renderPage(<FilePanel caseId={CASE} addDocuments={createRef()} />);

    await user.click(await screen.findByRole('button', { name: 'Rename complaint.pdf' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Rename complaint.pdf' }));
    const field = screen.getByRole('textbox', { name: 'New name of complaint.pdf' });
    await user.clear(field);
    await user.type(field, 'Complaint{Enter}');
    await screen.findByRole('button', { name: /^Complaint ?: show its pages$/ });
    expect(kept()).toEqual(['Complaint', 'invoice.pdf']);
  });
});
