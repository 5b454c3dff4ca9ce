import { keptFilesOf } from '@lectern/platform/files/kept-files';
import type { Files } from '@lectern/platform/files/files';
import type { Logger } from '@lectern/platform/logging/logger';
import type { Bus } from '@lectern/platform/messaging/bus';

/** By then the services are there too. */
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * 3_600_000;
const MIN_AGE_MS = 24 * 3_600_000;
const BATCH = 200;
/** Where the gateway stores what arrives, and the services what they make. */
const FOLDERS = ['uploads', 'generated'];

/**
 * Deletes files older than a day that no service keeps: left by a call whose answer was lost, or by a process that
 * ended in the middle. While any service does not answer, nothing is deleted.
 */
export class Sweep {
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: Files,
    private readonly bus: Bus,
    private readonly services: string[],
    private readonly logger: Logger,
    private readonly firstAfterMs = FIRST_AFTER_MS,
  ) {}

  /** Sweeps a minute from now, and again every six hours: an installation that runs for an hour a day is swept too. */
  start(): void {
    this.first = setTimeout(() => this.sweep(), this.firstAfterMs).unref();
    this.timer = setInterval(() => this.sweep(), EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.first);
    clearInterval(this.timer);
    await this.sweeping;
  }

  private sweep(): void {
    this.sweeping = this.sweeping
      .then(() => this.run())
      .catch((error: unknown) => this.logger.warn({ error }, 'old files could not be swept'));
  }

  async run(now = new Date()): Promise<void> {
    let deleted = 0;
    for (const folder of FOLDERS) {
      await this.files.clearUnfinished(folder, new Date(now.getTime() - MIN_AGE_MS));
      let old: string[] = [];
      for await (const { key, storedAt } of this.files.list(folder)) {
        if (now.getTime() - storedAt.getTime() < MIN_AGE_MS) continue;
        old.push(key);
        if (old.length < BATCH) continue;
        deleted += await this.deleteUnkept(old);
        old = [];
      }
      if (old.length > 0) deleted += await this.deleteUnkept(old);
    }
    if (deleted > 0) this.logger.info({ deleted }, 'files that nobody keeps were deleted');
  }

  private async deleteUnkept(keys: string[]): Promise<number> {
    const kept = await Promise.all(
      this.services.map((service) => this.bus.ask(keptFilesOf(service), { keys }, null)),
    );
    const unkept = keys.filter((key) => !kept.flat().includes(key));
    for (const key of unkept) await this.files.delete(key);
    return unkept.length;
  }
}
