/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cases } from '@lectern/contracts/cases';
import { library, type ResourceSummary } from '@lectern/contracts/library';
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

const outline: ResourceSummary = {
  id: 'opening-outline',
  title: 'Opening statement outline',
  description: 'From theme to request.',
  type: 'template',
  category: 'legal-templates',
  difficulty: null,
  duration: 12,
  tags: ['theory of the case'],
  downloads: 0,
};
const nothing = () => [
  ...answers(cases.list, () => ({ cases: [], next: null, open: 0, archived: 0, sessionsWithoutCase: 0 })),
  ...answers(sessionList.page, () => ({ sessions: [], next: null, total: 0 })),
  ...answers(library.list, () => ({ resources: [outline] })),
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

  it('finds a resource of the library by its title and by its subjects', async () => {
    server.use(...nothing());
    const { user, address } = renderPage(<CommandButton />, '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'theory');
    await screen.findByRole('option', { name: /^Opening statement outline/ });
    await user.clear(await field());
    await user.type(await field(), 'statement outline');
    expect(selected()).toMatch(/^Opening statement outline/);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/library/opening-outline');
  });

  it('says that cases and sessions could not be searched, and goes on with the rest', async () => {
    const away = () => refuse(503, 'unavailable', 'The service is away.');
    server.use(
      ...answers(cases.list, away),
      ...answers(sessionList.page, away),
      ...answers(library.list, away),
    );
    const { user } = renderPage(<CommandButton />, '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await field();
    await waitFor(() => screen.getByText(/^Cases and sessions and the library could not be searched/));
    screen.getByRole('option', { name: 'New case' });
  });
});
