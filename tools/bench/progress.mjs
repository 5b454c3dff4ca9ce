// npm run bench -- progress: how long the pages of progress are answered for an attorney with 2,000 sessions beside 100,000 of
// others, in a database of its own. 50 ms at the 95th percentile is the limit. The plans of the queries are kept in
// tools/bench/progress/plans.txt.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lectern/platform/config/environment';
import { startBundledPostgres } from '@lectern/platform/database/bundled-postgres';
import { closeHost, createHost } from '@lectern/platform/host';
import { Bus } from '@lectern/platform/messaging/bus';
import { startService } from '@lectern/platform/start-service';
import { goals } from '@lectern/contracts/goals';
import { progress } from '@lectern/contracts/progress';
import { sessionList } from '@lectern/contracts/session-list';
import { sessions } from '@lectern/contracts/sessions';
import { sessionsService } from '@lectern/sessions/service';

const OWN = 2000;
const OTHERS = 100_000;
const ROUNDS = 200;
const LIMIT_MS = 50;
const userId = 'attorney';

const folder = await mkdtemp(join(tmpdir(), 'lectern-progress-'));
const postgres = await startBundledPostgres({ dataDir: join(folder, 'postgres'), durable: false });
const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder });
const host = await createHost(environment, postgres.url);
const service = await startService(sessionsService, host);
try {
  const { manager } = service.database;
  await fill(manager);
  const bus = new Bus(host.transport);
  /** @type {string[]} */
  const slow = [];
  for (const [name, operation, input] of [
    ['analytics, week', progress.analytics, { period: 'week' }],
    ['analytics, month', progress.analytics, { period: 'month' }],
    ['analytics, quarter', progress.analytics, { period: 'quarter' }],
    ['comparison, 500 rows', progress.comparison, {}],
    ['stats', sessions.stats, {}],
    ['goals', goals.list, {}],
    ['a page of sessions', sessionList.page, {}],
  ]) {
    const p95 = await measure(name, () => bus.ask(operation, input, { userId }));
    if (p95 > LIMIT_MS) slow.push(name);
  }
  await writeFile(join(import.meta.dirname, 'progress', 'plans.txt'), await plans(manager));
  if (slow.length > 0) {
    console.log(`Over ${LIMIT_MS} ms: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await service.stop();
  await closeHost(host);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** A session every four hours for each attorney: the 2,000 lie within a year, 500 of them in the quarter. */
async function fill(manager) {
  const of = `case when n <= ${OWN} then '${userId}' else 'other-' || n % 500 end`;
  const at = `now() - (case when n <= ${OWN} then n else n % 2000 end) * interval '4 hours'`;
  await manager.query(`
    insert into session (id, user_id, title, scenario_type, status, duration, overall_score, confidence_score, score_basis, created_at)
    select gen_random_uuid(), ${of}, 'Take ' || n, 'opening-statement', 'completed', 120 + n % 300, 5 + n % 40 / 10.0, 5 + n % 35 / 10.0,
      'all', ${at}
    from generate_series(1, ${OWN + OTHERS}) n`);
  await manager.query(`
    insert into recording (id, session_id, user_id, analysis_id, content_type, file_name, size, sha256, duration, speech_seconds, created_at)
    select gen_random_uuid(), id, user_id, gen_random_uuid(), 'audio/webm', 'take.webm', 1000, md5(id::text), duration, duration / 2, created_at
    from session`);
  await manager.query(`
    insert into session_result (session_id, user_id, analysis_id, recorded_at, scenario_type, duration_seconds, speech_seconds,
      overall_score, confidence_score, score_basis, words_per_minute, fillers, strategies)
    select session.id, session.user_id, recording.analysis_id, session.created_at, scenario_type, session.duration, session.duration / 2,
      overall_score, confidence_score, score_basis, 120 + overall_score * 5, (overall_score * 2)::int,
      '{"How You Sound": 7.5, "How You Present": 6.5, "Power of the Story": 7, "Power of the Pause": 8}'
    from session join recording on recording.session_id = session.id`);
  await manager.query(`
    insert into goal (id, user_id, measure, start_value, started_at, target, deadline, created_at)
    select gen_random_uuid(), '${userId}', measure, 60, now() - interval '9 days', 95, current_date + 30, now()
    from unnest(array['confidence', 'fillers', 'sessions-per-week']) measure`);
  await manager.query('analyze');
}

async function measure(name, ask) {
  for (let i = 0; i < 20; i++) await ask();
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(ROUNDS - 1, Math.floor(share * ROUNDS))];
  console.log(
    `${name}: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms`,
  );
  return at(0.95);
}

async function plans(manager) {
  const texts = [];
  for (const [name, sql] of [
    [
      'The sessions of a quarter',
      `select * from session_result where user_id = '${userId}' and recorded_at >= now() - interval '91 days' and recorded_at < now()
       order by recorded_at desc, session_id desc`,
    ],
    [
      'The newest 120 sessions',
      `select * from session_result where user_id = '${userId}' and recorded_at < now() order by recorded_at desc, session_id desc limit 120`,
    ],
    [
      'When each strategy was last measured',
      `select strategy, (select recorded_at from session_result where user_id = '${userId}' and recorded_at < now()
         and strategies ? strategy order by recorded_at desc limit 1)
       from unnest(array['How You Present', 'How You Sound', 'Power of the Story', 'Power of the Pause']) as strategy`,
    ],
    [
      'Days of practice',
      `select array_agg(distinct to_char(created_at at time zone 'America/New_York', 'YYYY-MM-DD')) from recording
       where user_id = '${userId}' and coalesce(speech_seconds, duration) >= 30`,
    ],
    [
      'Rows of comparison',
      `select result.*, session.title from session_result result join session on session.id = result.session_id
       where result.user_id = '${userId}' order by result.recorded_at desc, result.session_id desc limit 500`,
    ],
  ]) {
    const rows = await manager.query(`explain (analyze, buffers, costs off) ${sql}`);
    texts.push(`${name}\n\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
  }
  return texts.join('\n');
}
