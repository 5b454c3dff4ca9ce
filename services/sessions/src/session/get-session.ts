import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sessions, type SessionDetail } from '@lectern/contracts/sessions';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionDetails } from './session-details.js';

@Controller()
export class GetSession {
  constructor(private readonly details: SessionDetails) {}

  @Handles(sessions.get)
  handle({ sessionId }: Input<typeof sessions.get>, actor: Actor): Promise<SessionDetail> {
    return this.details.ofOwner(sessionId, actor);
  }
}
