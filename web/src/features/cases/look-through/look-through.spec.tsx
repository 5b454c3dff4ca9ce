/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { serveMockApi } from '../../../testing/mock-server.js';
import { CALL, CASE, KEYS, LOCK, RAIN, openFacts, serveFacts, shown } from './look-through.fixtures.js';

const server = serveMockApi();
// A machine that does other work answers late.
configure({ asyncUtilTimeout: 20_000 });

describe('one fact at a time', () => {
  it('takes one key for each fact, in the order of time, keeps it, and ends with what is yours to say', async () => {
    const state = serveFacts(server);
    const { user } = openFacts();

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
    serveFacts(server, [LOCK, CALL], { 'fact-call': { favors: 'ours' } });
    const { user } = openFacts();

    await shown('Delaney cut the lock.');
    await user.keyboard('1{ArrowLeft}z');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Taken back\. .*Read as/));
    await shown('Delaney cut the lock.');
  });

  it('offers the fifth choice only for what drafts do not tell', async () => {
    serveFacts(server, [LOCK, KEYS]);
    const { user } = openFacts();

    await shown('Delaney cut the lock.');
    expect(screen.queryByRole('button', { name: 'Tell it' })).toBeNull();
    await user.keyboard('5');
    await shown('Delaney cut the lock.');
    await user.click(screen.getByRole('button', { name: 'Neither' }));
    await shown('He had the keys.');
    expect(screen.getByRole('button', { name: 'Tell it' })).toBeDefined();
  });

  it('goes on where it was left, and begins again where all is answered', async () => {
    serveFacts(server, [CALL, LOCK, RAIN], {
      'fact-lock': { favors: 'theirs' },
      'fact-gone': { leftOut: true },
    });
    const { user } = openFacts();

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
    const state = serveFacts(server);
    const { user } = openFacts();

    await shown('Delaney cut the lock.');
    await user.keyboard('4');
    await shown('Nobody called.');
    await waitFor(() => expect(state.kept.items['fact-lock']?.leftOut).toBe(true));
    await user.keyboard('{Control>}z{/Control}');

    await shown('Delaney cut the lock.');
    expect(screen.getByText('Read as: against us')).toBeDefined();
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({}));
  });

  it('never takes an answer that was taken back for what was read, however late that is kept', async () => {
    const state = serveFacts(server);
    const { user } = openFacts();

    await shown('Delaney cut the lock.');
    await user.keyboard('1');
    await shown('Nobody called.');
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({ favors: 'ours' }));
    state.refused = true;
    await user.keyboard('z');
    await shown('Delaney cut the lock.');
    await screen.findByText(/1 answer could not be kept so far/);
    expect(screen.getByText('Read as: against us')).toBeDefined();
    state.refused = false;
    await user.keyboard('{Enter}');

    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({ favors: 'theirs' }));
  });

  it('nor when the page is opened again before that is kept', async () => {
    const state = serveFacts(server);
    const { user, unmount } = openFacts();
    await shown('Delaney cut the lock.');
    await user.keyboard('1');
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({ favors: 'ours' }));
    state.refused = true;
    await user.keyboard('z');
    await screen.findByText(/1 answer could not be kept so far/);
    unmount();

    state.refused = false;
    openFacts();
    await waitFor(() => expect(state.kept.items['fact-lock']).toEqual({}));
    await shown('Delaney cut the lock.');
    expect(await screen.findByText('Read as: against us')).toBeDefined();
  });

  it('asks for whom we appear where the file does not tell, and shows the facts all the same', async () => {
    const state = serveFacts(server, [LOCK]);
    state.side = 'unknown';
    const { user } = openFacts();

    await user.click(await screen.findByRole('button', { name: 'Who defends' }));
    await shown('Delaney cut the lock.');
    expect(state.kept.side).toBe('defending');
  });

  it('leaves the keys to a field in which one writes', async () => {
    const state = serveFacts(server, [LOCK], { 'fact-lock': { favors: 'theirs' } });
    const { user } = openFacts();

    await user.type(await screen.findByLabelText('Your theme in one line'), '14 zebras');
    expect(state.sent).toBe(0);
    expect(screen.queryByText('Delaney cut the lock.')).toBeNull();
  });
});
