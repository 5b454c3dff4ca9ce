import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@lectern/testing/test-database';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { SEED_DOMAIN } from './people.rules.js';

const SMALL = { members: 4, sessions: 12, models: 7 };
const WITHIN = 240_000;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let dataDir: string;
let said: string;

/** The built program, as `npm run seed` runs it. */
async function run(variables: Record<string, string> = {}): Promise<string> {
  const size = Object.entries(SMALL).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['services/embedded/dist/src/seed/main.js', ...size],
    { env: { DATABASE_URL: database.url, DATA_DIR: dataDir, NODE_ENV: 'test', ...variables } },
  );
  return stdout;
}
const count = async (question: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) ${question}`)).rows[0]?.count);

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-seed-'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  said = await run();
}, WITHIN);

afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('seeding', () => {
  it('leaves the members it names and no other account', async () => {
    expect(await count(`from identity.user_account where email like '%@${SEED_DOMAIN}'`)).toBe(SMALL.members);
    expect(await count('from identity.user_account')).toBe(SMALL.members);
    expect(said).toContain(`ada.moss@${SEED_DOMAIN}: a year of practice`);
  });

  it('gives each session an analysis of its own that agrees with it, told to everybody', async () => {
    const sessions = await count('from sessions.session');
    expect(sessions).toBeGreaterThan(SMALL.sessions);
    expect(
      await count(`from sessions.session s join sessions.recording r on r.session_id = s.id
        join analysis.submission b on b.analysis_id = r.analysis_id and b.created_at = r.created_at
        join analysis.report p on p.analysis_id = r.analysis_id and p.told > 0
        where s.status = 'completed' and (p.analysis->>'overallScore')::real is not distinct from s.overall_score`),
    ).toBe(sessions - 1);
    expect(await count(`from sessions.recording where file_key is not null`)).toBe(1);
    expect(await count(`from sessions.session where overall_score is not null`)).toBeGreaterThan(
      sessions / 2,
    );
    expect(await count(`from sessions.session where created_at > now()`)).toBe(0);
    expect(
      await count(`from sessions.session where created_at < now() - interval '60 days'`),
    ).toBeGreaterThan(0);
  });

  it('plans practice, and leaves nothing undone', async () => {
    expect(await count(`from sessions.scheduled_practice where starts_at > now()`)).toBeGreaterThan(4);
    for (const service of ['identity', 'sessions', 'analysis', 'notifications', 'content', 'community'])
      expect([
        service,
        await count(`from ${service}.outbox`),
        await count(`from ${service}.failed_reaction`),
      ]).toEqual([service, 0, 0]);
  });

  it('has posts, with a comment on each', async () => {
    expect(await count('from community.post')).toBeGreaterThan(3);
    expect(await count('from community.post_comment')).toBe(await count('from community.post'));
  });

  it('refuses to run twice, beside other accounts, and in production', async () => {
    await expect(run()).rejects.toThrow('seeded already');
    await client.query(
      `update identity.user_account set email = 'ada@firm.example' where email like 'ada.%'`,
    );
    await expect(run()).rejects.toThrow('accounts that were not seeded');
    await expect(run({ NODE_ENV: 'production' })).rejects.toThrow('NODE_ENV is production');
  });
});
