/** Numbers of the system calls, which differ by processor. */
interface Calls {
  /** The processor, as the kernel names it to a filter. */
  audit: number;
  prctl: number;
  socket: number;
  ptrace: number;
  readMemory: number;
  writeMemory: number;
}

const CALLS: Partial<Record<NodeJS.Architecture, Calls>> = {
  x64: { audit: 0xc000_003e, prctl: 157, socket: 41, ptrace: 101, readMemory: 310, writeMemory: 311 },
  arm64: { audit: 0xc000_00b7, prctl: 167, socket: 198, ptrace: 117, readMemory: 270, writeMemory: 271 },
};
/** Sockets can be made by way of a ring as well, and taken from a process that has one. */
const RING_SETUP = 425;
const TAKE_DESCRIPTOR = 438;
/** Numbers from here on are those of another calling convention of the same processor. */
const OTHER_CONVENTION = 0x4000_0000;

const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const RETURN = 0x06;
const ALLOW = 0x7fff_0000;
const REFUSE = 0x0005_0001;
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;

/**
 * Takes on the filter for itself (PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP with SECCOMP_MODE_FILTER), then becomes the program: both
 * outlive that, and nothing the program starts can be rid of them.
 */
const WEAR = `my ($prctl, $filter) = splice @ARGV, 0, 2;
$prctl += 0;
$filter = pack 'H*', $filter;
my $program = pack 'S x6 P', length($filter) / 8, $filter;
exit 126 if syscall($prctl, 38, 1, 0, 0, 0) or syscall($prctl, 22, 2, $program);
exec { $ARGV[0] } @ARGV;
exit 127`;

/**
 * What stands before a command so that the kernel refuses it every socket, and the memory and sockets of other processes. It
 * needs no rights, so it holds in a container without capabilities too. Nothing on a processor whose calls we do not know.
 * @returns a command that needs Perl, which every Debian has
 */
export function withoutSockets(): string[] | undefined {
  const calls = process.platform === 'linux' ? CALLS[process.arch] : undefined;
  if (calls === undefined) return undefined;
  return ['perl', '-e', WEAR, '--', String(calls.prctl), filterOf(calls).toString('hex')];
}

/** A program of the kernel's filter machine: who asks in a way that is not ours, or for one of these calls, is refused (EPERM). */
function filterOf({ audit, socket, ptrace, readMemory, writeMemory }: Calls): Buffer {
  const refused = [socket, RING_SETUP, ptrace, readMemory, writeMemory, TAKE_DESCRIPTOR];
  const steps: Buffer[] = [];
  // Jumps count the steps between; the last step refuses, the one before it allows.
  const last = refused.length + 5;
  const toEnd = (): number => last - steps.length - 1;
  steps.push(step(LOAD, ARCHITECTURE_AT));
  steps.push(step(IF_EQUAL, audit, 0, toEnd()));
  steps.push(step(LOAD, NUMBER_AT));
  steps.push(step(IF_AT_LEAST, OTHER_CONVENTION, toEnd(), 0));
  for (const number of refused) steps.push(step(IF_EQUAL, number, toEnd(), 0));
  steps.push(step(RETURN, ALLOW));
  steps.push(step(RETURN, REFUSE));
  return Buffer.concat(steps);
}

function step(code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}
