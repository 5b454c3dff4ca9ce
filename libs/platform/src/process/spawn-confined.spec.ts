import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ConfinedOptions, confinement, spawnConfined } from './spawn-confined.js';

/** Confined programs come after everything else that a busy machine does. */
const PATIENT_MS = 180_000;
/** Number of the system call. */
const PTRACE = process.arch === 'arm64' ? 117 : 101;

async function run(command: string, args: string[], options: Partial<ConfinedOptions> = {}) {
  const child = spawnConfined(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cpuSeconds: 20,
    ...options,
  });
  const closed = once(child, 'close');
  const output = await text(child.stdout);
  await closed;
  return { output, code: child.exitCode, signal: child.signalCode };
}

describe('a confined program', () => {
  it('knows its path, its language, what it is given, and nothing else', async () => {
    const { output } = await run('env', [], { env: { OMP_THREAD_LIMIT: '1' } });
    const names = output
      .trim()
      .split('\n')
      .map((line) => line.replace(/=.*/, ''));
    expect(names.sort()).toEqual(['LANG', 'OMP_THREAD_LIMIT', 'PATH']);
  });

  it('is an error when it is not installed', async () => {
    const child = spawnConfined('no-such-program', [], {
      stdio: ['ignore', 'ignore', 'ignore'],
      cpuSeconds: 1,
    });
    const [error] = await once(child, 'error');
    expect(error).toMatchObject({ code: 'ENOENT' });
  });

  it(
    'is ended by the system when it has used up its processor time',
    async () => {
      if (!confinement().limits) return;
      const { signal, code } = await run('sh', ['-c', 'while :; do :; done'], { cpuSeconds: 1 });
      expect([signal, code]).not.toEqual([null, 0]);
    },
    PATIENT_MS,
  );

  it(
    'gets no more address space than it was given',
    async () => {
      if (!confinement().limits) return;
      const fill = ['-c', 'head -c 200000000 /dev/zero | tail | wc -c'];
      expect((await run('sh', fill, { addressMegabytes: 64 })).output.trim()).not.toBe('200000000');
      expect((await run('sh', fill, { addressMegabytes: 1024 })).output.trim()).toBe('200000000');
    },
    PATIENT_MS,
  );

  it('reaches no server, where this system lets us take its network away', async () => {
    const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const fetching = `fetch('http://127.0.0.1:${port}').then((r) => r.text()).then(console.log, () => console.log('nothing'))`;
    const { output } = await run(process.execPath, ['-e', fetching]);
    server.close();
    expect(output.trim()).toBe(confinement().network === 'none' ? 'nothing' : 'reached');
  });

  it('makes no socket of any kind, nor does what it starts, and reads no other process', async () => {
    if (confinement().network === 'open') return;
    const trying = `use Socket; socket(my $s, $_, SOCK_DGRAM, 0) and print "made $_\\n" for 1, 2, 10, 16, 17, 40;
      $! = 0; my $setup = "\\0" x 120; syscall(425, 8, $setup) < 0 and print "ring: ", 0 + $!, "\\n";
      $! = 0; syscall(${PTRACE}, 16, getppid, 0, 0) < 0 and print "trace: ", 0 + $!, "\\n";
      socketpair(my $a, my $b, 1, 1, 0) and print "a pair between its own\\n"`;
    const { output } = await run('sh', ['-c', 'perl -e "$1"; true', 'sh', trying]);
    expect(output.trim().split('\n')).toEqual(['ring: 1', 'trace: 1', 'a pair between its own']);
  });
});
