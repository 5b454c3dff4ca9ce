import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { scripts } from '@lectern/contracts/scripts';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { ScriptEntity } from './script.entity.js';

@Controller()
export class SaveScript {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(scripts.save)
  handle(
    { sessionId, scenario, version, edits }: Input<typeof scripts.save>,
    { userId }: Actor,
  ): Promise<Output<typeof scripts.save>> {
    return this.database.transaction(async (tx) => {
      // The session's lock, as for a new draft: the two never meet halfway.
      await this.repository.lockForOwner(tx, sessionId, userId);
      const script = await tx.manager.findOneBy(ScriptEntity, { sessionId, scenario, userId });
      if (script === null)
        throw new AppError('conflict', 'This script was cleared in another window or on another device.');
      // Sent again because the answer was lost on the way: it is saved already.
      const repeated = script.version === version + 1 && isDeepStrictEqual(script.edits, edits);
      if (!repeated) {
        if (script.version !== version)
          throw new AppError('conflict', 'This script was changed in another window or on another device.');
        script.edits = edits;
        script.version += 1;
        script.savedAt = new Date();
        await tx.manager.save(script);
      }
      return { version: script.version, savedAt: script.savedAt.toISOString() };
    });
  }
}
