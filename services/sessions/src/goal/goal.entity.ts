import { GoalMeasure } from '@lectern/contracts/goals';
import { knownColumn } from '@lectern/platform/database/known-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('goal')
export class GoalEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { transformer: knownColumn(GoalMeasure, 'confidence') })
  measure!: GoalMeasure;

  /** Null until something was measured; the line to the target begins with it. */
  @Column('double precision', { name: 'start_value', nullable: true })
  start!: number | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column('double precision')
  target!: number;

  @Column('date')
  deadline!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  /** It can be restored for an hour; then it goes. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
