import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { type Share, shares } from '@lectern/contracts/shares';
import { Database } from '@lectern/platform/database/database';
import { AppError } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { SessionRepository } from '../session/session.repository.js';
import { ShareEntity } from './share.entity.js';
import { toShare } from './share.rules.js';

@Controller()
export class ManageShares {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(shares.list)
  async list({ sessionId }: Input<typeof shares.list>, { userId }: Actor): Promise<Share[]> {
    await this.repository.ofOwner(sessionId, userId);
    const open = await this.database.manager.find(ShareEntity, {
      where: { sessionId, userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
    return open.map(toShare);
  }

  @Handles(shares.revoke)
  revoke({ sessionId, shareId: id }: Input<typeof shares.revoke>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.delete(ShareEntity, { id, sessionId, userId });
      if (affected === 0) throw new AppError('not_found', 'There is no such link.');
      return null;
    });
  }
}
