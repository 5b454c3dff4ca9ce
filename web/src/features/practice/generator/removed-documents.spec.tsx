/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import { documents } from '@lectern/contracts/documents';
import { screen, waitFor } from '@testing-library/react';
import { answers } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { aDocument } from '../../cases/look-through/look-through.fixtures.js';
import { renderPage } from '../../../testing/render-page.js';
import { RemovedDocuments } from './removed-documents.js';
import type { Script } from './script.js';

const server = serveMockApi();
const CASE = '5f0f7c1e-0000-4000-8000-00000000000c';
const [COMPLAINT, DEPOSITION] = [
  '5f0f7c1e-0000-4000-8000-000000000001',
  '5f0f7c1e-0000-4000-8000-000000000002',
] as const;

const from = (documentId: string, document: string) => ({
  drafted: { sources: [{ kind: 'pdf', page: 1, quote: 'It rained.', document, documentId }] },
});
const script = {
  sections: [{ sentences: [from(COMPLAINT, 'complaint.pdf'), from(DEPOSITION, 'deposition.pdf')] }],
} as unknown as Script;

const serve = (ids: readonly string[]) =>
  server.use(...answers(documents.list, () => ({ documents: ids.map((id) => ({ ...aDocument, id })) })));

it('says on which documents a draft rests that are gone, and drafts again', async () => {
  serve([COMPLAINT]);
  const again = jest.fn(() => undefined);
  const { user } = renderPage(<RemovedDocuments caseId={CASE} script={script} onRegenerate={again} />);
  const said = await screen.findByText(/rests on deposition\.pdf, which is no longer in the case/);
  expect(said.textContent).not.toContain('complaint.pdf');
  await user.click(screen.getByRole('button', { name: 'Draft again' }));
  expect(again).toHaveBeenCalled();
});

it('says nothing where all of them are there', async () => {
  serve([DEPOSITION, COMPLAINT]);
  const { container, store } = renderPage(
    <RemovedDocuments caseId={CASE} script={script} onRegenerate={() => undefined} />,
  );
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(DEPOSITION));
  expect(container.querySelector('p')).toBeNull();
});
