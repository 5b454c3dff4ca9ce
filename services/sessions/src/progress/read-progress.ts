import type { Input } from '@lectern/contracts/define';
import type { Analytics, progress } from '@lectern/contracts/progress';
import { localTime } from '@lectern/contracts/time-zone';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Injectable } from '@nestjs/common';
import { goalsOf } from '../goal/goal-views.js';
import { averagesOf, figuresOf, weekOf } from './figures.rules.js';
import { movedOf } from './moved.rules.js';
import { type Span, spanOf, sundayOf, weekSpan } from './period.rules.js';
import { ResultsRepository } from './results.repository.js';
import { strategiesOf } from './strategies.rules.js';
import { zoneOf } from './user-zone.js';

/** Enough for the newest session of each measure and twenty of its kind before it. */
const LOOKED_BACK = 120;

/** The figures of progress: the page, the CSV, the PDF and the letter of the week all read them here. */
@Injectable()
export class ReadProgress {
  constructor(
    private readonly database: Database,
    private readonly results: ResultsRepository,
  ) {}

  async of(userId: string, { period, end }: Input<typeof progress.analytics>): Promise<Analytics> {
    const { manager } = this.database;
    const timeZone = await zoneOf(manager, userId);
    const now = await databaseClock(manager);
    const span = spanOf(period, end, now, timeZone);
    const [rows, earlier, looks, earlierLooks, lastPracticed, recent, goals] = await Promise.all([
      this.results.between(userId, span.start, span.end),
      this.results.between(userId, span.before.start, span.before.end),
      this.results.looksBetween(userId, span.start, span.end),
      this.results.looksBetween(userId, span.before.start, span.before.end),
      this.results.lastPracticed(userId, span.end),
      this.results.newest(userId, span.end, LOOKED_BACK),
      goalsOf(manager, userId, now, timeZone),
    ]);
    const byWeek = Map.groupBy(rows, ({ recordedAt }) => sundayOf(localTime(recordedAt, timeZone).date));
    return {
      period,
      timeZone,
      from: span.from,
      to: span.to,
      today: span.today,
      ...figuresOf(rows),
      before: earlier.length === 0 ? null : figuresOf(earlier),
      weeklyProgress: begun(span).map((week) => weekOf(week, byWeek.get(week) ?? [])),
      murphyStrategies: strategiesOf({ rows, looks }, { rows: earlier, looks: earlierLooks }, lastPracticed),
      improvementGoals: goals,
      moved: movedOf(recent, span.start),
    };
  }

  /** One week and the averages of the one before it. */
  async week({ userId, timeZone, week }: Input<typeof progress.week>) {
    const { before, start, end } = weekSpan(week, timeZone);
    const [rows, earlier] = await Promise.all([
      this.results.between(userId, start, end),
      this.results.between(userId, before, start),
    ]);
    const { sessions, practiceMinutes } = weekOf(week, rows);
    const [now, then] = [averagesOf(rows), averagesOf(earlier)];
    return {
      sessions,
      practiceMinutes,
      averageScore: now.score,
      previousAverageScore: then.score,
      averageDelivery: now.delivery,
      previousAverageDelivery: then.delivery,
    };
  }
}

/** Newest first; weeks that have not begun are no empty weeks. */
const begun = ({ weeks, today }: Span): string[] => weeks.filter((week) => week <= today).reverse();
