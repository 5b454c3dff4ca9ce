/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { documents, type CaseDocument } from '@lectern/contracts/documents';
import { configure, screen, waitFor } from '@testing-library/react';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { aDocument, openFacts, serveFacts, shown } from './look-through.fixtures.js';

const server = serveMockApi();
// A machine that does other work answers late.
configure({ asyncUtilTimeout: 20_000 });

describe('facts that cannot be kept or loaded at once', () => {
  it('waits for nothing, says what could not be kept, and sends it again with what came since', async () => {
    const state = serveFacts(server);
    state.refused = true;
    const { user } = openFacts();

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
    const state = serveFacts(server);
    state.refused = true;
    const { user, unmount } = openFacts();
    await shown('Delaney cut the lock.');
    await user.keyboard('3');
    await screen.findByText(/1 answer could not be kept so far/);
    unmount();

    state.refused = false;
    openFacts();
    await shown('Nobody called.');
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({ favors: 'neither' }));
  });

  it('waits while documents are read, and shows the facts when they are', async () => {
    serveFacts(server);
    let status: CaseDocument['status'] = 'reading';
    server.use(...answers(documents.list, () => ({ documents: [{ ...aDocument, status }] })));
    openFacts();
    await screen.findByText(/^The documents are being read/);
    status = 'read';
    await shown('Delaney cut the lock.');
  });

  it('says that there is nothing, that it could not be loaded, and tries again', async () => {
    serveFacts(server, []);
    const { unmount } = openFacts();
    await screen.findByRole('heading', { name: 'No facts yet' });
    unmount();

    serveFacts(server);
    server.use(...answers(content.getModelOfCase, () => refuse(403, 'forbidden', 'Not yours.')));
    const { user } = openFacts();
    await screen.findByRole('alert');
    serveFacts(server);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('Delaney cut the lock.');
  });
});
