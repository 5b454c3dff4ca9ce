import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cases, and what belongs to one: sessions and scripts. A script has an id of its own, because several takes stand on it. */
export class Cases1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table law_case (
        id uuid primary key,
        user_id text not null,
        name text not null,
        client_name text,
        opposing_party text,
        side text,
        court text,
        docket_number text,
        hearing_date date,
        hearing_time text,
        hearing_kind text,
        hearing_place text,
        archived boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index law_case_of_user on law_case (user_id, archived, hearing_date);

      alter table script
        drop constraint script_pkey,
        add column id uuid primary key default gen_random_uuid(),
        add column case_id uuid references law_case (id),
        add column title text,
        add column origin text not null default 'drafted' check (origin in ('planned', 'drafted', 'own')),
        add column target_minutes real,
        add column text text,
        add column words integer not null default 0,
        add column sentences jsonb,
        alter column session_id drop not null,
        alter column run_id drop not null,
        alter column content drop not null,
        add constraint script_of_session unique (session_id, scenario),
        drop constraint script_session_id_fkey,
        add constraint script_session_id_fkey foreign key (session_id) references session (id) on delete set null;
      create index script_of_case on script (case_id);
      update script set words = coalesce(array_length(regexp_split_to_array(trim(both from spoken.text), '\\s+'), 1), 0)
        from (
          select id, nullif(trim(both from case
              when scenario in ('cross-examination', 'witness-examination') then
                (select string_agg(item, ' ') from jsonb_array_elements_text(
                  case jsonb_typeof(content->'cross_examination_questions') when 'array'
                    then content->'cross_examination_questions' else '[]' end) item)
              when scenario = 'closing-argument' then content->>'closing_argument'
              when scenario = 'motion-argument' then content->>'motion_argument'
              else content->>'opening_statement' end), '') as text
          from script
        ) spoken where spoken.id = script.id;

      alter table session
        add column case_id uuid references law_case (id),
        add column script_id uuid references script (id) on delete set null,
        add column take_number integer;
      create index session_of_case on session (case_id, created_at desc);
      create index session_of_script on session (script_id);

      update session set script_id = script.id from script
        where script.session_id = session.id
          and script.scenario = coalesce(session.scenario_type, 'opening-statement');
      update session set take_number = 1
        where script_id is not null and exists (select from recording where recording.session_id = session.id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session drop column take_number, drop column script_id, drop column case_id;
      delete from script where session_id is null or content is null or run_id is null;
      alter table script
        drop constraint script_session_id_fkey,
        drop constraint script_of_session,
        drop column id, drop column case_id, drop column title, drop column origin, drop column target_minutes,
        drop column text, drop column words, drop column sentences,
        alter column session_id set not null,
        alter column run_id set not null,
        alter column content set not null,
        add primary key (session_id, scenario),
        add constraint script_session_id_fkey foreign key (session_id) references session (id) on delete cascade;
      drop table law_case;
    `);
  }
}
