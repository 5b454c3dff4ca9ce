// How long a fact takes to the browser: from sending `POST /api/sessions` to hearing of the session over the socket, its
// handling included. Starts Lectern in one process with a folder of its own, or measures the one at LECTERN_URL for
// the signed-in user of LECTERN_TOKEN.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';

const POSTS = 300;
const SPACING_MS = 60;
const PORT = 18_473;

const { LECTERN_URL, LECTERN_TOKEN } = process.env;
const started = LECTERN_URL === undefined ? await startLectern() : undefined;
try {
  await measure(LECTERN_URL ?? `http://127.0.0.1:${PORT}`, LECTERN_TOKEN ?? (await signUp(started.folder)));
} finally {
  await started?.stop();
}

async function measure(url, token) {
  const socket = io(url, { auth: { token }, transports: ['websocket'] });
  await new Promise((done, failed) => socket.once('connect', done).once('connect_error', failed));
  const heard = new Map();
  socket.on('sessions.session-created', ({ sessionId }) => heard.set(sessionId, performance.now()));
  const sent = new Map();
  for (let i = 0; i < POSTS; i++) {
    const at = performance.now();
    const answer = await fetch(`${url}/api/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Live ${i}` }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    sent.set((await answer.json()).id, at);
    await delay(SPACING_MS);
  }
  for (let i = 0; i < 100 && heard.size < POSTS; i++) await delay(100);
  socket.disconnect();
  const times = [...sent]
    .flatMap(([id, at]) => (heard.has(id) ? [heard.get(id) - at] : []))
    .sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(0);
  console.log(
    `${times.length} of ${POSTS} heard; milliseconds: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`,
  );
}

async function startLectern() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-live-'));
  const child = spawn(process.execPath, ['services/embedded/dist/src/main.js'], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(PORT), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  for (let i = 0; ; i++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`).catch(() => undefined);
    if (ready?.ok) break;
    if (i > 600) throw new Error('Lectern did not become ready');
    await delay(100);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, stop };
}

async function signUp(folder) {
  const url = `http://127.0.0.1:${PORT}`;
  const email = `live-${randomUUID().slice(0, 8)}@firm.example`;
  const password = `Courtroom ${randomUUID()}`;
  const { identity } = await (await fetch(`${url}/api/config`)).json();
  const call = async (action, input) => {
    const answer = await fetch(`${url}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify({ ClientId: identity.userPoolClientId, Username: email, ...input }),
    });
    if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
    return answer.json();
  };
  await call('SignUp', {
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ada Moss' },
    ],
  });
  await call('ConfirmSignUp', { ConfirmationCode: await codeIn(join(folder, 'outbox')) });
  const { AuthenticationResult } = await call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  return AuthenticationResult.AccessToken;
}

async function codeIn(outbox) {
  for (let i = 0; i < 200; i++) {
    const letters = await readdir(outbox).catch(() => []);
    for (const file of letters.filter((name) => name.endsWith('.eml'))) {
      const code = /\b(\d{6})\b/.exec(
        (await readFile(join(outbox, file), 'utf8')).split('\r\n\r\n').slice(1).join(' '),
      )?.[1];
      if (code !== undefined) return code;
    }
    await delay(100);
  }
  throw new Error('no code was mailed');
}
