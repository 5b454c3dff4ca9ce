import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Spent codes, second factors, and what a person must know of a sign-in to recognize it. */
export class SignInSecurity1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A code that was used stays until its time is over: whoever knows it may hear that it was.
      alter table code add spent_at timestamptz;

      -- A secret that was never verified lies beside the one that counts.
      create table software_token (
        user_id uuid primary key references user_account on delete cascade,
        sealed_secret bytea,
        sealed_pending bytea,
        enabled boolean not null default false,
        last_step bigint not null default 0,
        check (not enabled or sealed_secret is not null)
      );

      -- A second factor is asked for in a challenge without a key, which survives a few wrong codes.
      alter table challenge add name text not null default 'PASSWORD_VERIFIER', add tries integer not null default 0;
      alter table challenge alter sealed_key drop not null, alter secret_block drop not null;

      alter table token_family add agent text not null default '', add address text not null default '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table token_family drop agent, drop address;
      delete from challenge where sealed_key is null;
      alter table challenge drop name, drop tries;
      alter table challenge alter sealed_key set not null, alter secret_block set not null;
      drop table software_token;
      alter table code drop spent_at;
    `);
  }
}
