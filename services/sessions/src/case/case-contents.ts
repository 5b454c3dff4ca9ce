import type { Actor } from '@lectern/contracts/actor';
import { type CaseContents as Contents, cases } from '@lectern/contracts/cases';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseDocuments } from './case-documents.js';
import { CaseRepository } from './case.repository.js';

type Counts = Record<Exclude<keyof Contents, 'documents'>, string>;

@Controller()
export class CaseContents {
  constructor(
    private readonly database: Database,
    private readonly repository: CaseRepository,
    private readonly documents: CaseDocuments,
  ) {}

  @Handles(cases.contents)
  async handle({ caseId }: Input<typeof cases.contents>, actor: Actor): Promise<Contents> {
    await this.repository.ofOwner(caseId, actor.userId);
    const [counts]: [Counts] = await this.database.manager.query(
      `with mine as (select id from session where case_id = $1 and user_id = $2)
       select (select count(*) from mine) as sessions,
         (select count(*) from script where case_id = $1) as scripts,
         (select count(*) from recording where session_id in (select id from mine)) as recordings,
         (select coalesce(sum(duration), 0) from recording
            where session_id in (select id from mine) and file_key is not null) as "recordedSeconds",
         (select count(*) from take where session_id in (select id from mine)) as retakes,
         (select count(*) from share where session_id in (select id from mine) and expires_at > now()) as shares,
         (select count(*) from scheduled_practice where case_id = $1 and completed_at is null) as planned`,
      [caseId, actor.userId],
    );
    const numbers = Object.entries(counts).map(([what, count]) => [what, Number(count)]);
    const documents = await this.documents.counts([caseId], actor);
    return {
      ...(Object.fromEntries(numbers) as Record<keyof Counts, number>),
      documents: documents?.[caseId] ?? null,
    };
  }
}
