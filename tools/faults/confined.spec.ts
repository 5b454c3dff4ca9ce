import { describe, expect, it } from '@jest/globals';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const SERVICES = ['content', 'analysis'];

/**
 * What a program tries that has been taken over, from inside of a service's container: to reach the other containers, the
 * engine's name server, and the service's own secrets and memory. It prints what it got.
 */
const TRIES = `
  use Socket;
  for my $family (1, 2, 10, 16, 17) { print "a socket of family $family\\n" if socket(my $s, $family, SOCK_STREAM, 0) or socket($s, $family, SOCK_DGRAM, 0) }
  for my $process (grep { -d } glob '/proc/[0-9]*') {
    next if $process eq "/proc/$$";
    open my $name, '<', "$process/comm" or next;
    chomp(my $who = <$name>);
    print "the environment of $who\\n" if open my $file, '<', "$process/environ";
    print "the memory of $who\\n" if open my $memory, '+<', "$process/mem";
  }
  print "tried\\n"`;

/** Runs in the container: the commands that are given, each as a service starts the parser of a foreign file. */
const RUN = `
  const { confinement, spawnConfined } = await import('/app/libs/platform/dist/src/process/spawn-confined.js');
  const { text } = await import('node:stream/consumers');
  const said = { confinement: confinement() };
  for (const [name, command, ...args] of JSON.parse(process.argv[1])) {
    const child = spawnConfined(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cpuSeconds: 30 });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    said[name] = (out + err).trim();
  }
  console.log(JSON.stringify(said));`;

const GATEWAY = 'http://gateway:8080/api/health/live';
const COMMANDS = [
  ['everything', 'perl', '-e', TRIES],
  [
    'node',
    'node',
    '-e',
    `fetch('${GATEWAY}').then(() => console.log('reached'), (e) => console.log(e.cause.code))`,
  ],
  ['ffmpeg', 'ffmpeg', '-v', 'error', '-i', GATEWAY, '-f', 'null', '-'],
  ['tesseract', 'tesseract', GATEWAY, '-'],
];

const under = testStack();

// In the containers as they are delivered: npm run faults -- --compose confined
(process.env['FAULTS_STACK'] === 'compose' ? describe : describe.skip)('a parser that was taken over', () => {
  it.each(SERVICES)(
    'reaches nothing from the container of %s',
    async (service) => {
      const { compose } = under.stack.containers!;
      const inside = ['exec', '-T', service, 'node', '--input-type=module', '-e', RUN];
      const said = JSON.parse(await compose(...inside, JSON.stringify(COMMANDS))) as Record<string, unknown>;
      report(`confined in ${service}`, { said: JSON.stringify(said) });
      expect(said['confinement']).toEqual({ network: 'none', limits: true });
      expect(said['everything']).toBe('tried');
      expect(said['node']).not.toMatch(/reached/);
      for (const name of ['ffmpeg', 'tesseract']) expect(said[name]).toMatch(/resolve|not permitted/);
      // What is not confined reaches it, from the same container.
      const script = `fetch('${GATEWAY}').then(({ status }) => console.log(status))`;
      const reached = await compose('exec', '-T', service, 'node', '-e', script);
      expect(reached.trim()).toBe('200');
    },
    120_000,
  );
});
