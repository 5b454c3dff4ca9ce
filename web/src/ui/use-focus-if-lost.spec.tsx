/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusIfLost } from './use-focus-if-lost.js';

function Next() {
  const button = useFocusIfLost<HTMLButtonElement>();
  return <button ref={button}>Record</button>;
}

function Steps() {
  const [begun, setBegun] = useState(false);
  return begun ? <Next /> : <button onClick={() => setBegun(true)}>Stop</button>;
}

it('leaves the focus where a page was just loaded', () => {
  render(<Next />);
  expect(document.activeElement).toBe(document.body);
});

it('takes it from what went away with it', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record' }));
});
