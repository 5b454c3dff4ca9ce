/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { AppConfig } from '@lectern/contracts/app-config';
import { quiz } from '@lectern/contracts/quiz';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answers, refuse } from '../../testing/mock-api.js';
import { serveMockApi } from '../../testing/mock-server.js';
import { attorney, renderPage } from '../../testing/render-page.js';
import { QUESTIONS } from './questions/in-order.js';
import { QuizPage } from './quiz-page.js';

const server = serveMockApi();

/** A server that keeps results; tells which attempts it was told. */
function serve() {
  const kept = { told: [] as { attemptId: string; correct: number }[], refuses: false };
  const config = AppConfig.parse({
    identity: { own: true, userPoolId: 'local_test', userPoolClientId: 'test', authFlow: 'USER_SRP_AUTH' },
    storage: 'this-computer',
    endpoints: { drafting: null, words: null, voices: null },
    localWords: 'unknown',
  });
  server.use(
    http.get('*/api/config', () => HttpResponse.json(config)),
    ...answers(quiz.keepResult, (result) => {
      if (kept.refuses) return refuse(503, 'unavailable', 'Please try again.');
      kept.told.push(result);
      const attempts = new Set(kept.told.map(({ attemptId }) => attemptId)).size;
      const best = Math.max(...kept.told.map(({ correct }) => correct));
      return { attempts, latest: { correct: result.correct, at: '2026-11-23T10:00:00.000Z' }, best };
    }),
  );
  return kept;
}

const signIn = () =>
  localStorage.setItem(`CognitoIdentityServiceProvider.test.${attorney.sub}.accessToken`, 'a token');

async function take(page: ReturnType<typeof renderPage>, right: number): Promise<void> {
  screen.getAllByRole('radio')[0]!.focus();
  for (const [place, { correct }] of QUESTIONS.entries())
    await page.user.keyboard(`${(place < right ? correct : (correct + 1) % 4) + 1}{Enter}`);
}

describe('the result of the quiz', () => {
  it('is told to nobody while nobody is signed in', async () => {
    const { told } = serve();
    await take(renderPage(<QuizPage />, '/quiz'), 16);
    screen.getByRole('heading', { level: 1, name: /^16/ });
    expect(screen.queryByText(/account/)).toBeNull();
    expect(told).toEqual([]);
  });

  it('is kept with the account of who is signed in, once also after a reload, and a retake is another', async () => {
    const { told } = serve();
    signIn();
    const page = renderPage(<QuizPage />, '/quiz');
    await take(page, 16);
    await screen.findByText('Kept with your account: attempt 1, best 16 out of 20.');
    page.unmount();
    const again = renderPage(<QuizPage />, '/quiz');
    await screen.findByText('Kept with your account: attempt 1, best 16 out of 20.');
    await again.user.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    await take(again, 11);
    await screen.findByText('Kept with your account: attempt 2, best 16 out of 20.');
    expect(told.map(({ correct }) => correct)).toEqual([16, 16, 11]);
  });

  it('says when it could not be kept, and tries again', async () => {
    const kept = serve();
    kept.refuses = true;
    signIn();
    const page = renderPage(<QuizPage />, '/quiz');
    await take(page, 20);
    await screen.findByText(/could not be kept/);
    kept.refuses = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Kept with your account: attempt 1, best 20 out of 20.');
  });
});
