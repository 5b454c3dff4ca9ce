import { randomUUID } from 'node:crypto';
import type { Connection } from '@lectern/platform/database/connection';
import type { Dice } from './dice.rules.js';
import type { PastSession } from './history.rules.js';
import type { ModelTake } from './model-takes.js';

/** Models that are about as good: one of so many is taken. */
const NEAR = 7;

/** Gives a member sessions of the past, each with the analysis of a model that was about as good. */
export async function copyTakes(
  database: Connection,
  userId: string,
  models: ModelTake[],
  options: { history: PastSession[]; dice: Dice; caseId?: string },
): Promise<void> {
  const { history, dice, caseId = null } = options;
  const copies = history.map(({ at, skill }, index) => {
    const near = [...models].sort((a, b) => Math.abs(a.skill - skill) - Math.abs(b.skill - skill));
    return {
      at: at.toISOString(),
      model: dice.oneOf(near.slice(0, NEAR)).analysisId,
      session: randomUUID(),
      recording: randomUUID(),
      analysis: randomUUID(),
      report: randomUUID(),
      caseId: index >= history.length - 12 ? caseId : null,
    };
  });
  const rows = `json_to_recordset($1) as copy (at timestamptz, model uuid, session uuid, recording uuid, analysis uuid,
    report uuid, "caseId" uuid)`;
  const given = JSON.stringify(copies);
  await database.query('begin');
  await database.query(
    `insert into sessions.session (id, user_id, case_id, title, scenario_id, scenario_type, status, case_data, duration,
       overall_score, confidence_score, score_basis, score_range, created_at)
     select copy.session, $2, copy."caseId", initcap(replace(coalesce(s.scenario_type, 'practice'), '-', ' ')), s.scenario_id,
       s.scenario_type, 'completed', '{}', s.duration, s.overall_score, s.confidence_score, s.score_basis, s.score_range, copy.at
     from ${rows} join sessions.recording r on r.analysis_id = copy.model join sessions.session s on s.id = r.session_id`,
    [given, userId],
  );
  await database.query(
    `insert into sessions.recording (id, session_id, user_id, analysis_id, file_key, content_type, file_name, size, sha256,
       duration, created_at)
     select copy.recording, copy.session, $2, copy.analysis, null, '', '', 0, '', r.duration, copy.at
     from ${rows} join sessions.recording r on r.analysis_id = copy.model`,
    [given, userId],
  );
  await database.query(
    `insert into analysis.submission (analysis_id, session_id, user_id, created_at)
     select analysis, session, $2, at from ${rows}`,
    [given, userId],
  );
  // Told of as 0: at its next start the service tells everybody who keeps count.
  await database.query(
    `insert into analysis.report (id, analysis_id, analysis, material, created_at, told)
     select copy.report, copy.analysis, r.analysis, r.material, copy.at, 0
     from ${rows} join analysis.report r on r.analysis_id = copy.model`,
    [given],
  );
  await database.query('commit');
}
