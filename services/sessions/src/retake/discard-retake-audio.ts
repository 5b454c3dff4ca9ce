import type { Payload } from '@lectern/contracts/define';
import { retakeDeleted } from '@lectern/contracts/retakes';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

/** The audio of a take goes with the take. */
@Controller()
export class DiscardRetakeAudio {
  @Reacts(retakeDeleted)
  async delete({ fileKey }: Payload<typeof retakeDeleted>, tx: Transaction): Promise<void> {
    if (fileKey !== null) await tx.discardFile(fileKey);
  }
}
