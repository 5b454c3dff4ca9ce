import type { Input } from '@lectern/contracts/define';
import type { Analytics, progress, ProgressWeek } from '@lectern/contracts/progress';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import { goalsOf } from '../goal/goal-view.js';
import { averagesOf, type Counted, figuresOf, weekOf } from './figures.rules.js';
import { movedOf } from './moved.rules.js';
import { type Span, spanOf, weekSpan } from './period.rules.js';
import { ResultsRepository } from './results.repository.js';
import { strategiesOf } from './strategies.rules.js';
import { clockOf } from './user-zone.js';

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
    const { now, timeZone } = await clockOf(manager, userId);
    const span = spanOf(period, end, now, timeZone);
    const { start, before } = span;
    const [all, allLooks, lastPracticed, recent, goals] = await Promise.all([
      this.results.between(userId, before.start, span.end),
      this.results.looksBetween(userId, before.start, span.end),
      this.results.lastPracticed(userId, span.end),
      this.results.newest(userId, span.end, LOOKED_BACK),
      goalsOf(manager, userId, now, timeZone),
    ]);
    const rows = all.filter(({ recordedAt }) => recordedAt >= start);
    const earlier = all.filter(({ recordedAt }) => recordedAt < before.end);
    const looks = allLooks.filter(({ assessedAt }) => assessedAt >= start);
    const earlierLooks = allLooks.filter(({ assessedAt }) => assessedAt < before.end);
    return {
      period,
      timeZone,
      from: span.from,
      to: span.to,
      today: span.today,
      ...figuresOf(rows),
      before: earlier.length === 0 ? null : figuresOf(earlier),
      weeklyProgress: weeksOf(span, rows),
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
const weeksOf = ({ weeks, today, end }: Span, rows: Counted[]): ProgressWeek[] =>
  weeks
    .map(({ sunday, start }, index) => {
      const next = weeks[index + 1]?.start ?? end;
      return weekOf(
        sunday,
        rows.filter(({ recordedAt }) => recordedAt >= start && recordedAt < next),
      );
    })
    .filter(({ week }) => week <= today)
    .reverse();
