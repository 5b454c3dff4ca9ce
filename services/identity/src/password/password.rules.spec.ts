import { describe, expect, it } from '@jest/globals';
import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.js';
import { passwordProblem } from './password.rules.js';

const owner = { email: 'ada@firm.test', name: 'Ada Lovelace', firm: 'Byron & Partners LLP' };
const problem = (password: string) => passwordProblem(password, owner, isCommonPassword);

describe('password rules', () => {
  it.each([
    'correct horse battery',
    'ÄÖÜäöü漢字',
    '      x y',
    'xyz'.repeat(85),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaayz',
    'love 4917 8350 62',
    'Byron reads 19 briefs',
    '8d3f94a1b7c2',
    'mercy-7-Gavel-rain',
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
    ['Password1!', /common/],
    ['  dragon77', /common/],
    ['P@ssw0rd2026', /common/],
    ['1234-5678', /common/],
    ['!!monkey!!', /common/],
    ['aaaaaaaaaaaa', /repeat/],
    ['ababababaB', /repeat/],
    ['        x', /repeat/],
    ['Lectern2026', /names/],
    ['lectern-lectern', /names/],
    ['Byron&Partners1', /names/],
    ['Ada.Lovelace.7', /names/],
    ['Lectern password', /names/],
    ['ada@firm.test1', /names/],
  ])('refuses %p', (password, reason) => {
    expect(problem(password)).toMatch(reason);
  });

  it('knows more than the 3000 most common passwords of an allowed length', () => {
    expect(COMMON_PASSWORDS).toBeGreaterThan(3000);
  });
});
