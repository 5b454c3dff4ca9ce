import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sessions of before cases are gathered into them: those of one client against one opposing party, or with one PDF, make a case;
 * any other with a PDF, a party or facts is a case of its own, and what knows nothing stays without. Two names are never taken for
 * one client. Nothing of a session changes but where it belongs, and any of them can be moved.
 */
export class SessionsIntoCases1763720100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create temporary table old_session on commit drop as
        select id, user_id, title, pdf_key, created_at, case_data,
          lower(regexp_replace(trim(coalesce(case_data->>'clientName', '')), '\\s+', ' ', 'g')) as client,
          lower(regexp_replace(trim(coalesce(case_data->>'opposingParty', '')), '\\s+', ' ', 'g')) as opponent
        from session where case_id is null and (pdf_key is not null
          or trim(concat(case_data->>'clientName', case_data->>'opposingParty', case_data->>'keyFacts')) <> '');

      alter table old_session add column case_key text;
      update old_session set case_key = case
        when client <> '' and opponent <> '' then 'parties ' || jsonb_build_array(client, opponent)::text
        when pdf_key is not null then 'document ' || jsonb_build_array(pdf_key, client, opponent)::text
        else 'session ' || id::text end;

      create temporary table new_case on commit drop as
        select distinct on (user_id, case_key) gen_random_uuid() as id, user_id, case_key, title,
          nullif(left(trim(case_data->>'clientName'), 300), '') as client_name,
          nullif(left(trim(case_data->>'opposingParty'), 300), '') as opposing_party,
          pdf_key is not null as from_document,
          min(created_at) over (partition by user_id, case_key) as first_at,
          max(created_at) over (partition by user_id, case_key) as last_at
        from old_session
        order by user_id, case_key, (pdf_key is not null) desc, created_at;

      insert into law_case (id, user_id, name, client_name, opposing_party, created_at, updated_at)
        select id, user_id,
          left(case
            when from_document and trim(title) <> '' then title
            when client_name is not null and opposing_party is not null then client_name || ' / ' || opposing_party
            else coalesce(client_name, opposing_party, title) end, 200),
          client_name, opposing_party, first_at, last_at
        from new_case;

      update session set case_id = new_case.id
        from old_session join new_case using (user_id, case_key)
        where session.id = old_session.id;
      update script set case_id = session.case_id from session where session.id = script.session_id;

      insert into outbox (id, name, payload, trace_id)
        select gen_random_uuid(), 'sessions.session-moved',
          jsonb_build_object('sessionId', id, 'userId', user_id, 'fromCaseId', null, 'caseId', case_id),
          replace(gen_random_uuid()::text, '-', '')
        from session where case_id is not null and pdf_key is not null;
    `);
  }

  /** Sessions stand alone again; cases that hold nothing else are gone. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update script set case_id = null where session_id is not null;
      update session set case_id = null;
      delete from law_case where not exists (select from script where script.case_id = law_case.id);
    `);
  }
}
