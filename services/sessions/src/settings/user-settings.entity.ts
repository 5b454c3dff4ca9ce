import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('user_settings')
export class UserSettingsEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  /** Only what was chosen, under the names of the contract; those of newer versions stay. */
  @Column('jsonb', { transformer: storableJson })
  chosen!: Record<string, unknown>;

  @Column('timestamptz', { name: 'updated_at', nullable: true })
  updatedAt!: Date | null;
}
