import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Avatar1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table profile add avatar_key text, add avatar_type text,
        add constraint profile_avatar check ((avatar_key is null) = (avatar_type is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table profile drop avatar_key, drop avatar_type`);
  }
}
