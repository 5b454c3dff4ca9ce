import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { retakeDeleted, retakes } from '@lectern/contracts/retakes';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { RetakeEntity } from './retake.entity.js';

@Controller()
export class DeleteRetake {
  constructor(private readonly database: Database) {}

  @Handles(retakes.delete)
  handle({ sessionId, takeId: id }: Input<typeof retakes.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const take = await tx.manager.findOne(RetakeEntity, {
        where: { id, sessionId, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (take === null) throw refuse('no-such-retake');
      await tx.manager.delete(RetakeEntity, { id });
      await tx.publish(retakeDeleted, { takeId: id, sessionId, userId, fileKey: take.fileKey });
      return null;
    });
  }
}
