import type { Actor } from '@lectern/contracts/actor';
import { cases } from '@lectern/contracts/cases';
import type { Input, Output } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { Bus } from '@lectern/platform/messaging/bus';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { toDocument } from './document-view.js';

@Controller()
export class ListDocuments {
  constructor(
    private readonly bus: Bus,
    private readonly repository: DocumentRepository,
  ) {}

  @Handles(documents.list)
  async handle(
    { caseId }: Input<typeof documents.list>,
    actor: Actor,
  ): Promise<Output<typeof documents.list>> {
    const found = await this.repository.ofCase(caseId, actor.userId);
    // An empty case is not a case of somebody else.
    if (found.length === 0) await this.bus.ask(cases.find, { caseId }, actor);
    return { documents: found.map(toDocument) };
  }
}
