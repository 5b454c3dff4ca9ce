/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { account } from '@lectern/contracts/account';
import { AppConfig } from '@lectern/contracts/app-config';
import { profile, type Profile } from '@lectern/contracts/profile';
import { quiz, type KeptResult } from '@lectern/contracts/quiz';
import { signIns } from '@lectern/contracts/sign-ins';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useShownUser } from '../../../api/profile.api.js';
import { answers, refuse } from '../../../testing/mock-api.js';
import { serveMockApi } from '../../../testing/mock-server.js';
import { attorney, renderPage } from '../../../testing/render-page.js';
import { DeleteAccountPanel } from './delete-account-panel.js';
import { ProfilePage } from './profile-page.js';

const server = serveMockApi();

const wrenna: Profile = {
  userId: attorney.sub,
  email: attorney.email,
  name: 'Wrenna Attleby',
  firm: 'Attleby LLP',
  barNumber: '',
  state: 'Ohio',
  education: [{ school: 'Ohio State', degree: 'J.D.', year: 2009 }],
  avatarUrl: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const config = AppConfig.parse({
  identity: { own: true, userPoolId: 'local_test', userPoolClientId: 'test', authFlow: 'USER_SRP_AUTH' },
  storage: 'this-computer',
  endpoints: { drafting: null, words: null, voices: null },
  localWords: 'unknown',
});

const notTaken: KeptResult = { attempts: 0, latest: null, best: null };

/** A server with a profile; tells what was saved. */
function serve(given: Profile | null = wrenna) {
  const kept = { profile: given, saved: [] as unknown[], refused: false, quiz: notTaken };
  server.use(
    http.get('*/api/config', () => HttpResponse.json(config)),
    ...answers(signIns.list, () => []),
    ...answers(quiz.getResult, () => kept.quiz),
    ...answers(profile.get, () => kept.profile ?? refuse(404, 'not_found', 'There is no profile yet.')),
    ...answers(profile.save, (input) => {
      if (kept.refused) return refuse(503, 'unavailable', 'Please try again.');
      kept.saved.push(input);
      kept.profile = { ...(kept.profile ?? wrenna), ...input } as Profile;
      return kept.profile;
    }),
  );
  return kept;
}

const WithMenu = () => (
  <>
    <p data-testid="menu">{useShownUser()?.name}</p>
    <ProfilePage />
  </>
);

describe('the profile page', () => {
  it('saves what was typed, with the state by its name, and the menu shows it at once', async () => {
    const kept = serve();
    const { user } = renderPage(<WithMenu />);
    const name = await screen.findByLabelText('Full name');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.clear(name);
    await user.type(name, 'Wrenna Attleby-Moss');
    await user.clear(screen.getByLabelText('State/Jurisdiction'));
    await user.type(screen.getByLabelText('State/Jurisdiction'), 'ny');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByTestId('menu').textContent).toBe('Wrenna Attleby-Moss'));
    expect(kept.saved).toMatchObject([
      { name: 'Wrenna Attleby-Moss', state: 'New York', firm: 'Attleby LLP' },
    ]);
    await screen.findByText('Nothing was changed.');
  });

  it('adds and removes education, and names the row that is wrong', async () => {
    const kept = serve();
    const { user } = renderPage(<ProfilePage />);
    await user.click(await screen.findByRole('button', { name: 'Add education' }));
    const schools = screen.getAllByLabelText('School');
    expect(schools).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Give the school, or remove this row.');
    expect(kept.saved).toEqual([]);
    await user.type(schools[1]!, 'Yale');
    await user.type(screen.getAllByLabelText('Year')[1]!, '20');
    await screen.findByText('Give the year with four digits, such as 2009.');
    await user.type(screen.getAllByLabelText('Year')[1]!, '34');
    await waitFor(() => expect(screen.queryByText(/four digits/)).toBeNull());
    await user.clear(screen.getAllByLabelText('Year')[1]!);
    await user.click(screen.getByRole('button', { name: 'Remove Ohio State' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Nothing was changed.');
    expect(kept.saved).toMatchObject([{ education: [{ school: 'Yale', degree: '', year: null }] }]);
  });

  it('keeps what was typed when it cannot be saved, and Cancel takes it back', async () => {
    const kept = serve();
    kept.refused = true;
    const { user } = renderPage(<ProfilePage />);
    const firm = await screen.findByLabelText('Law firm');
    await user.type(firm, ' & Co');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(firm).toHaveProperty('value', 'Attleby LLP & Co');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(firm).toHaveProperty('value', 'Attleby LLP');
  });

  it('begins with what the sign-in knows where no profile is yet', async () => {
    const kept = serve(null);
    const { user } = renderPage(<ProfilePage />);
    expect(await screen.findByLabelText('Full name')).toHaveProperty('value', 'Wrenna Attleby');
    await user.type(screen.getByLabelText('Bar number'), '77');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Nothing was changed.');
    expect(kept.saved).toMatchObject([{ name: 'Wrenna Attleby', barNumber: '77' }]);
  });

  it('deletes the account only with its address and the password, and forgets what this browser kept of it', async () => {
    serve();
    const asked: unknown[] = [];
    server.use(
      ...answers(account.delete, (input) => {
        asked.push(input);
        return input.password === 'right' ? null : refuse(422, 'unprocessable', 'The password is not right.');
      }),
    );
    localStorage.setItem(`lectern.settings.${attorney.sub}`, '{}');
    const { user, store } = renderPage(<ProfilePage />);
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const go = screen.getByRole('button', { name: 'Delete account and everything in it' });
    await user.click(go);
    await screen.findByText('This is not the address of your account.');
    await user.type(screen.getByLabelText(/^Type your email address/), attorney.email.toUpperCase());
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    expect(asked).toEqual([]);
    await user.click(go);
    await screen.findByText('The password is not right.');
    expect(store.getState().auth.status).toBe('authenticated');
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'right');
    await user.click(go);
    await waitFor(() => expect(store.getState().auth).toMatchObject({ user: null, deleted: true }));
    expect(asked.at(-1)).toEqual({ password: 'right' });
    expect(localStorage.getItem(`lectern.settings.${attorney.sub}`)).toBeNull();
  });

  it('shows how the quiz went', async () => {
    const kept = serve();
    const { unmount } = renderPage(<ProfilePage />);
    await screen.findByText(/Not taken yet/);
    unmount();
    kept.quiz = { attempts: 3, latest: { correct: 14, at: '2026-11-20T17:00:00.000Z' }, best: 18 };
    renderPage(<ProfilePage />);
    await screen.findByText('14 out of 20 on Nov 20, 2026; best 18 in 3 attempts. Only you see this.');
    expect(screen.getByRole('link', { name: 'Retake Quiz' }).getAttribute('href')).toBe('/quiz');
  });

  it('deletes an account elsewhere with the sign-in of a moment ago, and says so when it is older', async () => {
    serve();
    const asked: unknown[] = [];
    let isFresh = false;
    server.use(
      ...answers(account.delete, (input) => {
        asked.push(input);
        return isFresh ? null : refuse(403, 'forbidden', 'This needs a sign-in of the last five minutes.');
      }),
    );
    const { user, store } = renderPage(
      <DeleteAccountPanel userId={attorney.sub} email={attorney.email} elsewhere />,
    );
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.type(screen.getByLabelText(/^Type your email address/), attorney.email);
    const go = screen.getByRole('button', { name: 'Delete account and everything in it' });
    await user.click(go);
    await screen.findByText('This needs a sign-in of the last five minutes.');
    expect(store.getState().auth.status).toBe('authenticated');
    isFresh = true;
    await user.click(go);
    await waitFor(() => expect(store.getState().auth).toMatchObject({ user: null, deleted: true }));
    expect(asked).toEqual([{ accessToken: 'token-of-the-test' }, { accessToken: 'token-of-the-test' }]);
  });
});
