import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { accessToken, testGateway } from '../gateway.fixtures.js';

const lectern = testGateway();

/** What became of the attempt to open a socket; the socket itself is closed afterwards by whoever asked. */
async function open(token: string, origin?: string): Promise<{ socket: Socket; outcome: string }> {
  const socket = io(lectern.address, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    ...(origin && { extraHeaders: { origin } }),
  });
  const outcome = await new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', (error) => resolve(error.message));
  });
  return { socket, outcome };
}

describe('a socket', () => {
  it('is opened by our own page, at either of its addresses, and by no other', async () => {
    const token = await accessToken(randomUUID());
    const outcomes: string[] = [];
    for (const origin of [
      'http://lectern.test',
      lectern.address,
      'https://evil.example',
      'http://lectern.test.evil.example',
      'null',
    ]) {
      const { socket, outcome } = await open(token, origin);
      socket.disconnect();
      outcomes.push(outcome);
    }
    expect(outcomes).toEqual(['connected', 'connected', ...Array(3).fill(expect.stringMatching(/error/))]);
  });

  it('ends when its token does, while another goes on', async () => {
    const brief = await open(await accessToken(randomUUID(), { expiresIn: '2s' }));
    const long = await open(await accessToken(randomUUID()));
    expect([brief.outcome, long.outcome]).toEqual(['connected', 'connected']);
    await eventually(() => expect([brief.socket.connected, long.socket.connected]).toEqual([false, true]));
    long.socket.disconnect();
  });

  it('only listens: whoever talks is not our page', async () => {
    const { socket } = await open(await accessToken(randomUUID()));
    socket.emit('join', 'user:somebody');
    await eventually(() => expect(socket.connected).toBe(false));
  });

  it('hears of every post, by whomever, with ids alone; of achievements only its own user', async () => {
    const [one, two] = await Promise.all([1, 2].map(async () => open(await accessToken(randomUUID()))));
    const heard: unknown[][] = [[], []];
    for (const [at, { socket }] of [one!, two!].entries())
      socket.onAny((name: string, payload: object) => heard[at]!.push({ name, ...payload, id: undefined }));
    const postId = randomUUID();
    const userId = randomUUID();
    const { transport } = lectern.host;
    const announce = (name: string, payload: object) =>
      transport.publish({ id: randomUUID(), name, payload, traceId: 'test' });
    await announce('community.achievement-earned', { userId, achievementId: 'x', title: 'X', points: 1 });
    await announce('community.post-created', { postId, userId, title: 'Only for who asks' });
    await eventually(() =>
      expect(heard).toEqual([
        [{ name: 'community.post-created', postId }],
        [{ name: 'community.post-created', postId }],
      ]),
    );
    one!.socket.disconnect();
    two!.socket.disconnect();
  });

  it('is opened a hundred times by one user, not more, and again when one is closed', async () => {
    const token = await accessToken(randomUUID());
    const opened = await Promise.all(Array.from({ length: 101 }, () => open(token)));
    const outcomes = opened.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'connected');
    expect(outcomes).toEqual(['unavailable']);
    for (const { socket } of opened) socket.disconnect();
    await eventually(async () => {
      const { socket, outcome } = await open(token);
      socket.disconnect();
      expect(outcome).toBe('connected');
    });
  });

  it('is not opened by a token that has ended', async () => {
    const { socket, outcome } = await open(await accessToken(randomUUID(), { expiresIn: '-10m' }));
    socket.disconnect();
    expect(outcome).toBe('unauthenticated');
  });
});
