import { storableJson } from '@lectern/platform/database/storable';
import type { Analysis } from '@lectern/contracts/analysis';
import type { Material } from './build-analysis.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('report')
export class ReportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('jsonb', { transformer: storableJson })
  analysis!: Analysis;

  @Column('jsonb', { transformer: storableJson })
  material!: Material;

  /** Which figures the facts about it carried, see `TOLD`. */
  @Column('smallint')
  told!: number;
}
