import { sharedReport } from '@lectern/contracts/shared-report';
import { analyzeRecording, analysis } from '@lectern/contracts/analysis';
import { exportRecords } from '@lectern/contracts/export-records';
import { localWords } from '@lectern/contracts/local-words';
import { analyzeRetake, retakeAnalysis } from '@lectern/contracts/retakes';
import type { Service } from '@lectern/platform/service';
import { Analysis1763700000000 } from '../migrations/1763700000000-analysis.js';
import { ReportMaterial1763700000001 } from '../migrations/1763700000001-report-material.js';
import { TakeReports1763707000000 } from '../migrations/1763707000000-take-reports.js';
import { TakeMaterial1763708000000 } from '../migrations/1763708000000-take-material.js';
import { Forgotten1763711000000 } from '../migrations/1763711000000-forgotten.js';
import { Analyze1763712000000 } from '../migrations/1763712000000-analyze.js';
import { FileColumns1763795000000 } from '../migrations/1763795000000-file-columns.js';
import { Told1763830000000 } from '../migrations/1763830000000-told.js';
import { AnalysisModule } from './analysis.module.js';
import { ReportEntity } from './report/report.entity.js';
import { SubmissionEntity } from './report/submission.entity.js';
import { RetakeReportEntity } from './retake/retake-report.entity.js';
import { allowances } from './allowances.js';

export const analysisService: Service = {
  name: 'analysis',
  module: AnalysisModule,
  entities: [SubmissionEntity, ReportEntity, RetakeReportEntity],
  migrations: [
    Analysis1763700000000,
    ReportMaterial1763700000001,
    TakeReports1763707000000,
    TakeMaterial1763708000000,
    Forgotten1763711000000,
    Analyze1763712000000,
    FileColumns1763795000000,
    Told1763830000000,
  ],
  operations: [
    ...Object.values(analysis),
    ...Object.values(localWords),
    ...Object.values(retakeAnalysis),
    sharedReport.get,
    exportRecords.analysis,
  ],
  allowances,
  needs: ['files'],
  jobs: [analyzeRecording, analyzeRetake],
};
