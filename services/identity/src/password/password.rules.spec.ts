import { describe, expect, it } from '@jest/globals';
import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.js';
import { passwordProblem } from './password.rules.js';

const problem = (password: string) => passwordProblem(password, 'ada@firm.test', isCommonPassword);

describe('password rules', () => {
  it.each([
    'correct horse battery',
    'ÄÖÜäöü漢字',
    '        x',
    'x'.repeat(256),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaz',
    '🙂🙃😉😌😍🥰😘😗',
  ])('takes %p', (password) => {
    expect(problem(password)).toBeUndefined();
  });

  it.each([
    ['', /not long enough/],
    ['short 7', /not long enough/],
    ['🙂🙃😉😌', /not long enough/],
    ['x'.repeat(257), /too long/],
    ['          ', /spaces/],
    ['Ada@Firm.test', /email/],
    ['password', /common/],
    ['PASSWORD', /common/],
    ['12345678', /common/],
    ['qwertyuiop', /common/],
  ])('refuses %p', (password, reason) => {
    expect(problem(password)).toMatch(reason);
  });

  it('knows more than the 3000 most common passwords of an allowed length', () => {
    expect(COMMON_PASSWORDS).toBeGreaterThan(3000);
  });
});
