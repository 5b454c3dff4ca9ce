import type { NotificationType } from '@lectern/contracts/notifications';
import { notificationsChanged } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { refuse } from '@lectern/platform/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { NotificationEntity } from './notification.entity.js';

interface Wanted {
  limit: number;
  before?: string | undefined;
  filter?: 'unread' | NotificationType | undefined;
  archived?: boolean;
}

@Injectable()
export class NotificationRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, without what has expired. */
  async newest(userId: string, { limit, before, filter, archived = false }: Wanted) {
    const query = this.ofUser(userId, archived).orderBy('n.sequence', 'DESC').take(limit);
    if (before !== undefined) query.andWhere('n.sequence < :before', { before });
    if (filter === 'unread') query.andWhere('not n.isRead');
    else if (filter !== undefined) query.andWhere('n.type = :filter', { filter });
    return query.getMany();
  }

  /** What came after a place, oldest first, without what has expired. */
  after(userId: string, since: string, limit: number): Promise<NotificationEntity[]> {
    return this.ofUser(userId, false)
      .andWhere('n.sequence > :since', { since })
      .orderBy('n.sequence', 'ASC')
      .take(limit)
      .getMany();
  }

  countUnread(userId: string): Promise<number> {
    return this.ofUser(userId, false).andWhere('not n.isRead').getCount();
  }

  /** Changes one notification of its owner and tells the owner's other browsers. @throws AppError not_found */
  async change(
    tx: Transaction,
    id: string,
    userId: string,
    change: (notification: NotificationEntity) => Promise<boolean>,
  ): Promise<NotificationEntity> {
    const notification = await tx.manager.findOne(NotificationEntity, {
      where: { id, userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (notification === null) throw refuse('no-such-notification');
    if (await change(notification)) await tx.publish(notificationsChanged, { userId });
    return notification;
  }

  private ofUser(
    userId: string,
    archived: boolean,
    manager: EntityManager = this.database.manager,
  ): SelectQueryBuilder<NotificationEntity> {
    return manager
      .createQueryBuilder(NotificationEntity, 'n')
      .where('n.userId = :userId and n.isArchived = :archived', { userId, archived })
      .andWhere('(n.expiresAt is null or n.expiresAt > clock_timestamp())');
  }
}
