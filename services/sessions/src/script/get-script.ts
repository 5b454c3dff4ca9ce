import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { scripts } from '@lectern/contracts/scripts';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { ScriptEntity } from './script.entity.js';

@Controller()
export class GetScript {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(scripts.get)
  async handle(
    { sessionId, scenario }: Input<typeof scripts.get>,
    { userId }: Actor,
  ): Promise<Output<typeof scripts.get>> {
    const { session } = await this.repository.ofOwner(sessionId, userId);
    const script = await this.database.manager.findOneBy(ScriptEntity, { sessionId, scenario, userId });
    return {
      sessionId,
      sessionTitle: session.title,
      caseData: session.caseData,
      script: script && {
        content: script.content,
        edits: script.edits,
        version: script.version,
        savedAt: script.savedAt.toISOString(),
      },
    };
  }
}
