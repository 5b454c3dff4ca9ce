import { analyseRecording, analysis } from '@lectern/contracts/analysis';
import type { Service } from '@lectern/platform/service';
import { Analysis1763700000000 } from '../migrations/1763700000000-analysis.js';
import { ReportMaterial1763700000001 } from '../migrations/1763700000001-report-material.js';
import { AnalysisModule } from './analysis.module.js';
import { ReportEntity } from './report/report.entity.js';
import { SubmissionEntity } from './report/submission.entity.js';

export const analysisService: Service = {
  name: 'analysis',
  module: AnalysisModule,
  entities: [SubmissionEntity, ReportEntity],
  migrations: [Analysis1763700000000, ReportMaterial1763700000001],
  operations: Object.values(analysis),
  jobs: [analyseRecording],
};
