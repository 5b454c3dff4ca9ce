/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.js';
import { OwnAssessmentForm } from './own-assessment-form.js';

describe('the own assessment', () => {
  it('is saved only when all five are answered, by keyboard or pointer', async () => {
    const saved: unknown[] = [];
    const { user } = renderPage(
      <OwnAssessmentForm saved={null} busy={false} problem="" onSave={(items) => saved.push(items)} />,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save assessment' });
    expect(button.disabled).toBe(true);
    for (const name of ['Attire', 'Posture', 'Eye contact', 'Hands'])
      await user.click(
        within(screen.getByRole('group', { name: new RegExp(`^${name}`) })).getByRole('radio', {
          name: 'Yes',
        }),
      );
    expect(screen.getByRole('status').textContent).toBe('1 of 5 still to answer');
    await user.click(
      within(screen.getByRole('group', { name: /^Movement/ })).getByRole('radio', { name: 'Partly' }),
    );
    await user.click(button);
    expect(saved).toEqual([{ attire: 2, posture: 2, eyeContact: 2, hands: 2, movement: 1 }]);
  });
});
