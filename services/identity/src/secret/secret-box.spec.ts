import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

const newSecret = () => randomBytes(32).toString('base64url');

describe('SecretBox', () => {
  const box = new SecretBox(newSecret());

  it('opens what it sealed, and never seals the same twice', () => {
    const sealed = box.seal('srp', 'user-1', 'verifier');
    expect(box.open('srp', 'user-1', sealed).toString()).toBe('verifier');
    expect(box.seal('srp', 'user-1', 'verifier')).not.toEqual(sealed);
    expect(sealed.includes('verifier')).toBe(false);
  });

  it('refuses another owner, another purpose, another secret, a changed or a shortened value', () => {
    const sealed = box.seal('srp', 'user-1', 'verifier');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => box.open('srp', 'user-2', sealed)).toThrow();
    expect(() => box.open('signing-key', 'user-1', sealed)).toThrow();
    expect(() => new SecretBox(newSecret()).open('srp', 'user-1', sealed)).toThrow();
    expect(() => box.open('srp', 'user-1', changed)).toThrow();
    expect(() => box.open('srp', 'user-1', sealed.subarray(0, 20))).toThrow();
  });

  it('derives a key for each purpose', () => {
    expect(box.mac('code', 'a')).toEqual(box.mac('code', 'a'));
    expect(box.mac('code', 'a')).not.toEqual(box.mac('name', 'a'));
  });

  it('refuses a short secret', () => {
    expect(() => new SecretBox('changeme')).toThrow(/too short/);
  });
});
