import { ScriptOrigin, type ScriptSummary } from '@lectern/contracts/case-scripts';
import { SCENARIOS, ScenarioType } from '@lectern/contracts/scenarios';
import type { ScoreBasis, ScoreRange } from '@lectern/contracts/scores';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { scenarioName } from '@lectern/contracts/english/scenarios';
import { isRehearsed } from './script.rules.js';

interface Row extends Pick<ScriptSummary, 'id' | 'caseId' | 'scenario' | 'origin' | 'version' | 'words'> {
  title: string | null;
  targetMinutes: number | null;
  savedAt: Date;
  takes: string;
  lastNumber: number | null;
  longest: number | null;
  lastSessionId: string | null;
  lastTakeNumber: number | null;
  lastAt: Date | null;
  lastDuration: number | null;
  lastScore: number | null;
  lastBasis: ScoreBasis | null;
  lastRange: ScoreRange | null;
}

const SELECT = `
  select script.id, script.case_id as "caseId", script.scenario, script.title, script.origin,
    script.target_minutes as "targetMinutes", script.words, script.version, script.saved_at as "savedAt",
    takes.number as takes, takes.last_number as "lastNumber", takes.longest,
    last.id as "lastSessionId", last.take_number as "lastTakeNumber", last.created_at as "lastAt",
    last.duration as "lastDuration", last.overall_score as "lastScore", last.score_basis as "lastBasis",
    last.score_range as "lastRange"
  from script
  cross join lateral (
    select count(*) as number, max(take_number) as last_number, max(duration) as longest
    from session where session.script_id = script.id and take_number is not null
  ) takes
  left join lateral (
    select id, take_number, created_at, duration, overall_score, score_basis, score_range
    from session where session.script_id = script.id and take_number is not null
    order by take_number desc limit 1
  ) last on true`;

/** Scripts as rows: what can be rehearsed, and how often it was. */
@Injectable()
export class ScriptSummaries {
  constructor(private readonly database: Database) {}

  /** Of these cases, in the order in which a trial hears them. */
  async ofCases(caseIds: string[], userId: string): Promise<ScriptSummary[]> {
    const rows: Row[] = await this.database.manager.query(
      `${SELECT} where script.user_id = $1 and script.case_id = any ($2)`,
      [userId, caseIds],
    );
    return rows.map(toSummary).sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title));
  }

  async of(
    scriptId: string,
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<ScriptSummary> {
    const [row]: [Row] = await manager.query(`${SELECT} where script.user_id = $1 and script.id = $2`, [
      userId,
      scriptId,
    ]);
    return toSummary(row);
  }
}

const ORDER: string[] = ['jury-selection', ...SCENARIOS.filter((scenario) => scenario !== 'jury-selection')];
const place = ({ scenario }: ScriptSummary): number => ORDER.indexOf(scenario);

function toSummary(row: Row): ScriptSummary {
  const { id, caseId, words, version, targetMinutes } = row;
  const scenario = ScenarioType.catch('quick-practice').parse(row.scenario);
  return {
    id,
    caseId,
    scenario,
    title: row.title ?? scenarioName(scenario),
    origin: ScriptOrigin.catch('own').parse(row.origin),
    targetMinutes,
    words,
    version,
    savedAt: row.savedAt.toISOString(),
    takes: Number(row.takes),
    nextTake: (row.lastNumber ?? 0) + 1,
    rehearsed: isRehearsed({ scenario, words, targetMinutes, longestTake: row.longest }),
    lastTake:
      row.lastSessionId === null || row.lastAt === null
        ? null
        : {
            sessionId: row.lastSessionId,
            takeNumber: row.lastTakeNumber,
            at: row.lastAt.toISOString(),
            duration: row.lastDuration,
            overallScore: row.lastScore,
            scoreBasis: row.lastBasis,
            scoreRange: row.lastRange,
          },
  };
}
