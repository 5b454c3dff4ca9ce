import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Share, shares } from '@lectern/contracts/shares';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { SessionRepository } from '../session/session.repository.js';
import { ShareEntity } from './share.entity.js';
import { toShare } from './share.rules.js';

@Controller()
export class ListShares {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(shares.list)
  async handle({ sessionId }: Input<typeof shares.list>, { userId }: Actor): Promise<Share[]> {
    await this.repository.ofOwner(sessionId, userId);
    const open = await this.database.manager.find(ShareEntity, {
      where: { sessionId, userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
    return open.map(toShare);
  }
}
