import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { Person, Stranger } from '../people.ts';
import { NotHere, type Row } from '../row.ts';

/** What the server says to these bytes. */
const raw = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port || 80), hostname, () => socket.write(bytes));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.once('error', reject);
  });

const inSpec = (id: string, title: string, place: string): Row => ({
  id,
  title,
  run: async () => {
    throw new NotHere(place);
  },
});

export const small: Row[] = [
  inSpec(
    'L3',
    'no token is taken before the revoked sign-ins are known',
    'services/gateway/src/auth/revocations.spec.ts, token-verifier.spec.ts',
  ),
  inSpec(
    'L4',
    'the internal port is open on the interface that a variable names',
    'libs/platform/src/health/internal-port.spec.ts (one process has none: S26)',
  ),
  inSpec(
    'L5',
    'a token of the pool without one of its claims is refused',
    'services/gateway/src/auth/token-verifier.spec.ts: only the pool can sign one',
  ),
  {
    id: 'L7',
    title: 'a code stands in the log in development alone',
    run: async ({ installation }) => {
      const log = installation.logs();
      if (log === '') throw new NotHere('the log of an installation elsewhere cannot be read');
      const letters = log.split('\n').filter((line) => line.includes('the letter lies in the outbox'));
      assert.ok(letters.length > 0, 'no letter was logged');
      assert.ok(
        !letters.some((line) => /\b\d{6}\b/.test(line.replace(/"file":"[^"]*"/, ''))),
        'a code is logged',
      );
      return `${letters.length} letters logged, 0 codes (all three: libs/platform/src/mail/choose-mail.spec.ts)`;
    },
  },
  inSpec(
    'L8',
    'drafts that nobody fetched are gone after an hour',
    'services/content/src/requests/forget-answers.spec.ts',
  ),
  {
    id: 'L11',
    title: 'an installation that runs as root says so',
    run: async ({ installation }) => {
      const log = installation.logs();
      if (log === '') throw new NotHere('the log of an installation elsewhere cannot be read');
      const isRoot = process.getuid?.() === 0;
      assert.equal(log.includes('runs as root'), isRoot);
      return isRoot ? 'the log says so' : 'it does not, and the log does not say so';
    },
  },
  {
    id: 'L12',
    title: 'what is wrong with a file is told to who sent it, and is no error of ours in the log',
    run: async ({ installation }) => {
      if (installation.logs() === '')
        throw new NotHere('the log of an installation elsewhere cannot be read');
      const person = await Person.join(installation);
      const errors = (): string[] =>
        installation
          .logs()
          .split('\n')
          .filter((line) => line.includes('"level":50'));
      const before = errors().length;
      const session = await person.call('POST', '/api/sessions', { title: 'Refused' });
      const made = await person.call('POST', '/api/cases', { name: 'Refused' });
      const wav = Buffer.concat([Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt '), Buffer.alloc(400)]);
      const files: [string, string, string, Buffer][] = [
        ['/api/parse-pdf', 'pdf', 'a.pdf', Buffer.from('%PDF-1.4\nno more than that')],
        ['/api/parse-pdf', 'pdf', 'a.pdf', Buffer.from('<html>')],
        [`/api/sessions/${session.body.id}/analyze`, 'audio', 'a.wav', wav],
        [`/api/sessions/${session.body.id}/takes`, 'audio', 'a.wav', wav],
        [
          '/api/user/avatar',
          'avatar',
          'a.png',
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
        ],
        [`/api/cases/${made.body.id}/documents`, 'file', 'a.docx', Buffer.from('PK\u0003\u0004 no archive')],
        ['/api/read-text', 'file', 'a.docx', Buffer.from('PK\u0003\u0004 no archive')],
      ];
      const statuses: number[] = [];
      for (const [path, field, name, bytes] of files) {
        const type = 'application/octet-stream';
        statuses.push(
          (await person.upload(path, field, { bytes: new Uint8Array(bytes), name, type })).status,
        );
      }
      // What is looked into by a job is refused a moment later.
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      const [logged] = errors().slice(before);
      assert.ok(
        statuses.every((status) => status < 500),
        statuses.join(),
      );
      assert.equal(logged, undefined, logged?.slice(0, 400));
      return `${files.length} broken files: ${statuses.join()}, 0 errors logged`;
    },
  },
  {
    id: 'L13',
    title: 'a script that is not there is no page',
    run: async ({ a }) => {
      const paths = [
        '/assets/none.js',
        '/assets/none.css',
        '/nothing.js',
        '/a/b/nothing.svg',
        '/favicon-none.ico',
      ];
      for (const path of paths) {
        const { status, text } = await a.send('GET', path);
        assert.equal(status, 404, path);
        assert.ok(!/<html/i.test(text), path);
      }
      return `${paths.length} paths: 404, no page`;
    },
  },
  {
    id: 'L14',
    title: 'a request that names two hosts is refused',
    run: async ({ installation: { url } }) => {
      const requests = [
        'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        'GET /api/config HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n',
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ];
      for (const request of requests) assert.match(await raw(url, request), /^HTTP\/1\.1 400 /, request);
      return `${requests.length} requests: 400`;
    },
  },
  {
    id: 'X11',
    title:
      'a name that looks like another’s is another, or that one; no letter goes where it was not asked for',
    run: async ({ installation }) => {
      const person = await Person.join(installation);
      const [local, host] = person.email.split('@') as [string, string];
      const names = [
        person.email.toUpperCase(),
        ` ${person.email} `,
        `${person.email}\u0000`,
        `${person.email}.`,
        `${local}@${host.replace('i', '\u0131')}`,
        `${local}@${host.replace('f', '\uff46')}`,
        `${local}\u200b@${host}`,
        `${local.replace('p', '\u0440')}@${host}`,
        `${person.email}\r\nBcc: evil@firm.example`,
        `${person.email},evil@firm.example`,
        `"${local}"@${host}`,
        `<${person.email}>`,
      ];
      const counts: Record<string, number> = {};
      for (const Username of names) {
        const stranger = new Stranger(installation);
        for (const [action, input] of [
          ['SignUp', { Username, Password: 'gavel river 4917' }],
          ['ForgotPassword', { Username }],
        ] as const) {
          const { status, body } = await stranger.pool(action, input);
          assert.ok(status < 500, `${action} ${JSON.stringify(Username)}: ${status}`);
          const said = status === 200 ? 'told the same as anybody' : String(body.__type);
          counts[said] = (counts[said] ?? 0) + 1;
        }
        const entered = await stranger.signIn(Username, 'gavel river 4917');
        assert.notEqual(entered.status, 200, `${JSON.stringify(Username)} was let in unconfirmed`);
      }
      // Whatever was asked for, the account has its old password and nobody else's.
      await person.enter();
      return `${names.length} names, ${JSON.stringify(counts)}; the owner is in with the old password`;
    },
  },
];
