/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { AppConfig } from '@lectern/contracts/app-config';
import { gateway } from '@lectern/contracts/gateway';
import { library, type Resource } from '@lectern/contracts/library';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { LibraryPage } from './library-page.js';
import { ResourcePage } from './resource-page.js';

const server = serveMockApi();

const resource = (id: string, given: Partial<Resource> = {}): Resource => ({
  id,
  title: `About ${id}`,
  description: 'What it is for.',
  type: 'guide',
  category: 'courtroom-skills',
  difficulty: 'Advanced',
  duration: 12,
  tags: ['one'],
  downloads: 0,
  content: [
    { kind: 'heading', text: 'A part', level: 2 },
    { kind: 'paragraph', text: 'Some **stressed** words.' },
    { kind: 'numbers', items: ['fifth', 'sixth'], start: 5 },
    { kind: 'checks', items: ['to tick'] },
  ],
  ...given,
});

const all = [
  resource('opening', { tags: ['theme', 'jury', 'burden', 'outline', 'time'], downloads: 1 }),
  resource('cross', { type: 'article', category: 'legal-templates' }),
  resource('breath', { type: 'audio', category: 'communication' }),
];
const config = AppConfig.parse({
  identity: { userPoolId: 'local_test', userPoolClientId: 'test', authFlow: 'USER_SRP_AUTH' },
  storage: 'this-computer',
  endpoints: { drafting: null, words: null, voices: null },
  localWords: 'unknown',
  localVoices: 'absent',
});
const serve = () =>
  server.use(
    ...answers(gateway.getConfig, () => config),
    ...answers(library.list, () => ({ resources: all })),
    ...answers(
      library.get,
      ({ resourceId }) =>
        all.find(({ id }) => id === resourceId) ?? refuse(404, 'not_found', 'There is no such resource.'),
    ),
  );
const open = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/library" element={<LibraryPage />} />
      <Route path="/library/:resourceId" element={<ResourcePage />} />
    </Routes>,
    address,
  );
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace('About ', ''));

describe('the library', () => {
  it('shows the first three tags and how many more, and counts only real downloads', async () => {
    serve();
    open('/library');
    const card = (await screen.findByRole('heading', { name: 'About opening' })).closest('li')!;
    expect(card.textContent).toContain('themejuryburden+2 more tags');
    expect(card.textContent).toContain('1 download');
    expect(screen.getByRole('heading', { name: 'About cross' }).closest('li')!.textContent).not.toContain(
      'download',
    );
  });

  it('combines search, category and type, keeps them in the address, and says how many are shown', async () => {
    serve();
    const { user, address } = open('/library');
    expect((await screen.findByRole('status')).textContent).toBe('Showing 3 of 3 resources');
    await user.click(screen.getByRole('button', { name: 'Legal Templates' }));
    expect(titles()).toEqual(['cross']);
    expect(screen.getByRole('button', { name: 'Legal Templates' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Audio' }));
    expect(screen.getByRole('heading', { name: 'No resources found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeTruthy();
    expect(address()).toBe('/library?category=legal-templates&type=audio');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('status').textContent).toBe('Showing 3 of 3 resources');
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'BURDEN');
    await waitFor(() => expect(titles()).toEqual(['opening']));
    expect(address()).toBe('/library?q=BURDEN');
    expect(screen.getByRole('status').textContent).toBe('Showing 1 of 3 resources');
  });

  it('opens with the filters of its address', async () => {
    serve();
    open('/library?q=about&type=audio');
    await screen.findByRole('heading', { name: 'About breath' });
    expect(titles()).toEqual(['breath']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('about');
  });

  it('shows a resource with its lists as they are numbered, and the way back', async () => {
    serve();
    const { user, address } = open('/library?type=guide');
    await user.click(await screen.findByRole('link', { name: 'About opening' }));
    await screen.findByRole('heading', { level: 1, name: 'About opening' });
    expect(screen.getByText('fifth').closest('ol')?.getAttribute('start')).toBe('5');
    expect(screen.getByText('stressed').tagName).toBe('STRONG');
    await user.click(screen.getByRole('link', { name: 'Back to Library' }));
    expect(address()).toBe('/library?type=guide');
  });

  it('says why a PDF or a spoken version could not be made', async () => {
    serve();
    server.use(
      ...answers(library.print, () => refuse(503, 'unavailable', 'The printer is away.')),
      ...answers(library.speak, () => refuse(503, 'unavailable', 'No voice is installed.')),
    );
    const { user } = open('/library/opening');
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The printer is away.');
    await user.click(screen.getByRole('button', { name: 'Play spoken version' }));
    expect(await screen.findByText(/No voice is installed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play spoken version' })).toBeTruthy();
  });

  it('says so where there is nothing, and offers to ask again where it fails', async () => {
    serve();
    open('/library/nothing');
    expect(await screen.findByRole('heading', { name: 'Resource not found' })).toBeTruthy();
    server.use(...answers(library.list, () => refuse(503, 'unavailable', 'The service is away.')));
    const { user } = open('/library');
    expect(await screen.findByText(/The service is away/)).toBeTruthy();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 3 of 3 resources')).toBeTruthy();
  });
});
