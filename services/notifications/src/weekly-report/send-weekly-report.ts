import type { Payload, Result } from '@lectern/contracts/define';
import { weeklyReportWords } from '@lectern/contracts/english/letters';
import { progress } from '@lectern/contracts/progress';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { JobRun } from '@lectern/platform/jobs/job-run';
import { Bus } from '@lectern/platform/messaging/bus';
import { OnFailed, Processes } from '@lectern/platform/messaging/handles';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { AddressBook } from '../delivery/address-book.js';
import { letterOf } from '../delivery/letter.rules.js';
import { PostOffice } from '../delivery/post-office.js';
import { preferencesOf } from '../preferences/preferences.repository.js';
import { endOfQuiet } from '../preferences/quiet-hours.rules.js';
import { lockRecipient } from '../recipient/recipient.repository.js';
import { startWeeklyReports } from './start-weekly-reports.js';
import { sendWeeklyReport } from './weekly-report.job.js';
import { isWorthReporting, reportedWeek, reportTime } from './weekly-report.rules.js';

type Order = Payload<typeof sendWeeklyReport>;
type Outcome = Result<typeof sendWeeklyReport>['outcome'];

@Controller()
export class SendWeeklyReport {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressBook,
    private readonly post: PostOffice,
    private readonly bus: Bus,
    @InjectEnvironment() private readonly environment: Environment,
  ) {}

  @Processes(sendWeeklyReport)
  async send(order: Order, run: JobRun<Result<typeof sendWeeklyReport>>): Promise<void> {
    const { manager } = this.database;
    const preferences = await preferencesOf(manager, order.userId);
    const now = await databaseClock(manager);
    // The user may have moved to another time zone, or lengthened the quiet hours, since this was queued.
    const due = endOfQuiet(reportTime(order.week, preferences.timeZone), preferences);
    if (due > now)
      return run.complete(async (tx) => {
        await tx.enqueue(sendWeeklyReport, order, { runAt: due });
        return { outcome: 'later' };
      });
    const wanted = preferences.emailNotifications && preferences.weeklyReports;
    const outcome = wanted ? await this.write(order, preferences.timeZone, run.id) : 'not-wanted';
    return run.complete(async (tx) => ({ outcome: (await this.goOn(tx, order.userId)) ? outcome : 'ended' }));
  }

  /** One report that cannot be sent does not end the reports. */
  @OnFailed(sendWeeklyReport)
  async onFailed({ userId }: Order, _reason: string, tx: Transaction): Promise<void> {
    await this.goOn(tx, userId);
  }

  private async goOn(tx: Transaction, userId: string): Promise<boolean> {
    if ((await lockRecipient(tx, userId)) === null) return false;
    await startWeeklyReports(tx, userId);
    return true;
  }

  private async write({ userId, week: monday }: Order, timeZone: string, letterId: string): Promise<Outcome> {
    const week = reportedWeek(monday);
    const figures = await this.bus.ask(progress.week, { userId, timeZone, week }, null);
    if (!isWorthReporting(figures)) return 'nothing-to-report';
    const address = await this.addresses.find(userId);
    if (address === null) return 'not-wanted';
    const { title, paragraphs, link } = weeklyReportWords(figures);
    await this.post.send(userId, {
      id: letterId,
      to: address.email,
      subject: title,
      ...letterOf(
        { title, paragraphs, link: { path: `/progress?period=week&end=${week}`, label: link } },
        this.environment.publicUrl,
      ),
    });
    return 'sent';
  }
}
