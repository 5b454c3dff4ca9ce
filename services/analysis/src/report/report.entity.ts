import type { Analysis } from '@lectern/contracts/analysis';
import type { Material } from './build-analysis.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('report')
export class ReportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('jsonb')
  analysis!: Analysis;

  @Column('jsonb')
  material!: Material;
}
