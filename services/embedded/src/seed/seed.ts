import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@lectern/platform/config/environment';
import { startBundledPostgres } from '@lectern/platform/database/bundled-postgres';
import { Connection } from '@lectern/platform/database/connection';
import { startEmbedded } from '../start-embedded.js';
import { copyTakes } from './copy-takes.js';
import { Dice } from './dice.rules.js';
import { historyOf } from './history.rules.js';
import { analyzeModels, record } from './model-takes.js';
import { people, SEED_DOMAIN, SEED_PASSWORD } from './people.rules.js';
import { planPractice } from './plans.js';
import { writePosts } from './posts.js';
import { type Member, SeededLectern } from './seeded-lectern.js';
import { wordsOf } from './words.rules.js';

export interface SeedSize {
  members: number;
  /** Of the member who has a year. */
  sessions: number;
  /** Takes that are analyzed; the sessions of all members are copies of them. */
  models: number;
}

export const FULL_SIZE: SeedSize = { members: 40, sessions: 160, models: 84 };
const SEED = 20_261_123;
const DAY_MS = 86_400_000;

/**
 * Fills an installation for development: members, sessions with analyses, a schedule, posts. Everything goes in by the calls that browsers
 * make or as rows that the services then tell each other about, so that every count is one that they made.
 * @throws Error in production, with a pool elsewhere, and where there are accounts that it did not make
 */
export async function seed(
  environment: Environment,
  webFolder: string,
  size: SeedSize,
  print: (line: string) => void,
): Promise<void> {
  assertDevelopment(environment);
  assertSize(size);
  const postgres =
    environment.DATABASE_URL === undefined
      ? await startBundledPostgres({ dataDir: join(environment.dataDir, 'postgres') })
      : undefined;
  const database = new Connection({ connectionString: environment.DATABASE_URL ?? postgres?.url });
  try {
    await database.connect();
    await assertEmpty(database);
    await fill(alone(environment, postgres?.url), { database, webFolder, size, print });
  } finally {
    await database.end();
    await postgres?.stop();
  }
}

interface Tools {
  database: Connection;
  webFolder: string;
  size: SeedSize;
  print: (line: string) => void;
}

async function fill(environment: Environment, { database, webFolder, size, print }: Tools): Promise<void> {
  const dice = new Dice(SEED);
  const now = new Date();
  await mkdir(join(environment.dataDir, 'outbox'), { recursive: true });
  print(`Making ${size.members} accounts.`);
  const first = await startEmbedded(environment, webFolder);
  const members: Member[] = [];
  try {
    const lectern = new SeededLectern(first.address, database, environment);
    const everybody = people(size.members, size.sessions, dice);
    for (const person of everybody) members.push(await lectern.join(person));
    const [year, single] = members as [Member, Member];
    const model = await lectern.join({ ...year, name: 'Model Takes', email: `models@${SEED_DOMAIN}` });
    print(`Analyzing ${size.models} takes made of real recordings.`);
    const models = await analyzeModels(lectern, database, model, { count: size.models, dice });

    const hearing = new Date(now.getTime() + 16 * DAY_MS).toISOString().slice(0, 10);
    const { id: caseId } = await lectern.call<{ id: string }>(year, 'POST', '/api/cases', {
      name: 'Hale v. Corvin Machine Works',
      clientName: 'Daniel Hale',
      opposingParty: 'Corvin Machine Works',
      hearingDate: hearing,
    });
    let sessions = 0;
    for (const member of members) {
      const history = historyOf(member, now, dice);
      sessions += history.length;
      await copyTakes(database, member.userId, models, {
        history,
        dice,
        ...(member === year && { caseId }),
      });
      await joinedAt(database, member.userId, new Date(now.getTime() - (member.days + 3) * DAY_MS));
    }
    print(`${sessions} sessions, and a schedule.`);
    for (const member of [year, single]) await planPractice(lectern, database, member, now);
    await lectern.pool('DeleteUser', { AccessToken: model.token });
    await lectern.settled();
  } finally {
    await first.stop();
  }

  print('The services tell each other.');
  const second = await startEmbedded(environment, webFolder);
  try {
    const lectern = new SeededLectern(second.address, database, environment);
    await lectern.settled('told');
    const transcript = wordsOf('opening-statement', 480, 0.9, dice);
    const played = { title: 'Opening, to play back', scenarioType: 'opening-statement', transcript };
    await record(lectern, members[0]!, played);
    await writePosts(lectern, members, dice);
    await lectern.settled();
  } finally {
    await second.stop();
  }
  print(`Done. Sign in with the password "${SEED_PASSWORD}":`);
  const told = ['a year of practice', 'one session', 'nothing yet'];
  members.slice(0, told.length).forEach(({ email }, index) => print(`  ${email}: ${told[index]}`));
}

/** @throws Error where it must not run */
function assertDevelopment({ NODE_ENV, COGNITO_USER_POOL_ID, RABBITMQ_URL }: Environment): void {
  if (NODE_ENV === 'production') throw new Error('Seeding is for development: NODE_ENV is production.');
  if (COGNITO_USER_POOL_ID !== undefined || RABBITMQ_URL !== undefined)
    throw new Error('Seeding runs everything in one process: unset COGNITO_USER_POOL_ID and RABBITMQ_URL.');
}

function assertSize({ members, sessions, models }: SeedSize): void {
  const isRight = (count: number, least: number, most: number): boolean =>
    Number.isInteger(count) && count >= least && count <= most;
  if (!isRight(members, 3, 40) || !isRight(sessions, 1, 5000) || !isRight(models, 7, 500))
    throw new Error('Give --members 3 to 40, --sessions 1 to 5000, --models 7 to 500.');
}

async function assertEmpty(database: Connection): Promise<void> {
  const { rows } = await database.query<{ table: string | null }>(
    `select to_regclass('identity.user_account') as table`,
  );
  if (rows[0]?.table === null) return;
  const counts = await database.query<{ seeded: number; others: number }>(
    `select count(*) filter (where email like $1)::int as seeded, count(*) filter (where email not like $1)::int as others
     from identity.user_account`,
    [`%@${SEED_DOMAIN}`],
  );
  const { seeded = 0, others = 0 } = counts.rows[0] ?? {};
  if (others > 0) throw new Error('This database has accounts that were not seeded. Nothing was changed.');
  if (seeded > 0)
    throw new Error('This database is seeded already. Delete its folder (DATA_DIR) to seed it anew.');
}

/** As if the account had been there before its sessions. */
async function joinedAt(database: Connection, userId: string, at: Date): Promise<void> {
  await database.query(`update identity.user_account set created_at = $2 where id = $1`, [userId, at]);
  await database.query(`update identity.profile set created_at = $2 where user_id = $1`, [userId, at]);
}

/** On a port of its own, without letters to anybody, without a model elsewhere, and without limits for so many people at once. */
const alone = (environment: Environment, databaseUrl: string | undefined): Environment => ({
  ...environment,
  DATABASE_URL: environment.DATABASE_URL ?? databaseUrl,
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  PORT: 0,
  TRUSTED_ADDRESSES: '127.0.0.1,::1',
  RATE_LIMITS: 'user=100000/60,costly=100000/60,address=100000/60,pool=100000/60,letters=100000/60',
  SMTP_URL: undefined,
  LOCAL_SMTP_URL: undefined,
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  OPENAI_TRANSCRIPTION_BASE_URL: undefined,
  OPENAI_DRAFTING_BASE_URL: undefined,
});
