import { FileColumn } from '@lectern/platform/files/file-column';
import type { Education } from '@lectern/contracts/profile';
import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AvatarType } from './avatar-type.rules.js';

/** Kept apart from the account: with a pool elsewhere there is a profile, but no account here. */
@Entity('profile')
export class ProfileEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  firm!: string;

  @Column('text', { name: 'bar_number' })
  barNumber!: string;

  @Column('text')
  state!: string;

  @Column('jsonb', { transformer: storableJson })
  education!: Education[];

  @FileColumn({ name: 'avatar_key', nullable: true })
  avatarKey!: string | null;

  @Column('text', { name: 'avatar_type', nullable: true })
  avatarType!: AvatarType | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
