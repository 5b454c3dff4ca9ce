import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { cancelOf } from './cancellable.js';
import { CancellationEntity } from './cancellation.entity.js';

@Controller()
export class CancelRequest {
  constructor(private readonly database: Database) {}

  @Handles(content.cancel)
  async handle({ requestId }: Input<typeof content.cancel>, { userId }: Actor): Promise<null> {
    await this.database.transaction(async (tx) => {
      await tx.manager.save(CancellationEntity, { requestId, userId, createdAt: new Date() });
      await tx.call(cancelOf(requestId));
    });
    return null;
  }
}
