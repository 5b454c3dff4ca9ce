import assert from 'node:assert/strict';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { spawnLectern } from '../installation.ts';
import type { Row } from '../row.ts';

export const inside: Row[] = [
  {
    id: 'S26',
    title: 'nothing inside is reachable from outside, and no header makes one somebody else',
    run: async ({ a, b, installation, marker }) => {
      for (const name of [
        'x-user-id',
        'x-userid',
        'x-actor',
        'x-forwarded-user',
        'x-lectern-actor',
        'remote-user',
      ]) {
        assert.equal(
          (await a.send('GET', '/api/sessions', { headers: { [name]: b.userId } })).status,
          401,
          name,
        );
        const { text } = await a.call('GET', '/api/sessions', undefined, { [name]: b.userId });
        assert.ok(!text.includes(marker), name);
      }
      for (const path of [
        '/metrics',
        '/api/metrics',
        '/docs',
        '/swagger',
        '/queues',
        '/admin',
        '/health',
        '/.env',
        '/.git/config',
      ]) {
        const { status, text } = await a.send('GET', path);
        assert.ok(status === 404 || /<div id="root"|has not been built/.test(text), `${path}: ${status}`);
      }
      if (installation.pid === undefined) return 'headers and paths; ports: scan the machine itself';
      const ports = publicPorts(installation.pid);
      assert.deepEqual(ports, [], 'listens on all interfaces');
      return '6 headers, 9 paths; 0 ports on other interfaces than this machine’s own';
    },
  },
  {
    id: 'S28',
    title: 'no secret has a default in production',
    run: async () => {
      const program = spawnLectern({
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: '/tmp/lectern-security-none',
        PUBLIC_URL: 'https://lectern.example',
      });
      let said = '';
      program.stdout!.on('data', (data) => (said += String(data)));
      program.stderr!.on('data', (data) => (said += String(data)));
      const code = await new Promise<number | null>((resolve) => {
        const timer = setTimeout(() => program.kill('SIGKILL'), 60_000);
        program.on('exit', (status) => {
          clearTimeout(timer);
          resolve(status);
        });
      });
      assert.ok(code !== null && code !== 0, 'it starts');
      assert.match(said, /must be set in production|_SECRET|SMTP_URL/);
      return 'refuses to start and names what is missing (packages: npm run security -- --packages)';
    },
  },
];

/** Ports that a process and its children have open on every interface. */
function publicPorts(pid: number): number[] {
  const inodes = new Set<string>();
  const family = new Set([pid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        const parent = Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
        if (family.has(parent) && !family.has(Number(entry))) {
          family.add(Number(entry));
          grown = true;
        }
      } catch {
        // It has ended.
      }
  }
  for (const member of family)
    try {
      for (const handle of readdirSync(`/proc/${member}/fd`)) {
        const found = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${member}/fd/${handle}`));
        if (found) inodes.add(found[1]!);
      }
    } catch {
      // It has ended.
    }
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state, , , , , , inode]) =>
        state === '0A' && inodes.has(inode ?? '') && /^0+:/.test(local ?? ''),
    )
    .map(([, local]) => Number.parseInt(local!.split(':')[1]!, 16));
}
