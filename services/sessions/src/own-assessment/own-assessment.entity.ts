import type { OwnAssessment } from '@lectern/contracts/own-assessment';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How an attorney looked, by their own account. */
@Entity('own_assessment')
export class OwnAssessmentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** One for each session at most; null for one that belongs to none. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column('jsonb')
  items!: OwnAssessment['items'];

  @Column('integer')
  value!: number;

  @Column('timestamptz', { name: 'assessed_at' })
  assessedAt!: Date;
}

/** A stored assessment as the API shows it. */
export const toOwnAssessment = ({
  id,
  sessionId,
  items,
  value,
  assessedAt,
}: OwnAssessmentEntity): OwnAssessment => ({
  id,
  sessionId,
  items,
  value,
  assessedAt: assessedAt.toISOString(),
});
