import type { Actor } from '@lectern/contracts/actor';
import { scriptChecks } from '@lectern/contracts/case-scripts';
import type { Input, Output } from '@lectern/contracts/define';
import { refuse } from '@lectern/platform/errors/app-error';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { DocumentRepository, toCaseDocument } from '../document/document.repository.js';
import type { FilePage } from './check.task.js';

/** Worked through beside this process: a text that someone typed must not stop the others. */
const checking = isolated<typeof import('./check.task.js')>(new URL('./check.task.js', import.meta.url));

@Controller()
export class CheckText {
  constructor(private readonly documents: DocumentRepository) {}

  @Handles(scriptChecks.checkText)
  async handle(
    { caseId, sessionId, ...check }: Input<typeof scriptChecks.checkText>,
    actor: Actor | null,
  ): Promise<Output<typeof scriptChecks.checkText>> {
    if (actor === null) throw refuse('sign-in-needed');
    const { userId } = actor;
    const pages = caseId
      ? await this.pagesOfCase(caseId, userId)
      : (sessionId ? await this.documents.pagesOfSession(sessionId, userId) : []).map(
          ({ number: page, text }) => ({ page, text }),
        );
    return { sentences: await checking.sentencesOf({ ...check, pages }, { userId }) };
  }

  private async pagesOfCase(caseId: string, userId: string): Promise<FilePage[]> {
    const found = await this.documents.ofCase(caseId, userId);
    return found
      .map(toCaseDocument)
      .flatMap(({ id: documentId, name: document, pages }) =>
        pages.map(({ number: page, text }) => ({ document, documentId, page, text })),
      );
  }
}
