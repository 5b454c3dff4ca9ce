import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './typescript-imports.mjs';

/** One PostgreSQL for the whole run; suites make their own databases in it. TEST_DATABASE_URL names another one. */
export default async function startDatabase() {
  // Suites stop the containers they start, so the helper container that would do it is not needed.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  if (process.env.TEST_DATABASE_URL) return;
  const { startBundledPostgres } = await import('../../libs/platform/src/database/bundled-postgres.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-test-postgres-'));
  const { url, stop } = await startBundledPostgres({ dataDir, durable: false });
  process.env.TEST_DATABASE_URL = url;
  globalThis.testDatabase = { dataDir, stop };
}
