import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UserPool1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_account (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        sealed_srp bytea,
        name text not null default '',
        firm text not null default '',
        bar_number text not null default '',
        state text not null default '',
        confirmed_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      -- A subject is an account, or a keyed hash of a name that has none: both are treated alike.
      create table code (
        id uuid primary key,
        subject text not null,
        purpose text not null check (purpose in ('sign-up', 'password-reset')),
        mac bytea not null,
        sealed_code bytea,
        tries integer not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        unique (subject, purpose)
      );
      create table letter_permit (
        address_mac bytea not null,
        given_at timestamptz not null default clock_timestamp()
      );
      create index letter_permit_of_address on letter_permit (address_mac, given_at);

      create table sign_in_failure (
        subject text primary key,
        failures integer not null,
        locked_until timestamptz,
        last_at timestamptz not null
      );
      create table challenge (
        id text primary key,
        user_id uuid,
        subject text not null,
        srp_user_id text not null,
        sealed_key bytea not null,
        secret_block bytea not null,
        expires_at timestamptz not null
      );
      create index challenge_expires_at on challenge (expires_at);

      -- Outlives its account: the gateway must know of the revocation until the last access token has expired.
      create table token_family (
        origin_jti uuid primary key,
        user_id uuid not null,
        client_id text not null,
        nonce bytea not null,
        generation integer not null default 0,
        rotated_at timestamptz,
        signed_in_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index token_family_of_user on token_family (user_id);
      create index token_family_revoked_at on token_family (revoked_at) where revoked_at is not null;

      create table signing_key (
        kid text primary key,
        public_jwk jsonb not null,
        sealed_private_key bytea not null,
        active_from timestamptz not null
      );

      create table given_answer (
        call_mac bytea primary key,
        answer jsonb not null,
        given_at timestamptz not null default now()
      );
      create index given_answer_given_at on given_answer (given_at);

      create table profile (
        user_id text primary key,
        email text not null,
        name text not null,
        firm text not null,
        bar_number text not null,
        state text not null,
        education jsonb not null default '[]',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table profile; drop table given_answer; drop table signing_key; drop table token_family; drop table challenge;
      drop table sign_in_failure; drop table letter_permit; drop table code; drop table user_account;
    `);
  }
}
