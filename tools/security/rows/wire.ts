import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Stranger } from '../people.ts';
import type { Row, Scene } from '../row.ts';
import { beside } from './beside.ts';

const OTHERS_MS = 2_000;

/** A connection from an address of its own, and everything that it is told. */
class Wire {
  said = '';
  closed = false;
  readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => (this.said += data.toString('latin1')));
    socket.on('close', () => (this.closed = true));
    socket.on('error', () => undefined);
  }

  static async open({ installation }: Pick<Scene, 'installation'>): Promise<Wire> {
    const { hostname, port } = new URL(installation.url);
    const socket = connect(Number(port || 80), hostname);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Wire(socket);
  }

  /** Until it is told something that fits, or is hung up on. */
  async until(pattern: RegExp, milliseconds = 15_000): Promise<string> {
    const end = Date.now() + milliseconds;
    while (!pattern.test(this.said) && !this.closed && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return this.said;
  }
}

const upgrade = (host: string, address: string): string =>
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** A frame as a browser sends it (RFC 6455, 5.2). */
function frame(payload: Buffer, { opcode = 1, masked = true, length = payload.length } = {}): Buffer {
  const head = Buffer.alloc(10);
  head[0] = 0x80 | opcode;
  head[1] = (masked ? 0x80 : 0) | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  const mask = Buffer.alloc(masked ? 4 : 0);
  return Buffer.concat([head, mask, payload]);
}
/** The head of a frame that says that the connection ends (RFC 6455, 5.5.1). */
const CLOSING = /\u0088[\u0000-\u007d]/;
const text = (said: string): Buffer => frame(Buffer.from(said));

/** What is said on an open socket before or in place of a token. */
const FRAMES: Record<string, Buffer[]> = {
  'a frame of 2^62 bytes': [frame(Buffer.alloc(100), { length: Number.MAX_SAFE_INTEGER })],
  'a frame without a mask': [frame(Buffer.from('40'), { masked: false })],
  'a reserved opcode': [frame(Buffer.from('x'), { opcode: 11 })],
  'a long ping': [frame(Buffer.alloc(5000), { opcode: 9 })],
  'no text in UTF-8': [frame(Buffer.from([0xff, 0xfe, 0xc0]))],
  'another namespace': [text('40/admin,{"token":"x"}')],
  'ten thousand namespaces': Array.from({ length: 10_000 }, (_, at) => text(`40/n${at},`)),
  'an event before the token': [text('42["join","user:x"]')],
  'a token that is none': [text('40{"token":{"a":1}}'), text('40{"__proto__":{"token":"x"}}'), text('40[')],
  'a part that never comes': [text('459999-["x",{"_placeholder":true,"num":0}]')],
  'ten thousand pings of its own': Array.from({ length: 10_000 }, () => text('2')),
  'a list in a list': [text(`42${'['.repeat(40_000)}`)],
};

/** Requests that a proxy and a server may read differently, or that are none. */
const REQUESTS: Record<string, string> = {
  'two lengths': 'Content-Length: 5\r\nContent-Length: 50\r\n\r\nhello',
  'length and chunks':
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
  'chunks by another name': 'Transfer-Encoding: xchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  'chunks twice': 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'a folded header': 'X-A: b\r\n Content-Length: 5\r\n\r\n',
  'a space before the colon': 'Content-Length : 5\r\n\r\nhello',
  'a line end alone': 'X-A: b\nX-B: c\r\n\r\n',
  'a chunk of 2^60':
    'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nfffffffffffffff\r\nx',
  'a NUL in a header': 'X-A: a\u0000b\r\n\r\n',
};

export const wire: Row[] = [
  {
    id: 'X9',
    title: 'frames that nobody’s browser sends end their own socket and nothing else',
    run: async (scene) => {
      const { host } = new URL(scene.installation.url);
      const talk = async ([what, frames]: [string, Buffer[]]): Promise<string> => {
        const one = await Wire.open(scene);
        one.socket.write(upgrade(host, new Stranger(scene.installation).address));
        assert.match(await one.until(/\r\n\r\n/), /^HTTP\/1\.1 101 /, what);
        for (const each of frames) one.socket.write(each);
        // Whoever showed no token is hung up on after ten seconds at the latest.
        await one.until(CLOSING, 20_000);
        assert.ok(one.closed || CLOSING.test(one.said), `${what}: the socket is still open`);
        one.socket.destroy();
        const told = one.said.slice(one.said.indexOf('\r\n\r\n'));
        assert.ok(!/user:|42\[/.test(told), `${what}: it was told something`);
        return what;
      };
      const [seen, worst] = await beside(scene, Promise.all(Object.entries(FRAMES).map(talk)));
      assert.ok(worst < OTHERS_MS, `another's read took ${Math.round(worst)} ms`);
      return `${seen.join('; ')}: all closed, others <= ${Math.round(worst)} ms`;
    },
  },
  {
    id: 'X10',
    title: 'requests that can be read in two ways are refused, and two hundred that never end hold nobody up',
    run: async (scene) => {
      const { host } = new URL(scene.installation.url);
      const seen: string[] = [];
      for (const [what, rest] of Object.entries(REQUESTS)) {
        const one = await Wire.open(scene);
        one.socket.write(`POST /api/sessions HTTP/1.1\r\nHost: ${host}\r\n${rest}`, 'latin1');
        const said = await one.until(/HTTP\/1\.1 \d{3}/, 2_000);
        one.socket.destroy();
        const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
        assert.ok(statuses.length <= 1, `${what}: ${statuses.join()} to one request`);
        assert.ok(
          statuses.every((status) => status!.startsWith('4')),
          `${what}: ${statuses.join()}`,
        );
        seen.push(`${what} ${statuses[0] ?? 'no answer'}`);
      }
      const slow = await Promise.all(Array.from({ length: 200 }, () => Wire.open(scene)));
      const [, worst] = await beside(
        scene,
        (async () => {
          for (let second = 0; second < 20; second++) {
            for (const one of slow)
              one.socket.write(
                second === 0 ? `GET /api/sessions HTTP/1.1\r\nHost: ${host}\r\n` : `X-${second}: a\r\n`,
              );
            await new Promise((resolve) => setTimeout(resolve, 1_000));
          }
        })(),
      );
      const closed = slow.filter((one) => one.closed).length;
      for (const one of slow) one.socket.destroy();
      assert.ok(worst < OTHERS_MS, `another's read took ${Math.round(worst)} ms`);
      assert.ok(closed >= 190, `only ${closed} of 200 slow heads were hung up on within 20 s`);
      return `${seen.join('; ')}; 200 slow heads: ${closed} closed within 20 s, others <= ${Math.round(worst)} ms`;
    },
  },
];
