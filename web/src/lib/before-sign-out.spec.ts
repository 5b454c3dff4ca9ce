import { describe, expect, it } from '@jest/globals';
import { beforeSignOut, settleBeforeSignOut } from './before-sign-out.js';

describe('before signing out', () => {
  it('all that was deferred is done, and a failure keeps nobody from leaving', async () => {
    const done: string[] = [];
    const stop = [
      beforeSignOut(() => Promise.reject(new Error('refused'))),
      beforeSignOut(async () => {
        await Promise.resolve();
        done.push('deleted');
      }),
    ];
    await settleBeforeSignOut();
    expect(done).toEqual(['deleted']);
    for (const each of stop) each();
    await settleBeforeSignOut();
    expect(done).toEqual(['deleted']);
  });
});
