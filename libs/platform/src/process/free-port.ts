import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems lend to connections: one of those could be lent to somebody before it is listened on. */
const FIRST = 15_000;
const LAST = 30_000;
const TRIES = 20;

/**
 * A port of this machine on which nobody listens, for a program that is about to be started.
 * @throws the system's error when none of several was free
 */
export async function freePort(tries = TRIES): Promise<number> {
  const port = randomInt(FIRST, LAST);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (tries <= 1) throw error;
    return freePort(tries - 1);
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
