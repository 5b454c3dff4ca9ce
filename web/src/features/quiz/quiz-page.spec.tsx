/** @jest-environment ./tools/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import { QUESTIONS } from './questions/in-order.js';
import { QuizPage } from './quiz-page.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const number = () => screen.getByRole('heading', { level: 1 }).textContent;
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
const option = (place: number) => screen.getAllByRole<HTMLInputElement>('radio')[place]!;

/** Answers the rest by keys alone, the first ones right. */
async function answerAll(user: UserEvent, right: number) {
  option(0).focus();
  for (const [place, { correct }] of QUESTIONS.entries())
    await user.keyboard(`${(place < right ? correct : (correct + 1) % 4) + 1}{Enter}`);
}

describe('the quiz', () => {
  it('waits for an answer before it goes on, and cannot go back from the first', async () => {
    const { user } = renderPage(<QuizPage />, '/quiz');
    expect(number()).toBe('Question 1 of 20');
    expect([previous().disabled, next().disabled]).toEqual([true, true]);
    await user.click(option(2));
    await user.click(next());
    expect(number()).toBe('Question 2 of 20');
    expect([previous().disabled, next().disabled]).toEqual([false, true]);
  });

  it('shows the earlier answer again on the way back', async () => {
    const { user } = renderPage(<QuizPage />, '/quiz');
    await user.click(option(2));
    await user.click(next());
    await user.click(previous());
    expect(option(2).checked).toBe(true);
    expect(next().disabled).toBe(false);
  });

  it('goes on where it was after a reload', async () => {
    const { user, unmount } = renderPage(<QuizPage />, '/quiz');
    await user.click(option(1));
    await user.click(next());
    unmount();
    renderPage(<QuizPage />, '/quiz');
    expect(number()).toBe('Question 2 of 20');
  });

  it('tells score, level and the reason of each answer, and begins anew', async () => {
    const { user } = renderPage(<QuizPage />, '/quiz');
    await answerAll(user, 16);
    expect(number()).toBe('16 out of 20: Advanced');
    expect(screen.getAllByText('Not correct')).toHaveLength(4);
    expect(screen.getAllByText('Correct answer')).toHaveLength(4);
    for (const { explanation } of QUESTIONS) screen.getByText(explanation);
    expect(screen.getByRole('link', { name: 'Start Training' }).getAttribute('href')).toBe('/signup');
    await user.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    expect(number()).toBe('Question 1 of 20');
    expect(option(0).checked || option(1).checked || option(2).checked || option(3).checked).toBe(false);
  });

  it('asks for Finish at the last question, and says nothing before', async () => {
    const { user } = renderPage(<QuizPage />, '/quiz');
    option(0).focus();
    for (let question = 1; question < 20; question++) await user.keyboard('1{Enter}');
    expect(number()).toBe('Question 20 of 20');
    expect(screen.queryByText(/Correct/)).toBeNull();
    await user.keyboard('4');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(number()).toMatch(/out of 20/);
  });
});
