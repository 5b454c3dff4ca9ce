/** @jest-environment ./tools/jest/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { serveMockApi } from '../../../testing/mock-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { OpenSlots } from './open-slots.js';
import { withWords } from './script-text.js';

serveMockApi();

const TEXT =
  '[Your theme in one line] Was there a duty? [Your answer] Was it breached? [Your answer] [Your theme in one line]';

function Script() {
  const [text, setText] = useState(TEXT);
  return (
    <>
      <OpenSlots text={text} onFill={(mark, words) => setText(withWords(text, mark, words).text)} />
      <p data-testid="text">{text}</p>
    </>
  );
}

describe('the open places of a text', () => {
  it('take words given once wherever they are asked; an answer is written in its own place', async () => {
    const { user } = renderPage(<Script />);

    await user.click(screen.getByText('3 places are yours to fill'));
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    await user.type(screen.getByLabelText('Your theme in one line'), 'They knew.');
    await user.click(screen.getByRole('button', { name: /^Keep ?: Your theme/ }));

    expect((await screen.findByText('2 places are yours to fill')).tagName).toBe('SUMMARY');
    expect(screen.getByTestId('text').textContent).toBe(
      'They knew. Was there a duty? [Your answer] Was it breached? [Your answer] They knew.',
    );
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});
