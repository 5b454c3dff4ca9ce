import type { Payload } from '@lectern/contracts/define';
import { takeDeleted, takeEnded } from '@lectern/contracts/takes';
import type { Transaction } from '@lectern/platform/database/transaction';
import type { Files } from '@lectern/platform/files/files';
import { Reacts } from '@lectern/platform/messaging/handles';
import { InjectFiles } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { TakeEntity } from './take.entity.js';

/** The audio of a take goes with the take, or as soon as it is measured. Deleting twice is no error. */
@Controller()
export class DiscardTakeAudio {
  constructor(@InjectFiles() private readonly files: Files) {}

  @Reacts(takeDeleted)
  async ofDeleted({ fileKey }: Payload<typeof takeDeleted>): Promise<void> {
    if (fileKey !== null) await this.files.delete(fileKey);
  }

  @Reacts(takeEnded)
  async ofMeasured({ takeId: id, discardAudio }: Payload<typeof takeEnded>, tx: Transaction): Promise<void> {
    if (!discardAudio) return;
    const take = await tx.manager.findOneBy(TakeEntity, { id });
    if (!take?.fileKey) return;
    await this.files.delete(take.fileKey);
    await tx.manager.update(TakeEntity, { id }, { fileKey: null });
  }
}
