import { describe, expect, it } from '@jest/globals';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.rules.js';

describe('a recovery code', () => {
  it('is another one each time, and read however it was typed', () => {
    const codes = Array.from({ length: 500 }, newRecoveryCode);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) {
      expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
      const letters = code.replace('-', '');
      for (const typed of [code, ` ${code.toUpperCase()} `, letters, letters.split('').join(' ')])
        expect(readRecoveryCode(typed)).toBe(letters);
    }
  });

  it('is nothing else', () => {
    for (const typed of [
      '',
      '123456',
      'abcde-2345',
      'abcde-234567',
      'abcde-2345o',
      'abcde-2345l',
      '\0'.repeat(10),
    ])
      expect(readRecoveryCode(typed)).toBeUndefined();
  });
});
