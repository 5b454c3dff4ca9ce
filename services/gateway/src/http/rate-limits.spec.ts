import { describe, expect, it } from '@jest/globals';
import { addressBlock, RateLimits } from './rate-limits.js';

const times = async (count: number, work: () => Promise<void>): Promise<void> => {
  for (let i = 0; i < count; i++) await work();
};

describe('rate limits', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('counts %s as %s', (ip, block) => {
    expect(addressBlock(ip)).toBe(block);
  });

  it('lets one address send few letters to whomever, and sign in on', async () => {
    const limits = new RateLimits(undefined);
    const mailed = ['SignUp', 'ForgotPassword', 'ResendConfirmationCode'];
    let sent = 0;
    await times(200, () => limits.takePool({ ip: `2001:db8::${++sent}` }, mailed[sent % 3]));
    await expect(limits.takePool({ ip: '2001:db8::ffff' }, 'SignUp')).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await limits.takePool({ ip: '2001:db8::ffff' }, 'InitiateAuth');
    await limits.takePool({ ip: '10.1.2.3' }, 'SignUp');
  });

  it('counts work that costs for its user, from wherever it is asked for', async () => {
    const limits = new RateLimits(undefined);
    await times(240, () => limits.take({ timeoutMs: 30_000 }, { userId: 'ada' }));
    await expect(limits.take({ timeoutMs: 30_000 }, { userId: 'ada' })).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await limits.take({}, { userId: 'ada' });
    await limits.take({ timeoutMs: 30_000 }, { userId: 'bob' });
  });
});
