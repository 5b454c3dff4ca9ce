import { expect, it } from '@jest/globals';
import { writeMeasured } from './disk-files.js';

it('a full disk is said to be full', async () => {
  // The kernel's own full disk.
  await expect(writeMeasured('/dev/full', Buffer.from('sound'))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no room'),
  });
});
