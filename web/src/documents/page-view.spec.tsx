/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { documents } from '@lectern/contracts/documents';
import { screen } from '@testing-library/react';
import { answers, refuse } from '../testing/mock-api.js';
import { serveMockApi } from '../testing/mock-server.js';
import { renderPage } from '../testing/render-page.js';
import { PageView } from './page-view.js';

const server = serveMockApi();

describe('a page of a document that was removed', () => {
  it('says so, and what it said', async () => {
    server.use(...answers(documents.page, () => refuse(404, 'not_found', 'There is no such document.')));
    renderPage(
      <PageView documentId="5f0f7c1e-0000-4000-8000-00000000000d" page={2} quote="Delaney cut the lock." />,
    );
    expect(await screen.findByText(/no longer in the case/)).toBeTruthy();
    expect(screen.getByText('Delaney cut the lock.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
