import { Database } from '@lectern/platform/database/database';
import type { Logger } from '@lectern/platform/logging/logger';
import { InjectLogger } from '@lectern/platform/provide';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { FORGET_AFTER_SECONDS } from '../sign-in/lock-out.rules.js';

const EVERY_MS = 10 * 60_000;

/** What nobody needs any more. Revoked sign-ins stay until no access token of them can be valid. */
const OUTDATED = [
  `delete from challenge where expires_at < now()`,
  `delete from code where expires_at < now() - interval '1 day'`,
  `delete from given_answer where given_at < now() - interval '10 minutes'`,
  `delete from letter_permit where given_at < now() - interval '1 hour'`,
  `delete from sign_in_failure where last_at < now() - interval '${FORGET_AFTER_SECONDS} seconds'`,
  `delete from token_family where expires_at < now() - interval '2 days'`,
];

/** Removes outdated rows, so that guesses under made-up names do not fill the database. */
@Injectable()
export class Housekeeping implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      this.running = this.tidy().catch((error: unknown) => this.logger.warn({ error }, 'tidying failed'));
    }, EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async tidy(): Promise<void> {
    for (const statement of OUTDATED) await this.database.manager.query(statement);
  }
}
