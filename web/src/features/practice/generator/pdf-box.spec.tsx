/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { PdfBox } from './pdf-box.js';

serveMockApi();
const WARNING = 'This does not read like a paper of a case, so nothing was filled in.';
const show = (fields: { clientName?: string }) =>
  renderPage(
    <PdfBox
      caseId={null}
      onRead={() => undefined}
      document={{
        fileName: 'paper.pdf',
        parsed: {
          ...fields,
          sessionId: '5f0f7c1e-0000-4000-8000-00000000000a',
          sessionTitle: 'Paper',
          sources: [],
          pageCount: 1,
          ocrPages: [],
          warnings: [WARNING],
        },
      }}
    />,
  );

it('says why nothing was filled in, unasked', async () => {
  show({});
  expect((await screen.findByText(WARNING)).closest('details')?.open).toBe(true);
});

it('keeps what is to be known of a filled form behind "Details"', async () => {
  show({ clientName: 'Oren Pratt' });
  expect((await screen.findByText(WARNING)).closest('details')?.open).toBe(false);
});
