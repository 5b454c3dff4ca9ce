/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { gateway } from '@lectern/contracts/gateway';
import type { AppConfig } from '@lectern/contracts/app-config';
import { screen, within } from '@testing-library/react';
import { answers } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { renderPage } from '../../testing/render-page.js';
import { FAQS } from './content/faqs.js';
import { TUTORIALS } from './content/tutorials.js';
import { HelpPage } from './help-page.js';

const server = serveMockApi();
const serve = (support?: AppConfig['support']) =>
  server.use(
    ...answers(gateway.getConfig, (): AppConfig => ({
      identity: { userPoolId: 'local_test', userPoolClientId: 'test', authFlow: 'USER_SRP_AUTH' },
      storage: 'this-computer',
      endpoints: { drafting: null, words: null, voices: null },
      localWords: 'absent',
      support,
    })),
  );

const question = (place: number) =>
  screen.getByRole('button', { name: FAQS[place]!.question, expanded: false });
const opened = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

describe('the help page', () => {
  // First: what this installation is, is asked once for all specs of a file.
  it('shows the contact that the operator set, and no other', async () => {
    serve({
      email: 'help@hartwell.example',
      hours: [{ days: 'Monday to Friday', hours: '8 AM to 8 PM Eastern' }],
    });
    renderPage(<HelpPage />, '/help');
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    expect(contact.getByRole('link', { name: 'Email support' }).getAttribute('href')).toBe(
      'mailto:help@hartwell.example',
    );
    expect(contact.getAllByRole('link')).toHaveLength(1);
    contact.getByRole('row', { name: /Monday to Friday/ });
  });

  it('opens one question at a time, and closes it again', async () => {
    const { user, address } = renderPage(<HelpPage />, '/help');
    const list = within(screen.getByRole('region', { name: 'Questions' }));
    await user.click(list.getByRole('button', { name: FAQS[5]!.question }));
    expect(opened()).toEqual([FAQS[5]!.question]);
    await user.click(list.getByRole('button', { name: FAQS[6]!.question }));
    expect(opened()).toEqual([FAQS[6]!.question]);
    expect(address()).toBe(`/help?faq=${FAQS[6]!.id}`);
    await user.click(list.getByRole('button', { name: FAQS[6]!.question }));
    expect(opened()).toEqual([]);
  });

  it('filters questions and tutorials, and says when nothing is left', async () => {
    const { user, address } = renderPage(<HelpPage />, '/help');
    const field = screen.getByRole('searchbox', { name: 'Search questions and tutorials' });
    await user.type(field, 'carpet');
    expect(address()).toBe('/help?q=carpet');
    expect(document.activeElement).toBe(field);
    expect(screen.getAllByRole('link', { name: /^Watch/ })).toHaveLength(1);
    screen.getByText('No FAQs match your search');
    await user.click(screen.getByRole('button', { name: /^Clear/ }));
    expect(screen.getAllByRole('link', { name: /^Watch/ })).toHaveLength(4);
    question(4);
  });

  it('keeps to a category', async () => {
    const { user } = renderPage(<HelpPage />, '/help');
    await user.click(screen.getByRole('tab', { name: 'Billing' }));
    expect(screen.getByRole('status').textContent).toBe('3 questions and 0 tutorials');
  });

  it('has the first four questions as popular articles', async () => {
    const { user } = renderPage(<HelpPage />, '/help?category=billing');
    const popular = within(screen.getByRole('region', { name: 'Popular articles' }));
    expect(popular.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      FAQS.slice(0, 4).map(({ question: asked }) => asked),
    );
    await user.click(popular.getByRole('button', { name: FAQS[2]!.question }));
    expect(opened()).toEqual([FAQS[2]!.question]);
    expect(document.activeElement?.textContent).toBe(FAQS[2]!.question);
  });

  it('opens a tutorial with numbered steps, and leads back', async () => {
    const { user } = renderPage(<HelpPage />, '/help');
    await user.click(screen.getAllByRole('link', { name: /^Watch/ })[0]!);
    const tutorial = TUTORIALS[0]!;
    screen.getByRole('heading', { level: 1, name: tutorial.title });
    screen.getByText(`${tutorial.duration} min`);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      tutorial.steps.map(({ title }) => title),
    );
    await user.click(screen.getByRole('link', { name: 'Back to Help' }));
    screen.getByRole('heading', { level: 1, name: 'Help' });
  });
});
