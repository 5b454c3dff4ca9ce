import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetRegistration, keepRegistration, keptRegistration } from './kept-registration.js';

/** As the browser's: what is stored stands among the object's own keys. */
class TabStore {
  [key: string]: unknown;
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

let stored = new TabStore();
const ruth = {
  name: 'Ruth Marshall',
  email: 'ruth@marshall.example',
  password: 'correct horse',
  firm: 'Marshall',
};

describe('a registration that waits for its code', () => {
  beforeEach(() => {
    stored = new TabStore();
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: stored });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  it('survives a reload, without the password', () => {
    keepRegistration(ruth);

    expect(keptRegistration()).toEqual({ ...ruth, password: '' });
    expect(Object.values(stored).join()).not.toContain('correct horse');
  });

  it('is gone once it is confirmed', () => {
    keepRegistration(ruth);
    forgetRegistration();

    expect(keptRegistration()).toBeNull();
  });

  it('is none where something else lies in the store', () => {
    for (const lies of ['null', '{"email":4}', '[]', 'no JSON']) {
      stored.setItem('lectern.draft.registration', lies);
      expect(keptRegistration()).toBeNull();
    }
  });
});
