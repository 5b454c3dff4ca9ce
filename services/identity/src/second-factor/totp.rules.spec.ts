import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, stepOfCode } from './totp.rules.js';

// RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890, the codes are the last six of its eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('time-based codes', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ])('are those of RFC 6238 at %i s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step);
    expect(stepOfCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000)).toBe(step);
  });

  it('are taken one step late or early, under the step they are of, and no further', () => {
    const at = (seconds: number) => stepOfCode(SECRET, '005924', seconds * 1000);
    expect([at(1234567890 - 30), at(1234567890 + 30)]).toEqual([41152263, 41152263]);
    expect([at(1234567890 - 60), at(1234567890 + 60)]).toEqual([undefined, undefined]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '００５９２４', '-05924', '1e5000'])('are not %p', (code) => {
    expect(stepOfCode(SECRET, code, 1234567890_000)).toBeUndefined();
  });

  it('come of a secret of 160 bits, never the same', () => {
    const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));
    expect(secrets.size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});
