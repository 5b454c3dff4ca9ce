import { storableJson } from '@lectern/platform/database/storable';
import type { ModelCorrections } from '@lectern/contracts/case-model';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an attorney corrected and filled in, per case, or per session that belongs to none. The model itself is read anew. */
@Entity('case_model')
export class CaseModelEntity {
  @PrimaryColumn('uuid', { name: 'scope_id' })
  scopeId!: string;

  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @Column('jsonb', { transformer: storableJson })
  corrections!: ModelCorrections;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
