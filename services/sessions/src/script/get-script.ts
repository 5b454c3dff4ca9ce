import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { scripts } from '@lectern/contracts/scripts';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { ScriptRepository } from './script.repository.js';

@Controller()
export class GetScript {
  constructor(
    private readonly repository: SessionRepository,
    private readonly scripts: ScriptRepository,
  ) {}

  @Handles(scripts.get)
  async handle(
    { sessionId, scenario }: Input<typeof scripts.get>,
    { userId }: Actor,
  ): Promise<Output<typeof scripts.get>> {
    const { session } = await this.repository.ofOwner(sessionId, userId);
    const script = await this.scripts.ofSession(session, scenario);
    return {
      sessionId,
      sessionTitle: session.title,
      caseData: session.caseData,
      script: script?.content
        ? {
            id: script.id,
            content: script.content,
            edits: script.edits,
            version: script.version,
            savedAt: script.savedAt.toISOString(),
            targetMinutes: script.targetMinutes,
          }
        : null,
    };
  }
}
