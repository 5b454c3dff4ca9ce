import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A strategy that a user has marked complete. */
@Entity('strategy_completion')
export class StrategyCompletionEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text', { name: 'strategy_id' })
  strategyId!: string;

  @Column('timestamptz', { name: 'completed_at' })
  completedAt!: Date;
}
