/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import type { FieldSource } from '@lectern/contracts/pdf-reading';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaseFieldRow } from './case-field-row.js';
import { caseFormReducer, emptyCaseForm } from './case-form.js';

const outcomes = (...confidences: number[]): FieldSource[] =>
  confidences.map((confidence, at) => ({
    field: 'desiredOutcome',
    page: at + 1,
    quote: `words of page ${at + 1}`,
    confidence,
  }));

function show(sources: FieldSource[]) {
  const details = { desiredOutcome: sources.map(({ quote }) => `As in the ${quote}.`).join('\n') };
  const form = caseFormReducer(emptyCaseForm, { type: 'read-from-pdf', details, sources });
  render(<CaseFieldRow field="desiredOutcome" form={form} onChange={() => undefined} sources={sources} />);
}

describe('a list that was read', () => {
  it.each([
    [[0.9, 0.4, 0.2], 'check 2 of 3'],
    [[0.4, 0.2], 'check all'],
    [[0.4], 'check'],
  ])('says how many of its items to check: %j', (confidences, said) => {
    show(outcomes(...confidences));
    expect(screen.getByText(/^check/).textContent).toBe(said);
  });

  it('says nothing of items that are sure', () => {
    show(outcomes(0.9, 0.85));
    expect(screen.queryByText(/check/)).toBeNull();
  });

  it('shows which of them, beside their words', async () => {
    show(outcomes(0.9, 0.4));
    await userEvent.click(screen.getByRole('button', { name: 'p. 1, show the quote' }));
    const said = screen.getAllByText(/words of page \d$/, { selector: 'blockquote' });
    expect(said.map((quote) => /check/.test(quote.textContent ?? ''))).toEqual([false, true]);
  });
});

it('a field of one value says that it is to be checked, and no figure that foretells nothing', () => {
  const sources: FieldSource[] = [{ field: 'clientName', page: 1, quote: 'OREN PRATT', confidence: 0.75 }];
  const form = caseFormReducer(emptyCaseForm, {
    type: 'read-from-pdf',
    details: { clientName: 'Oren Pratt' },
    sources,
  });
  render(<CaseFieldRow field="clientName" form={form} onChange={() => undefined} sources={sources} />);
  expect(screen.getByText('check')).toBeTruthy();
  expect(screen.queryByText(/%|likely/)).toBeNull();
});
