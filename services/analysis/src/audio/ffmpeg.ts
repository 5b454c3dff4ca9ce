import { refuse } from '@lectern/platform/errors/app-error';
import { type Confined, spawnConfined } from '@lectern/platform/process/spawn-confined';
import { type DecodeLimits, type Decoded, SAMPLE_RATE, type Sink } from './audio.js';
import { PcmStream } from './pcm-stream.js';
import { ReadPosition } from './read-position.js';

/** More complaints than this are not worth keeping. */
const MOST_COMPLAINTS = 4096;

/**
 * Everything a hostile file may not do is switched off: only local files, only these containers (a playlist posing as audio would
 * make ffmpeg read other files), one thread, few streams.
 */
const GUARDS =
  '-nostdin -hide_banner -v error -threads 1 -protocol_whitelist file ' +
  '-format_whitelist matroska,webm,ogg,wav,mp3,mov,aac,flac -max_streams 8';
const FIRST_AUDIO_ONLY = '-map 0:a:0 -vn -sn -dn';
/** Two sides are put together here (mono-mix.ts): ffmpeg's mean is silence when one of them is the wrong way round. */
const MONO_OR_STEREO = ['-af', 'aformat=channel_layouts=mono|stereo', '-ar', String(SAMPLE_RATE)];
/** A header of 44 bytes says how many sides there are. */
const AS_WAV = ['-c:a', 'pcm_s16le', '-bitexact', '-map_metadata', '-1', '-f', 'wav'];
const inputOf = (path: string): string[] => [
  ...GUARDS.split(' '),
  '-i',
  `file:${path}`,
  ...FIRST_AUDIO_ONLY.split(' '),
];

/** One thread decodes in a few dozen megabytes; what asks for more is no recording. */
const ADDRESS_MEGABYTES = 1024;
const limitsOf = ({ timeoutMs }: DecodeLimits) => ({
  cpuSeconds: timeoutMs / 1000,
  addressMegabytes: ADDRESS_MEGABYTES,
});

const PROGRAM = 'ffmpeg';
const found = new Set<string>();

/** Is ffmpeg installed? Looks again until it is. */
export async function hasFfmpeg(program: string = PROGRAM): Promise<boolean> {
  if (found.has(program)) return true;
  const starts = await new Promise<boolean>((resolve) => {
    const child = spawnConfined(program, ['-version'], {
      stdio: ['ignore', 'ignore', 'ignore'],
      cpuSeconds: 5,
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  if (starts) found.add(program);
  return starts;
}

/**
 * Decodes a file as a stream. No samples mean that it cannot be read, whatever the exit code says.
 * @param path absolute
 */
export async function decodeWithFfmpeg(path: string, sink: Sink, limits: DecodeLimits): Promise<Decoded> {
  const output = ['-t', String(limits.maxSeconds), ...MONO_OR_STEREO, ...AS_WAV, 'pipe:1'];
  const child = spawnConfined(limits.ffmpeg ?? PROGRAM, [...inputOf(path), ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...limitsOf(limits),
  });
  const guard = watch(child, limits);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (complaints.length < MOST_COMPLAINTS) complaints += chunk.toString('utf8');
  });
  const pcm = new PcmStream(sink);
  const most = (limits.maxSeconds + 1) * SAMPLE_RATE;
  const position = new ReadPosition(child.pid, path);
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      const share = limits.onRead && position.share();
      if (typeof share === 'number') limits.onRead?.(share);
      pcm.push(chunk);
      await limits.pace?.();
      if (pcm.samples > most) break;
    }
    await guard.ended;
  } finally {
    guard.end();
  }
  limits.signal?.throwIfAborted();
  if (guard.timedOut()) throw refuse('recording-too-slow');
  return { seconds: pcm.samples / SAMPLE_RATE, damaged: complaints !== '' };
}

/** Writes a small mono MP3 of a recording, for services that take files of limited size. */
export async function encodeMp3(path: string, target: string, limits: DecodeLimits): Promise<void> {
  const output = [
    '-t',
    String(limits.maxSeconds),
    '-ac',
    '1',
    '-ar',
    String(SAMPLE_RATE),
    '-b:a',
    '24k',
    '-f',
    'mp3',
    '-y',
    `file:${target}`,
  ];
  const child = spawnConfined(limits.ffmpeg ?? PROGRAM, [...inputOf(path), ...output], {
    stdio: ['ignore', 'ignore', 'ignore'],
    ...limitsOf(limits),
  });
  const guard = watch(child, limits);
  try {
    await guard.ended;
  } finally {
    guard.end();
  }
  limits.signal?.throwIfAborted();
  if (guard.timedOut() || child.exitCode !== 0) throw refuse('recording-not-converted');
}

/** Kills the process when its time is up or nobody waits for it any more, so that none is left behind. */
function watch(child: Confined, { timeoutMs, signal }: DecodeLimits) {
  let late = false;
  const kill = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    late = true;
    kill();
  }, timeoutMs);
  signal?.addEventListener('abort', kill, { once: true });
  if (signal?.aborted) kill();
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  ended.catch(() => undefined);
  return {
    ended,
    timedOut: () => late,
    end: (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      if (child.exitCode === null && child.signalCode === null) kill();
    },
  };
}
