import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { shares } from '@lectern/contracts/shares';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { hashLinkToken, newLinkToken } from '../link/link-token.js';
import { SessionRepository } from '../session/session.repository.js';
import { ShareEntity } from './share.entity.js';
import { toShare } from './share.rules.js';

const DAY_MS = 86_400_000;
const MOST_SHARES = 50;

@Controller()
export class CreateShare {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(shares.create)
  handle(input: Input<typeof shares.create>, { userId }: Actor): Promise<Output<typeof shares.create>> {
    const { sessionId, parts, expiresInDays, sharedBy, hidesTitle } = input;
    const token = newLinkToken();
    return this.database.transaction(async (tx) => {
      await this.repository.lockForOwner(tx, sessionId, userId);
      const createdAt = new Date();
      const isOpen = { sessionId, expiresAt: MoreThan(createdAt) };
      if ((await tx.manager.countBy(ShareEntity, isOpen)) >= MOST_SHARES)
        throw refuse('links-full', { most: MOST_SHARES });
      const share = await tx.manager.save(
        tx.manager.create(ShareEntity, {
          id: randomUUID(),
          sessionId,
          userId,
          tokenHash: hashLinkToken(token),
          parts: [...new Set(parts)],
          sharedBy,
          hidesTitle,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
        }),
      );
      return { ...toShare(share), path: `/shared/${token}` };
    });
  }
}
