import type { Payload, Result } from '@lectern/contracts/define';
import { type WeekFigures, weeklyReportWords } from '@lectern/contracts/english/letters';
import type { Environment } from '@lectern/platform/config/environment';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { JobRun } from '@lectern/platform/jobs/job-run';
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
import { isWorthReporting, reportedSpan, reportTime } from './weekly-report.rules.js';

type Order = Payload<typeof sendWeeklyReport>;
type Outcome = Result<typeof sendWeeklyReport>['outcome'];

@Controller()
export class SendWeeklyReport {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressBook,
    private readonly post: PostOffice,
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

  private async write({ userId, week }: Order, timeZone: string, letterId: string): Promise<Outcome> {
    const figures = await this.figures(userId, reportedSpan(week, timeZone));
    if (!isWorthReporting(figures)) return 'nothing-to-report';
    const address = await this.addresses.find(userId);
    if (address === null) return 'not-wanted';
    const { title, paragraphs, link } = weeklyReportWords(figures);
    await this.post.send(userId, {
      id: letterId,
      to: address.email,
      subject: title,
      ...letterOf(
        { title, paragraphs, link: { path: '/progress', label: link } },
        this.environment.publicUrl,
      ),
    });
    return 'sent';
  }

  private async figures(
    userId: string,
    { before, from, to }: ReturnType<typeof reportedSpan>,
  ): Promise<WeekFigures> {
    const rows: WeekFigures[] = await this.database.manager.query(
      // The newest score of an analysis counts, in the week in which it was ready.
      `select count(*) filter (where activity_type = 'session-created' and "timestamp" >= $3)::int as sessions,
              count(*) filter (where activity_type = 'report-ready' and "timestamp" >= $3)::int as recordings,
              coalesce(sum((activity_data->>'durationSeconds')::float) filter (where "timestamp" >= $3), 0)::float as seconds,
              avg(newest.score) filter (where "timestamp" >= $3 and not newest.voice) as "averageScore",
              avg(newest.score) filter (where "timestamp" < $3 and not newest.voice) as "previousAverageScore",
              avg(newest.score) filter (where "timestamp" >= $3 and newest.voice) as "averageDelivery",
              avg(newest.score) filter (where "timestamp" < $3 and newest.voice) as "previousAverageDelivery"
       from activity
       left join lateral (
         select (other.activity_data->>'overallScore')::float as score,
           coalesce(other.activity_data->>'scoreBasis' = 'voice', false) as voice
         from activity other
         where activity.activity_type = 'report-ready' and other.activity_type in ('report-ready', 'report-revised')
           and other.user_id = $1 and other.subject = activity.subject
           and other.activity_data->>'analysisId' = activity.activity_data->>'analysisId'
         order by other."timestamp" desc limit 1
       ) newest on true
       where user_id = $1 and "timestamp" >= $2 and "timestamp" < $4`,
      [userId, before, from, to],
    );
    return rows[0]!;
  }
}
