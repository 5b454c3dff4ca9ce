import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What achievements look for in a history is found without reading all of it. */
export class ResultsByWhatTheyHave1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index result_with_words on result (user_id, recorded_at)
        where words is not null and fillers is not null and duration_seconds > 0;
      create index good_result on result (user_id, scenario, recorded_at) where overall >= 8;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index good_result, result_with_words`);
  }
}
