import type { Actor } from '@lectern/contracts/actor';
import { caseScripts } from '@lectern/contracts/case-scripts';
import type { Input } from '@lectern/contracts/define';
import { caseChanged } from '@lectern/contracts/session-facts';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionEntity } from '../session/session.entity.js';
import { ScriptRepository } from './script.repository.js';

@Controller()
export class DeleteScript {
  constructor(
    private readonly database: Database,
    private readonly scripts: ScriptRepository,
  ) {}

  @Handles(caseScripts.delete)
  handle({ scriptId }: Input<typeof caseScripts.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const script = await this.scripts.lockForOwner(tx, scriptId, userId);
      const { caseId } = script;
      await tx.manager.update(SessionEntity, { scriptId, userId }, { scriptId: null });
      await tx.manager.remove(script);
      if (caseId !== null) await tx.publish(caseChanged, { caseId, userId });
      return null;
    });
  }
}
