import pg from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type MigrationInterface } from 'typeorm';
import { requestToEnter } from '../messaging/once-only.js';
import { assertAwaited } from '../messaging/request-scope.js';
import { refuse } from '../errors/app-error.js';
import { currentTrace } from '../logging/trace.js';
import { Connection } from './connection.js';
import { isGone } from './gone-users.js';
import { PLATFORM_MIGRATIONS } from './platform-tables.js';
import { Transaction } from './transaction.js';
import { Wakeups } from './wakeups.js';

export type Migration = new () => MigrationInterface;
export type Entity = EntityTarget<object> & (new () => object);

interface SchemaDefinition {
  /** Name of the Postgres schema that the service owns. */
  schema: string;
  entities: Entity[];
  migrations: Migration[];
}

/** A service's own schema. Reads go through `manager`, every change through `transaction`. */
export class Database {
  /** Set by the service's start: what a commit wakes. */
  readonly wake = {
    relay: (): void => undefined,
    job: (_name: string, _id: string): void => undefined,
    files: (): void => undefined,
  };

  private constructor(
    readonly source: DataSource,
    /** The schema that the service owns. */
    readonly schema: string,
    /** What this service's processes tell each other. */
    readonly wakeups: Wakeups,
  ) {}

  get manager(): EntityManager {
    return this.source.manager;
  }

  /** Connects, creates the schema if it is new, and runs the migrations under a lock that all replicas respect. */
  static async open(url: string, definition: SchemaDefinition): Promise<Database> {
    const source = new DataSource({
      type: 'postgres',
      url,
      schema: definition.schema,
      entities: definition.entities,
      migrations: [...PLATFORM_MIGRATIONS, ...definition.migrations],
      migrationsTransactionMode: 'each',
      logging: false,
      // Raw statements name tables without a schema; the path keeps them inside ours.
      extra: {
        options: `-c search_path=${definition.schema}`,
        max: 8,
        connectionTimeoutMillis: 5000,
        Client: Connection,
      },
      applicationName: `lectern-${definition.schema}`,
    });
    const lock = new Connection({ connectionString: url });
    await lock.connect();
    try {
      await lock.query('select pg_advisory_lock(hashtext($1))', [`lectern.${definition.schema}`]);
      await lock.query(`create schema if not exists ${pg.escapeIdentifier(definition.schema)}`);
      await source.initialize();
      await source.runMigrations();
    } finally {
      await lock.end();
    }
    return new Database(source, definition.schema, new Wakeups(url, definition.schema));
  }

  /**
   * Runs `work` in one transaction; its facts and jobs set out only after the commit.
   * @throws AppError not_found when the account that it is done for was deleted
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let tx: Transaction | undefined;
    const request = requestToEnter();
    const userId = currentTrace()?.userId;
    const result = await this.source
      .transaction(async (manager) => {
        if (userId !== undefined && (await isGone(manager, userId))) throw refuse('account-deleted');
        await request?.enter(manager);
        tx = new Transaction(manager, this.schema, this.wake);
        const done = await work(tx);
        // Nothing appears after its caller has been told that it failed.
        assertAwaited();
        return done;
      })
      .catch((error: unknown) => {
        request?.rolledBack();
        throw error;
      });
    request?.committed();
    for (const step of tx?.afterCommit ?? []) step();
    return result;
  }

  /** Throws when the database does not answer. */
  async check(): Promise<void> {
    await this.source.query('select 1');
  }

  async close(): Promise<void> {
    await this.wakeups.close();
    // Nest closes the source with the service's container.
    if (this.source.isInitialized) await this.source.destroy();
  }
}
