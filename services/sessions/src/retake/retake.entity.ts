import { Column, Entity } from 'typeorm';
import { StoredAudio } from '../file/stored-audio.js';

/** A passage of a session that was said again; its id is that of the run that measures it. */
@Entity('take')
export class RetakeEntity extends StoredAudio {
  /** The analysis in which the passage was found. */
  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('text', { name: 'event_ids', array: true })
  eventIds!: string[];

  @Column('real', { name: 'passage_start' })
  start!: number;

  @Column('real', { name: 'passage_end' })
  end!: number;
}
