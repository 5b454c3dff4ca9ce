import type { Job, Operation } from '@lectern/contracts/define';
import type { Type } from '@nestjs/common';
import type { Allowances } from './allowance/allowance.js';
import type { Entity, Migration } from './database/database.js';

/** A service as a value: any host can start it. */
export interface Service {
  name: string;
  /** Lists every handler, reactor, processor and repository. */
  module: Type;
  entities: Entity[];
  migrations: Migration[];
  /** What it answers. It refuses to start unless each has exactly one handler. */
  operations: Operation[];
  /** What it works on. It refuses to start unless each has exactly one processor. */
  jobs: Job[];
  /** What its features need beside database and messages; said in its health. */
  needs?: readonly ('files' | 'mail')[];
  /** What it keeps and does for one user at most. */
  allowances?: Allowances;
  /** Statements that delete or put away its outdated rows; run every ten minutes, by any replica. */
  housekeeping?: readonly string[];
}
