import type { Actor } from '@lectern/contracts/actor';
import type { DocumentCounts } from '@lectern/contracts/cases';
import { documents } from '@lectern/contracts/documents';
import type { Logger } from '@lectern/platform/logging/logger';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectLogger } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';

/** What the content service says of the documents of cases. */
@Injectable()
export class CaseDocuments {
  constructor(
    private readonly bus: Bus,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** By case. Null while it cannot be asked: the cases themselves are shown all the same. */
  async counts(caseIds: string[], actor: Actor): Promise<Record<string, DocumentCounts> | null> {
    if (caseIds.length === 0) return {};
    try {
      return await this.bus.ask(documents.count, { caseIds }, actor);
    } catch (error) {
      this.logger.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'documents were not counted',
      );
      return null;
    }
  }
}
