/** @jest-environment ./tools/jest/browser-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import { typeAhead } from './type-ahead.js';

/** Whether anybody else would have acted on the key. */
const press = (key: string, held: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
  );

it('keeps what is typed from whatever has the focus, until it is taken', () => {
  const take = typeAhead(jest.fn());
  const heard = ['n', 'O', ' ', 'x', 'Backspace', 'é', 'Enter'].filter((key) => press(key));
  expect(heard).toEqual([]);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(take()).toBe('nO é');
  expect(press('n')).toBe(true);
  expect(take()).toBe('nO é');
});

it('is given up with Escape', () => {
  const onEscape = jest.fn();
  const take = typeAhead(onEscape);
  press('Escape');
  expect(onEscape).toHaveBeenCalledTimes(1);
  take();
});
