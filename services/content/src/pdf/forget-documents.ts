import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionCleared, sessionDeleted } from '@lectern/contracts/sessions';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Files } from '@lectern/platform/files/files';
import { Reacts } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { DocumentEntity } from './document.entity.js';

/** The text of a document goes with its session and with its owner. */
@Controller()
export class ForgetDocuments {
  constructor(@InjectFiles() private readonly files: Files) {}

  /** The session's files are deleted by the sessions service, which named them. */
  @Reacts(sessionDeleted)
  async ofSession({ sessionId, userId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    await tx.manager.delete(DocumentEntity, { sessionId, userId });
  }

  @Reacts(sessionCleared)
  async ofClearedSession(
    { sessionId, userId }: Payload<typeof sessionCleared>,
    tx: Transaction,
  ): Promise<void> {
    await tx.manager.delete(DocumentEntity, { sessionId, userId });
  }

  @Reacts(userDeleted)
  async ofUser({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    const documents = await tx.manager.findBy(DocumentEntity, { userId });
    for (const { fileKey } of documents) await this.files.delete(fileKey);
    await tx.manager.delete(DocumentEntity, { userId });
  }
}
