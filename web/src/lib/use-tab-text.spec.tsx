/** @jest-environment ./tools/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { forgetTabDrafts } from './tab-drafts.js';
import { useTabName, useTabText } from './use-tab-text.js';

function Field({ place, value }: { place: string; value: string }) {
  const [text, setText] = useTabText(useTabName(place), value);
  return <input aria-label={place} value={text} onChange={({ target }) => setText(target.value)} />;
}

const at = (address: string, value = '') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Field place="theme" value={value} />
      <Field place="number" value="" />
    </MemoryRouter>,
  );
const shown = (place: string): string => screen.getByLabelText<HTMLInputElement>(place).value;
const type = (words: string) =>
  fireEvent.change(screen.getByLabelText('theme'), { target: { value: words } });

describe('words that were typed and not kept', () => {
  beforeEach(() => forgetTabDrafts());

  it('are found again when the page was left, at their place and in their case alone', () => {
    at('/practice?session=1&step=draft');
    type('They knew.');
    cleanup();
    at('/practice?session=1&step=record');
    expect([shown('theme'), shown('number')]).toEqual(['They knew.', '']);
    cleanup();
    at('/practice?session=2');
    expect(shown('theme')).toBe('');
  });

  it('are forgotten once they are kept or taken back', () => {
    at('/cases/1', 'Old.');
    type('New.');
    type('Old.');
    cleanup();
    at('/cases/1', 'Older.');
    expect(shown('theme')).toBe('Older.');
  });
});
