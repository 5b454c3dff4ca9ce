import { type CheckResult, type HealthReport, worstOf } from '@lectern/contracts/health';
import { healthOf } from '@lectern/platform/health/health';
import type { Logger } from '@lectern/platform/logging/logger';
import type { Bus } from '@lectern/platform/messaging/bus';

/** However often it is asked for, the services are asked once in this time. */
const KEPT_MS = 1000;

type Details = Record<string, CheckResult[]>;

/** How the services are. Everybody may know that; why one is not well is for operators. */
export class Readiness {
  private kept: { details: Promise<Details>; until: number } | undefined;
  private before = '';

  constructor(
    private readonly bus: Bus,
    private readonly services: string[],
    private readonly logger: Logger,
  ) {}

  async report(): Promise<HealthReport> {
    const details = await this.details();
    const services = Object.fromEntries(
      Object.entries(details).map(([service, checks]) => [service, worstOf(checks)]),
    );
    return { status: worstOf(Object.values(details).flat()), services };
  }

  /** Every check of every service, with what is wrong. */
  details(): Promise<Details> {
    if (this.kept === undefined || this.kept.until < Date.now())
      this.kept = { details: this.ask(), until: Date.now() + KEPT_MS };
    return this.kept.details;
  }

  private async ask(): Promise<Details> {
    const reports = await Promise.all(
      this.services.map(async (service) => {
        const down: CheckResult[] = [
          { name: 'service', status: 'down', message: `${service} does not answer.` },
        ];
        return [service, await this.bus.ask(healthOf(service), {}, null).catch(() => down)] as const;
      }),
    );
    this.tell(reports.flatMap(([service, checks]) => checks.map((check) => ({ service, ...check }))));
    return Object.fromEntries(reports);
  }

  /** Logs what is wrong whenever that has changed. */
  private tell(checks: (CheckResult & { service: string })[]): void {
    const wrong = checks.filter(({ status }) => status !== 'ok');
    const state = wrong.map(({ service, name, status }) => `${service} ${name} ${status}`).join(', ');
    if (state === this.before) return;
    this.before = state;
    if (wrong.length > 0) this.logger.warn({ wrong }, 'not everything is well');
    else this.logger.info('everything is well again');
  }
}
