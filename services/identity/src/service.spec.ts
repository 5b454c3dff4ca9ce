import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { startService } from '@lectern/platform/start-service';
import { createTestHost } from '@lectern/testing/test-host';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor, ClientId, refusedAs } from './pool/attorney.fixtures.js';
import { identityService } from './service.js';

describe('in production', () => {
  it('does not start without its secret', async () => {
    const { host, close } = await createTestHost({ NODE_ENV: 'production' });
    try {
      await expect(startService(identityService, host)).rejects.toThrow(
        'IDENTITY_SECRET must be set in production.',
      );
    } finally {
      await close();
    }
  });
});

describe('with SRP switched off', () => {
  const service = testService(identityService, { variables: { POOL_SRP: 'off' } });

  it('keeps no verifier and refuses the flow by name', async () => {
    const ada = new AttorneyAtTheDoor(service);
    await ada.join();
    expect(await service.query(`select sealed_srp from user_account`)).toEqual([{ sealed_srp: null }]);
    const AuthParameters = { USERNAME: ada.email, SRP_A: 'abcdef' };
    await expect(
      service.ask(identity.initiateAuth, { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }, null),
    ).rejects.toMatchObject(refusedAs('InvalidParameterException'));
  });
});
