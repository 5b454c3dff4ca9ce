import type { SharePart } from '@lectern/contracts/shares';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('share')
export class ShareEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** SHA-256 of the token in the link: whoever reads this table cannot open a share. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('text', { array: true })
  parts!: SharePart[];

  @Column('text', { name: 'shared_by' })
  sharedBy!: string;

  @Column('boolean', { name: 'hides_title' })
  hidesTitle!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
