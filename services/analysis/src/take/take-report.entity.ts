import type { PassageComparison } from '@lectern/contracts/takes';
import type { TakeMaterial } from './compare-take.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A retake that was handed over, and what came out of it. */
@Entity('take_report')
export class TakeReportEntity {
  /** Also the id of its run. */
  @PrimaryColumn('uuid', { name: 'take_id' })
  takeId!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** Null until it is measured. */
  @Column('jsonb', { nullable: true })
  comparison!: PassageComparison | null;

  /** Null until it is measured. */
  @Column('jsonb', { nullable: true })
  material!: TakeMaterial | null;
}
