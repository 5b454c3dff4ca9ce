import { describe, expect, it } from '@jest/globals';
import { isStoredIntact, sha256Hex } from './sha256.js';
import { ConnectionLostError, sendUntilAnswered, UploadCanceledError, type Network } from './upload-audio.js';

const online: Network = { isOnline: () => true, backOnline: () => Promise.resolve() };
const accepted = { status: 202, body: { jobId: 'j1' } };

describe('send until answered', () => {
  it('waits for the network and then sends the same bytes', async () => {
    let connected = false;
    const seen: string[] = [];
    const network: Network = {
      isOnline: () => connected,
      backOnline: () => {
        connected = true;
        return Promise.resolve();
      },
    };
    const answer = await sendUntilAnswered(
      () => {
        seen.push(connected ? 'sent' : 'sent offline');
        return Promise.resolve(accepted);
      },
      network,
      new AbortController().signal,
      () => seen.push('waiting'),
    );
    expect(answer).toBe(accepted);
    expect(seen).toEqual(['waiting', 'sent']);
  });

  it('gives up after its attempts when the connection keeps breaking', async () => {
    let tries = 0;
    const send = () => {
      tries += 1;
      return Promise.reject(new ConnectionLostError('lost'));
    };
    await expect(sendUntilAnswered(send, online, new AbortController().signal, () => undefined, 1)).rejects.toThrow('lost');
    expect(tries).toBe(1);
  });

  it('does not repeat what the server has refused', async () => {
    const answer = await sendUntilAnswered(
      () => Promise.resolve({ status: 413, body: null }),
      online,
      new AbortController().signal,
      () => undefined,
    );
    expect(answer.status).toBe(413);
  });

  it('stops when the user cancels', async () => {
    const send = () => Promise.reject(new UploadCanceledError('Upload canceled'));
    await expect(sendUntilAnswered(send, online, new AbortController().signal, () => undefined)).rejects.toBeInstanceOf(
      UploadCanceledError,
    );
  });
});

describe('stored intact', () => {
  const local = new Blob(['abc']);

  it('computes the known digest of "abc"', async () => {
    expect(await sha256Hex(local)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('accepts only the same size and the same bytes', async () => {
    const sha256 = await sha256Hex(local);
    expect(await isStoredIntact(local, { size: 3, sha256: sha256.toUpperCase() })).toBe(true);
    expect(await isStoredIntact(local, { size: 2, sha256 })).toBe(false);
    expect(await isStoredIntact(local, { size: 3, sha256: await sha256Hex(new Blob(['abd'])) })).toBe(false);
  });
});
