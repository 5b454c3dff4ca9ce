import { describe, expect, it } from '@jest/globals';
import { achievements } from '@lectern/contracts/achievements';
import { addressBlock, limitsFrom, RateLimits, trustedFrom } from './rate-limits.js';

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
    await times(400, () => limits.takePool({ ip: `2001:db8::${++sent}` }, mailed[sent % 3]));
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

  it('let one address look up few numbers, and ask for all else', async () => {
    const limits = new RateLimits(undefined, limitsFrom(''), trustedFrom('10.0.0.0/8'));
    const lookup = achievements.checkCertificate;
    let asked = 0;
    await times(30, () => limits.takeAddress({ ip: `2001:db8::${++asked}` }, lookup));
    await expect(limits.takeAddress({ ip: '2001:db8::ffff' }, lookup)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await limits.takeAddress({ ip: '2001:db8::ffff' }, achievements.get);
    await limits.takeAddress({ ip: '198.51.100.1' }, lookup);
    await times(31, () => limits.takeAddress({ ip: '10.1.2.3' }, lookup));
  });

  it('are changed by a variable, which must name one of them', async () => {
    expect(limitsFrom('user=2/60, address=5/10')).toMatchObject({
      user: { points: 2, duration: 60 },
      address: { points: 5, duration: 10 },
      costly: { points: 240, duration: 3600 },
    });
    for (const wrong of ['users=2/60', 'user=0/60', 'user=2', 'user=-1/60', 'toString=1/1'])
      expect(() => limitsFrom(wrong)).toThrow('RATE_LIMITS');
    const limits = new RateLimits(undefined, limitsFrom('address=5/60'));
    await times(5, () => limits.takeAddress({ ip: '10.1.2.3' }));
    await expect(limits.takeAddress({ ip: '10.1.2.3' })).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('count trusted addresses only by user', async () => {
    const trusted = trustedFrom('10.0.0.0/8, 2001:db8::/32,203.0.113.7');
    const limits = new RateLimits(undefined, limitsFrom('address=1/60'), trusted);
    for (const ip of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1::1', '203.0.113.7'])
      await times(5, () => limits.takeAddress({ ip }));
    await limits.takeAddress({ ip: '203.0.113.8' });
    await expect(limits.takeAddress({ ip: '203.0.113.8' })).rejects.toMatchObject({ code: 'rate_limited' });
    for (const wrong of ['10.0.0.0/33', 'here', '10.0.0'])
      expect(() => trustedFrom(wrong)).toThrow('TRUSTED_ADDRESSES');
  });

  it('let three hundred people behind one address work for ten minutes', async () => {
    const limits = new RateLimits(undefined);
    // What the web app asks for on one page, and each of them opens one every four seconds.
    const perMinute = 300 * 15 * 4;
    await times(perMinute, () => limits.takeAddress({ ip: '198.51.100.1' }));
    // On their first morning they all sign up, and sign in together.
    await times(300, () => limits.takePool({ ip: '198.51.100.1' }, 'SignUp'));
    await times(300 * 4, () => limits.takePool({ ip: '198.51.100.1' }, 'InitiateAuth'));
  });
});
