import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { partsFolderOf } from '@lectern/platform/files/parts-folder';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { CaseEntity } from '../case/case.entity.js';
import { UploadGrantEntity } from '../file/upload-grant.entity.js';
import { ScriptEntity } from '../script/script.entity.js';
import { endSessions } from './end-sessions.js';
import { SessionEntity } from './session.entity.js';

/** An account ended: its sessions go, each announced, so that files, reports and documents go as well; uploads that it never claimed, too. */
@Controller()
export class OnUserDeleted {
  @Reacts(userDeleted)
  async deleteSessions({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    await endSessions(tx, await tx.manager.findBy(SessionEntity, { userId }), 'go');
    await tx.manager.delete(ScriptEntity, { userId });
    await tx.manager.delete(CaseEntity, { userId });
    for (const { storedAs } of await tx.manager.findBy(UploadGrantEntity, { userId }))
      if (storedAs !== null) await tx.discardFile(storedAs);
    await tx.discardFolder(partsFolderOf(userId));
    await tx.manager.delete(UploadGrantEntity, { userId });
  }
}
