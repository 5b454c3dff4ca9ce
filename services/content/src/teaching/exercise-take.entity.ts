import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of which exercise a session is a take. */
@Entity('exercise_take')
export class ExerciseTakeEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'strategy_id' })
  strategyId!: string;

  @Column('text', { name: 'exercise_id' })
  exerciseId!: string;

  @Column('timestamptz', { name: 'begun_at' })
  begunAt!: Date;
}
