/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cases } from '@lectern/contracts/cases';
import { sessionList } from '@lectern/contracts/session-list';
import { screen, waitFor } from '@testing-library/react';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { CommandButton } from './command-button.js';

const server = serveMockApi();

// jsdom draws no dialog and moves no focus into it.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('input')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
});

const nothing = () => [
  ...answers(cases.list, () => ({ cases: [], next: null, open: 0, archived: 0, sessionsWithoutCase: 0 })),
  ...answers(sessionList.page, () => ({ sessions: [], next: null, total: 0 })),
];
const field = () => screen.findByRole('combobox', { name: /^Search pages/ });
const selected = () => screen.getByRole('option', { selected: true }).textContent;

describe('the search over everything', () => {
  it('opens with Ctrl K, goes through what fits by arrows, and leads there', async () => {
    server.use(...nothing());
    const { user, address } = renderPage(<CommandButton />, '/dashboard');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'notification');
    const first = selected();
    expect((await field()).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}');
    expect(selected()).not.toBe(first);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/notifications');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('offers to look through help for what has no such name', async () => {
    server.use(...nothing());
    const { user, address } = renderPage(<CommandButton />, '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'zzz carpet');
    screen.getByText(/^No page, case, session or action/);
    await user.click(screen.getByRole('option', { name: 'Search help for “zzz carpet”' }));
    expect(address()).toBe('/help?q=zzz+carpet');
  });

  it('says that cases and sessions could not be searched, and goes on with the rest', async () => {
    const away = () => refuse(503, 'unavailable', 'The service is away.');
    server.use(...answers(cases.list, away), ...answers(sessionList.page, away));
    const { user } = renderPage(<CommandButton />, '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await field();
    await waitFor(() => screen.getByText(/^Cases and sessions could not be searched/));
    screen.getByRole('option', { name: 'New case' });
  });
});
