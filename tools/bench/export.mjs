// npm run bench -- export [megabytes] [analyses]: the export of an account with many recordings, all services in one process: how
// long it takes, and by how much the memory of the process grows beyond what it had. The zip is tried with `unzip -t`.
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const lectern = (path) => import(pathToFileURL(join(root, `${path}.js`)).href);
const MEGABYTES = Number(process.argv[2] ?? 2048);
const ANALYSES = Number(process.argv[3] ?? 20);
const RECORDING_BYTES = 5_000_000;
const RECORDINGS = Math.ceil((MEGABYTES * 1_000_000) / RECORDING_BYTES);
const MOST_GROWTH_MB = 200;
const SERVICES = ['sessions', 'analysis', 'content', 'community', 'notifications', 'identity'];

const { readEnvironment } = await lectern('libs/platform/dist/src/config/environment');
const { createHost, closeHost } = await lectern('libs/platform/dist/src/host');
const { startService } = await lectern('libs/platform/dist/src/start-service');
const { startBundledPostgres } = await lectern('libs/platform/dist/src/database/bundled-postgres');
const { Bus } = await lectern('libs/platform/dist/src/messaging/bus');
const { dataExport } = await lectern('libs/contracts/dist/src/data-export');
const { anAnalysis } = await lectern('services/sessions/dist/src/session/analysis.fixtures');

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const postgres = await startBundledPostgres({ dataDir: join(folder, 'postgres') });
const host = await createHost(
  readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder }),
  postgres.url,
);
const running = {};
for (const name of SERVICES) {
  const { [`${name}Service`]: service } = await lectern(`services/${name}/dist/src/service`);
  running[name] = await startService(service, host);
}
const query = (service, sql, parameters) => running[service].database.manager.query(sql, parameters);
const attorney = { userId: randomUUID() };
const bus = new Bus(host.transport);

/** A session with a recording; the first ones with an analysis. */
async function addSession(index, bytes) {
  const [sessionId, recordingId, key] = [randomUUID(), randomUUID(), `uploads/${randomUUID()}`];
  const { sha256 } = await host.files.put(key, bytes);
  await query(
    'sessions',
    `insert into session (id, user_id, title, status, case_data, created_at) values ($1, $2, $3, 'completed', '{}', now())`,
    [sessionId, attorney.userId, `Opening ${index}`],
  );
  await query(
    'sessions',
    `insert into recording (id, session_id, user_id, file_key, content_type, file_name, size, sha256, created_at)
     values ($1, $2, $3, $4, 'audio/webm', 'take.webm', $5, $6, now())`,
    [recordingId, sessionId, attorney.userId, key, bytes.length, sha256],
  );
  if (index >= ANALYSES) return;
  await query(
    'analysis',
    `insert into submission (analysis_id, session_id, user_id, created_at) values ($1, $2, $3, now())`,
    [recordingId, sessionId, attorney.userId],
  );
  await query(
    'analysis',
    `insert into report (id, analysis_id, analysis, material, told) values ($1, $2, $3, '{}', 32767)`,
    [randomUUID(), recordingId, JSON.stringify(anAnalysis())],
  );
}

const megabytes = (bytes) => Math.round(bytes / 1_000_000);
const rss = () => process.memoryUsage.rss();

async function measure() {
  for (let index = 0; index < RECORDINGS; index += 1) await addSession(index, randomBytes(RECORDING_BYTES));
  globalThis.gc?.();
  await delay(1_000);
  const before = rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, rss())), 50);
  const started = performance.now();
  await bus.ask(dataExport.start, {}, attorney);
  let made;
  do {
    await delay(200);
    ({ export: made } = await bus.ask(dataExport.get, {}, attorney));
  } while (made?.state === 'running');
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  if (made?.state !== 'ready') throw new Error('the export failed');
  const [{ file_key: key }] = await query('sessions', 'select file_key from data_export where id = $1', [
    made.id,
  ]);
  const tried = await host.files.withLocalFile(key, async (path) => spawnSync('unzip', ['-tqq', path]));
  const growth = megabytes(peak - before);
  console.log(
    `${RECORDINGS} recordings and ${Math.min(ANALYSES, RECORDINGS)} reports, a zip of ${megabytes(made.size)} MB in ${seconds.toFixed(1)} s; ` +
      `memory ${megabytes(before)} MB before, at most ${megabytes(peak)} MB: grown by ${growth} MB (at most ${MOST_GROWTH_MB}); ` +
      `unzip -t ${tried.error ? 'is not installed' : tried.status === 0 ? 'finds nothing wrong' : `ends with ${tried.status}`}`,
  );
  return growth <= MOST_GROWTH_MB && (tried.error !== undefined || tried.status === 0);
}

try {
  if (!(await measure())) process.exitCode = 1;
} finally {
  for (const name of SERVICES) await running[name].stop();
  await closeHost(host);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
