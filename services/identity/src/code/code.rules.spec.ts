import { describe, expect, it } from '@jest/globals';
import { maskAddress, mayMail } from './code.rules.js';
import { newCode } from './new-code.js';

describe('codes', () => {
  it('are six digits, leading zeros included, and spread over the whole range', () => {
    const codes = Array.from({ length: 5000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(4900);
  });

  it('go out once a minute and five times an hour at most', () => {
    expect(mayMail([])).toBe(true);
    expect(mayMail([1])).toBe(false);
    expect(mayMail([59])).toBe(false);
    expect(mayMail([61])).toBe(true);
    expect(mayMail([61, 59])).toBe(false);
    expect(mayMail([100, 200, 300, 400])).toBe(true);
    expect(mayMail([100, 200, 300, 400, 3599])).toBe(false);
    expect(mayMail([100, 200, 300, 400, 3601])).toBe(true);
  });

  it('are announced with a masked address', () => {
    expect(maskAddress('ada@firm.test')).toBe('a***@f***');
    expect(maskAddress('a@b@c.test')).toBe('a***@c***');
    expect(maskAddress('nobody')).toBe('n***');
  });
});
