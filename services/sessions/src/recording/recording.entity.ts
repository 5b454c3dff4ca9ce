import { Column, Entity } from 'typeorm';
import { StoredAudio } from '../file/stored-audio.js';

@Entity('recording')
export class RecordingEntity extends StoredAudio {
  /** The analysis run that this recording was handed to; null while it is only stored. */
  @Column('uuid', { name: 'analysis_id', nullable: true })
  analysisId!: string | null;

  @Column('real', { nullable: true })
  duration!: number | null;

  /** Where it was paused, in its own seconds. */
  @Column('real', { array: true, default: [] })
  gaps!: number[];
}
