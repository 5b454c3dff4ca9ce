import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { shares } from '@lectern/contracts/shares';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ShareEntity } from './share.entity.js';

@Controller()
export class RevokeShare {
  constructor(private readonly database: Database) {}

  @Handles(shares.revoke)
  handle({ sessionId, shareId: id }: Input<typeof shares.revoke>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.delete(ShareEntity, { id, sessionId, userId });
      if (affected === 0) throw refuse('no-such-link');
      return null;
    });
  }
}
