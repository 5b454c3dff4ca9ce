import type { Payload } from '@lectern/contracts/define';
import { retakeEnded } from '@lectern/contracts/retakes';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { RetakeEntity } from '../retake/retake.entity.js';

@Controller()
export class OnRetakeEnded {
  /** A retake of half a minute makes its day a day of practice. */
  @Reacts(retakeEnded)
  async keep(
    { takeId: id, userId, speechSeconds }: Payload<typeof retakeEnded>,
    { manager }: Transaction,
  ): Promise<void> {
    if (speechSeconds !== undefined) await manager.update(RetakeEntity, { id, userId }, { speechSeconds });
  }
}
