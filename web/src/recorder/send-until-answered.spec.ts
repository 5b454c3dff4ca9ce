import { describe, expect, it } from '@jest/globals';
import { sendUntilAnswered, type Network } from './send-until-answered.js';
import { sha256Hex } from '../lib/sha256.js';
import { isStoredIntact } from './stored-intact.js';

class LostError extends Error {}
const wasLost = (error: unknown) => error instanceof LostError;
const online = (pauses: number[] = []): Network => ({
  isOnline: () => true,
  backOnline: () => Promise.resolve(),
  pause: (milliseconds) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  },
});
const sending = <T>(send: () => Promise<T>, onWaiting = () => undefined as void) => ({
  send,
  wasLost,
  onWaiting,
  signal: new AbortController().signal,
});

describe('send until answered', () => {
  it('waits for the network, sends once and answers', async () => {
    let connected = false;
    const seen: string[] = [];
    const network: Network = {
      ...online(),
      isOnline: () => connected,
      backOnline: () => {
        connected = true;
        return Promise.resolve();
      },
    };
    const send = () => {
      seen.push(connected ? 'sent' : 'sent offline');
      return Promise.resolve('accepted');
    };
    expect(
      await sendUntilAnswered(
        sending(send, () => void seen.push('waiting')),
        network,
      ),
    ).toBe('accepted');
    expect(seen).toEqual(['waiting', 'sent']);
  });

  it('tries for two minutes with growing pauses, as long as an installation takes to start anew, then says so', async () => {
    let tries = 0;
    const pauses: number[] = [];
    const send = () => {
      tries += 1;
      return Promise.reject(new LostError('lost'));
    };
    await expect(sendUntilAnswered(sending(send), online(pauses))).rejects.toThrow('lost');
    expect(tries).toBe(12);
    expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(120_000);
  });

  it('does not repeat what the server has refused', async () => {
    let tries = 0;
    const send = () => {
      tries += 1;
      return Promise.reject(new Error('413: too large'));
    };
    await expect(sendUntilAnswered(sending(send), online())).rejects.toThrow('too large');
    expect(tries).toBe(1);
  });

  it('ends when the user cancels while waiting', async () => {
    const cancel = new AbortController();
    const network: Network = {
      ...online(),
      isOnline: () => false,
      backOnline: () => {
        cancel.abort();
        return Promise.reject(new DOMException('Canceled', 'AbortError'));
      },
    };
    const send = () => Promise.resolve('never');
    await expect(
      sendUntilAnswered({ ...sending(send), signal: cancel.signal }, network),
    ).rejects.toMatchObject({ name: 'AbortError' });
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
