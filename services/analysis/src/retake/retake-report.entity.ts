import { storableJson } from '@lectern/platform/database/storable';
import type { PassageComparison } from '@lectern/contracts/retakes';
import type { TakeMaterial } from './compare-retake.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A retake that was handed over, and what came out of it. */
@Entity('take_report')
export class RetakeReportEntity {
  /** Also the id of its run. */
  @PrimaryColumn('uuid', { name: 'take_id' })
  takeId!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** Null until it is measured. */
  @Column('jsonb', { nullable: true, transformer: storableJson })
  comparison!: PassageComparison | null;

  /** Null until it is measured. */
  @Column('jsonb', { nullable: true, transformer: storableJson })
  material!: TakeMaterial | null;
}
