import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { sessions, type Session } from '@lectern/contracts/sessions';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';

@Controller()
export class ListSessions {
  constructor(private readonly repository: SessionRepository) {}

  @Handles(sessions.list)
  async handle(asked: Input<typeof sessions.list>, actor: Actor): Promise<Session[]> {
    return (await this.repository.list(actor.userId, asked)).map(toSession);
  }
}
