import { describe, expect, it } from '@jest/globals';
import type { Mail } from '@lectern/platform/mail/mail';
import { MAIL } from '@lectern/platform/provide';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';

const service = testService(identityService);
const runs = (state: string) =>
  service.query<{ id: string }>(`select id from job_run where state = $1`, [state]);

describe('letters', () => {
  it('wait for a mail server that is away, and go out once; the sign-up does not wait', async () => {
    const mail: Mail = service.running.app.get(MAIL, { strict: false });
    const send = mail.send;
    let refused = 0;
    const { promise: refusal, resolve: refuse } = Promise.withResolvers<void>();
    mail.send = async () => {
      await refusal;
      refused++;
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    const ada = new AttorneyAtTheDoor(service);
    await ada.signUp();
    expect(refused).toBe(0);
    refuse();
    await eventually(() => expect(refused).toBeGreaterThanOrEqual(1));
    mail.send = send;

    await eventually(async () => expect(await runs('completed')).toHaveLength(1), 30_000);
    expect(service.letters.filter(({ to }) => to === ada.email)).toHaveLength(1);
    await expect(ada.confirm(await ada.code())).resolves.toEqual({});
  }, 60_000);
});
