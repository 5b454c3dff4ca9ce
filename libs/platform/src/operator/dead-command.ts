import pg from 'pg';
import { dropDead, listDead, retryDead, type Run } from '../outbox/dead-facts.js';
import { deadMessages } from './dead-messages.js';

export interface Installation {
  databaseUrl: string;
  /** Only where services are processes of their own. */
  brokerUrl?: string | undefined;
}

const USAGE = `Usage: lectern dead list
       lectern dead retry [FACT ...]   once more, in the service that gave up; without ids all of them
       lectern dead drop [FACT ...]    for good`;

/**
 * Lists, tries again or drops the facts that services gave up and the messages that they set aside: those of every service
 * whose tables this user of the database may see.
 * @returns the exit code
 */
export async function deadCommand(
  { databaseUrl, brokerUrl }: Installation,
  [verb, ...ids]: string[],
  print: (line: string) => void,
): Promise<number> {
  if ((verb !== 'list' && verb !== 'retry' && verb !== 'drop') || (verb === 'list' && ids.length > 0)) {
    print(USAGE);
    return 2;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const schema of await schemasOf(client)) {
      await client.query(`set search_path to ${pg.escapeIdentifier(schema)}`);
      const run: Run = async (sql, parameters) => (await client.query(sql, parameters)).rows;
      if (verb === 'list')
        for (const fact of await listDead(run)) print(JSON.stringify({ service: schema, ...fact }));
      else {
        const count = verb === 'retry' ? await retryDead(run, schema, ids) : await dropDead(run, ids);
        print(`${schema}: ${count} ${verb === 'retry' ? 'are tried again' : 'dropped'}`);
      }
      // Messages have no id: they are dealt with all together, when no fact is named.
      if (brokerUrl === undefined || ids.length > 0) continue;
      const messages = await deadMessages(brokerUrl, schema, verb);
      if (verb === 'list') for (const message of messages) print(JSON.stringify(message));
      else print(`${schema}: ${messages.length} messages ${verb === 'retry' ? 'put back' : 'dropped'}`);
    }
    return 0;
  } finally {
    await client.end();
  }
}

async function schemasOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    `select table_schema as schema from information_schema.tables
     where table_name = 'failed_reaction' order by table_schema`,
  );
  return rows.map(({ schema }) => schema);
}
