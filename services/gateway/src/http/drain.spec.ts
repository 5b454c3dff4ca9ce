import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Drain } from './drain.js';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a server that ends', () => {
  let server: Server;
  let drain: Drain;
  let taken: ServerResponse[];
  beforeEach(async () => {
    taken = [];
    server = createServer((_request, response) => taken.push(response));
    drain = new Drain(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const somebody = async (): Promise<{ socket: Socket; heard: () => string }> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return { socket, heard: () => text };
  };

  it('answers whoever it has taken, also one who has said nothing yet, and nobody else', async () => {
    const asked = await somebody();
    asked.socket.write(REQUEST);
    await eventually(() => expect(taken).toHaveLength(1));
    const silent = await somebody();
    const { port } = server.address() as AddressInfo;

    let over = false;
    const ended = drain.end().then(() => (over = true));
    await eventually(() => expect(server.listening).toBe(false));
    const late = connect(port, '127.0.0.1');
    expect(await once(late, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);

    silent.socket.write(REQUEST);
    await eventually(() => expect(taken).toHaveLength(2));
    expect(over).toBe(false);
    for (const response of taken) response.end('here you are');
    await ended;
    for (const { heard } of [asked, silent]) await eventually(() => expect(heard()).toMatch(/here you are/));
    expect(silent.heard()).toMatch(/^connection: close/im);
  });

  it('takes everybody who waits to be taken before it closes', async () => {
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    let answers = 0;
    const troubles: unknown[] = [];
    for (const socket of sockets) {
      socket.on('error', (error) => troubles.push(error));
      socket.on('data', () => (answers += 1));
      socket.write(REQUEST);
    }
    // By then the system has connected them, and the server has seen none of them.
    await new Promise((resolve) => process.nextTick(resolve));
    const ended = drain.end();
    await eventually(() => expect(taken.length + troubles.length).toBe(20));
    for (const response of taken) response.end('here you are');
    await ended;
    await eventually(() => expect(answers).toBe(20));
    expect(troubles).toEqual([]);
  });

  it('waits for nobody who says nothing, nor for a page that waits for news', async () => {
    await somebody();
    const page = await somebody();
    page.socket.write(REQUEST.replace('/', '/socket.io/?sid=1'));
    await eventually(() => expect(taken).toHaveLength(1));
    await drain.end();
  });
});
