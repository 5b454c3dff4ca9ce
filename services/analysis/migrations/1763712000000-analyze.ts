import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs and reactions are spelled like everything else: what is stored under the old names goes on under the new ones. */
export class Analyze1763712000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'job_run', 'job', [
      ['analysis.analyse-recording', 'analysis.analyze-recording'],
      ['analysis.analyse-take', 'analysis.analyze-retake'],
    ]);
    for (const table of ['inbox', 'failed_reaction']) await rename(runner, table, 'reaction', REACTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'job_run', 'job', [
      ['analysis.analyze-recording', 'analysis.analyse-recording'],
      ['analysis.analyze-retake', 'analysis.analyse-take'],
    ]);
    for (const table of ['inbox', 'failed_reaction'])
      await rename(
        runner,
        table,
        'reaction',
        REACTIONS.map(([from, to]) => [to, from]),
      );
  }
}

const REACTIONS: [string, string][] = [
  ['OnRecordingSubmitted.analyse', 'OnRecordingSubmitted.analyze'],
  ['AnalyseTake.queue', 'AnalyzeRetake.queue'],
  ['ForgetReports.ofTake', 'ForgetReports.ofRetake'],
];

async function rename(runner: QueryRunner, table: string, column: string, names: [string, string][]) {
  for (const [from, to] of names)
    await runner.query(`update ${table} set ${column} = $2 where ${column} = $1`, [from, to]);
}
