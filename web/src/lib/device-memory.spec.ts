import { afterEach, describe, expect, it } from '@jest/globals';
import { remember, remembered } from './device-memory.js';

const store = (items: Map<string, string>, blocked: () => boolean): Pick<Storage, 'getItem' | 'setItem'> => {
  const open = (): Map<string, string> => {
    if (blocked()) throw new DOMException('The operation is insecure.', 'SecurityError');
    return items;
  };
  return {
    getItem: (name) => open().get(name) ?? null,
    setItem: (name, value) => void open().set(name, value),
  };
};
const use = (blocked: () => boolean): Map<string, string> => {
  const items = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: store(items, blocked) });
  return items;
};
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

describe('what a device remembers', () => {
  it('is in its storage', () => {
    const items = use(() => false);
    expect(remembered('cue')).toBeNull();
    remember('cue', 'on');
    expect([remembered('cue'), items.get('cue')]).toEqual(['on', 'on']);
  });

  it('holds for the page where storage is blocked, and is stored once it is not', () => {
    let isBlocked = true;
    const items = use(() => isBlocked);
    expect(remembered('countdown')).toBeNull();
    remember('countdown', 'off');
    expect(remembered('countdown')).toBe('off');
    isBlocked = false;
    remember('countdown', 'on');
    expect([remembered('countdown'), items.get('countdown')]).toEqual(['on', 'on']);
  });
});
