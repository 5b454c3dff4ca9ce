import type { Actor } from '@lectern/contracts/actor';
import type { DocumentCounts } from '@lectern/contracts/cases';
import type { Input, Output } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

const NONE: DocumentCounts = { total: 0, pages: 0, reading: 0, unreadable: 0 };
type Row = Record<keyof DocumentCounts, string> & { caseId: string };

@Controller()
export class CountDocuments {
  constructor(private readonly database: Database) {}

  @Handles(documents.count)
  async handle(
    { caseIds }: Input<typeof documents.count>,
    actor: Actor | null,
  ): Promise<Output<typeof documents.count>> {
    if (actor === null) throw refuse('sign-in-needed');
    const rows: Row[] = await this.database.manager.query(
      `select case_id as "caseId", count(*) as total,
         coalesce(sum((reading->>'pageCount')::int), 0) as pages,
         count(*) filter (where status in ('waiting', 'reading')) as reading,
         count(*) filter (where status = 'failed') as unreadable
       from document where user_id = $1 and case_id = any ($2) group by case_id`,
      [actor.userId, caseIds],
    );
    const counts = new Map(rows.map(({ caseId, ...row }) => [caseId, row]));
    return Object.fromEntries(caseIds.map((id) => [id, numbers(counts.get(id))]));
  }
}

const numbers = (row: Omit<Row, 'caseId'> | undefined): DocumentCounts =>
  row === undefined
    ? NONE
    : {
        total: Number(row.total),
        pages: Number(row.pages),
        reading: Number(row.reading),
        unreadable: Number(row.unreadable),
      };
