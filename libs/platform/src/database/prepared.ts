import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** What of pg's client is needed: TypeORM itself cannot name a statement. */
interface NamingClient {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
  return name;
}

/**
 * Runs a statement that each connection parses and plans once: for what is asked often and takes longer to plan than to run. Only in a
 * transaction, which has a connection of its own.
 * @returns the rows, of whatever kind the statement is
 */
export async function prepared<Row>(manager: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
  if (manager.queryRunner === undefined) throw new Error('A prepared statement needs a transaction.');
  const client = (await manager.queryRunner.connect()) as NamingClient;
  const { rows } = await client.query({ name: nameOf(text), text, values });
  return rows as Row[];
}
