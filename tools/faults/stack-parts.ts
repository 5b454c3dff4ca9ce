import type pg from 'pg';
import type { BackingService } from './backing-service.js';

/** A service that can be killed, frozen and started again. */
export interface Breakable {
  restart(): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  begin(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** False when it has ended although nobody ended it. */
  hasSurvived(): Promise<boolean>;
  /** Its log so far. */
  log(): Promise<string>;
}

/** What only a composed installation can do. */
export interface Containers {
  /** Connects to the database as its administrator, wherever its port is now. */
  withPostgres<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Resolves when the containers of a service answer, as their own checks see it. */
  healthy(service: string): Promise<void>;
  /** Runs `docker compose` with these arguments on the installation. @returns what it prints */
  compose(...args: string[]): Promise<string>;
  /** The same, with its input from a file or its output into one. */
  pipe(files: { from?: string; into?: string }, ...args: string[]): Promise<void>;
  /** Runs that many of each service. @returns the ids of the containers by service, when all are healthy */
  scale(services: string[], count: number): Promise<Map<string, string[]>>;
}

export interface StackParts {
  url: string;
  postgres: BackingService;
  rabbitmq: BackingService;
  redis: BackingService;
  /** The object store, where files are in one. */
  storage?: Pick<Breakable, 'freeze' | 'thaw'>;
  services: Map<string, Breakable>;
  /** Where services run in containers. */
  containers?: Containers;
  /** For files of the run. */
  folder: string;
  codeFor(email: string): Promise<string>;
  /** Ends everything and leaves nothing behind. */
  remove(): Promise<void>;
}
