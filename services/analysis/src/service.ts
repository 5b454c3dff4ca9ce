import { analyseRecording, analysis } from '@lectern/contracts/analysis';
import { analyseTake, takeAnalysis } from '@lectern/contracts/takes';
import type { Service } from '@lectern/platform/service';
import { Analysis1763700000000 } from '../migrations/1763700000000-analysis.js';
import { ReportMaterial1763700000001 } from '../migrations/1763700000001-report-material.js';
import { TakeReports1763707000000 } from '../migrations/1763707000000-take-reports.js';
import { TakeMaterial1763708000000 } from '../migrations/1763708000000-take-material.js';
import { Forgotten1763711000000 } from '../migrations/1763711000000-forgotten.js';
import { AnalysisModule } from './analysis.module.js';
import { ReportEntity } from './report/report.entity.js';
import { SubmissionEntity } from './report/submission.entity.js';
import { TakeReportEntity } from './take/take-report.entity.js';

export const analysisService: Service = {
  name: 'analysis',
  module: AnalysisModule,
  entities: [SubmissionEntity, ReportEntity, TakeReportEntity],
  migrations: [
    Analysis1763700000000,
    ReportMaterial1763700000001,
    TakeReports1763707000000,
    TakeMaterial1763708000000,
    Forgotten1763711000000,
  ],
  operations: [...Object.values(analysis), ...Object.values(takeAnalysis)],
  jobs: [analyseRecording, analyseTake],
};
