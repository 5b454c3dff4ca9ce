import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Lets a service of an installation on the bundled PostgreSQL announce facts, as if it had just come to know them. */
export async function announce(dataDir: string, name: string, payloads: object[]): Promise<void> {
  const home = join(dataDir, 'postgres', '18');
  const [, , , port] = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'lectern',
    password: (await readFile(join(home, 'password'), 'utf8')).trim(),
    database: 'postgres',
  });
  await client.connect();
  try {
    const schema = client.escapeIdentifier(name.slice(0, name.indexOf('.')));
    await client.query(
      `insert into ${schema}.outbox (id, name, payload, trace_id)
       select gen_random_uuid(), $1, payload, $2 from jsonb_array_elements($3) as told(payload)`,
      [name, randomUUID().replaceAll('-', ''), JSON.stringify(payloads)],
    );
  } finally {
    await client.end();
  }
}
