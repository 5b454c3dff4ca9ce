// npm run bench -- zip64 [gigabytes]: an export of more than 4 GB by the same writer, into a file whose zeros are a hole and take no disk.
// Foreign programs read its directory (zipinfo) and every byte of it with its checksum (unzip -t).
import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const { ZipWriter } = await import(
  pathToFileURL(join(root, 'services/sessions/dist/src/export/zip-writer.js')).href
);
const LONG = Math.round(Number(process.argv[2] ?? 4.5) * 1e9);
const MOST_GROWTH_MB = 100;
const ZEROS = Buffer.alloc(2 ** 20);

function* silence() {
  for (let left = LONG; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, Math.min(left, ZEROS.length));
}

const megabytes = (bytes) => Math.round(bytes / 1e6);
const program = (name, args) => spawnSync(name, args, { encoding: 'utf8', maxBuffer: 1e7 });

/** Writes a stream to a file without its zeros. @returns its size, and by how much the memory grew */
async function keep(path, stream) {
  const file = await open(path, 'w');
  const before = process.memoryUsage.rss();
  let [size, most] = [0, before];
  for await (const chunk of stream) {
    if (!chunk.equals(ZEROS.subarray(0, chunk.length))) await file.write(chunk, 0, chunk.length, size);
    size += chunk.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  await file.truncate(size);
  await file.close();
  return { size, growth: megabytes(most - before) };
}

const folder = await mkdtemp(join(tmpdir(), 'lectern-zip64-'));
try {
  const path = join(folder, 'export.zip');
  const zip = new ZipWriter(new Date('2026-03-01T12:00:00Z'));
  const began = performance.now();
  const kept = keep(path, zip.output);
  await zip.add('recordings/long.wav', Readable.from(silence(), { objectMode: false }));
  // These begin where 32 bits do not reach.
  await zip.addText('data/sessions.json', '[]');
  await zip.add('recordings/short.wav', Readable.from([Buffer.from('RIFF')], { objectMode: false }));
  zip.end();
  const { size, growth } = await kept;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const onDisk = megabytes((await stat(path)).blocks * 512);
  console.log(
    `${size} bytes in ${seconds} s, load ${loadavg()[0].toFixed(1)}; ${onDisk} MB of disk; memory grown by ${growth} MB (at most ${MOST_GROWTH_MB})`,
  );

  const listed = program('zipinfo', ['-v', path, 'recordings/short.wav']).stdout;
  const offset = Number(/offset of local header from start of archive:\s+(\d+)/.exec(listed)?.[1]);
  const names = program('zipinfo', ['-l', path]).stdout;
  const long = new RegExp(`${LONG} .* recordings/long\\.wav`).test(names);
  const tried = program('unzip', ['-tqq', path]);
  const read = program('unzip', ['-p', path, 'recordings/short.wav']).stdout;
  console.log(
    `zipinfo: the long recording ${long ? 'with' : 'WITHOUT'} its ${LONG} bytes, the last entry at ${offset}; unzip -t ${tried.status === 0 ? 'finds nothing wrong' : `ends with ${tried.status}: ${tried.stdout}${tried.stderr}`}; the last entry reads ${JSON.stringify(read)}`,
  );
  const isRight = long && offset > LONG && tried.status === 0 && read === 'RIFF';
  if (!isRight || growth > MOST_GROWTH_MB) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
