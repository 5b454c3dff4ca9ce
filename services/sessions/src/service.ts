import { calendar } from '@lectern/contracts/calendar';
import { caseScripts } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import { dataExport } from '@lectern/contracts/data-export';
import { goals } from '@lectern/contracts/goals';
import { ownAssessments } from '@lectern/contracts/own-assessment';
import { progress } from '@lectern/contracts/progress';
import { schedule } from '@lectern/contracts/schedule';
import { scripts } from '@lectern/contracts/scripts';
import { sessionList } from '@lectern/contracts/session-list';
import { sessions } from '@lectern/contracts/sessions';
import { settings } from '@lectern/contracts/settings';
import { shares } from '@lectern/contracts/shares';
import { storedFiles } from '@lectern/contracts/stored-files';
import { retakes } from '@lectern/contracts/retakes';
import type { Service } from '@lectern/platform/service';
import { Sessions1763700000000 } from '../migrations/1763700000000-sessions.js';
import { Shares1763700000002 } from '../migrations/1763700000002-shares.js';
import { Scripts1763706000000 } from '../migrations/1763706000000-scripts.js';
import { Schedule1763700000001 } from '../migrations/1763700000001-schedule.js';
import { Takes1763707000000 } from '../migrations/1763707000000-takes.js';
import { CalendarFeed1763709000000 } from '../migrations/1763709000000-calendar-feed.js';
import { UploadsOnce1763711000000 } from '../migrations/1763711000000-uploads-once.js';
import { ScoreBasis1763723000000 } from '../migrations/1763723000000-score-basis.js';
import { Cases1763720000000 } from '../migrations/1763720000000-cases.js';
import { SessionsIntoCases1763720100000 } from '../migrations/1763720100000-sessions-into-cases.js';
import { FileColumns1763795000000 } from '../migrations/1763795000000-file-columns.js';
import { RecordingGaps1763801600000 } from '../migrations/1763801600000-recording-gaps.js';
import { PracticeOfACase1763812800000 } from '../migrations/1763812800000-practice-of-a-case.js';
import { SharesWithoutTitle1763812900000 } from '../migrations/1763812900000-shares-without-title.js';
import { Progress1763832000000 } from '../migrations/1763832000000-progress.js';
import { UserSettings1763870000000 } from '../migrations/1763870000000-user-settings.js';
import { DataExport1763880000000 } from '../migrations/1763880000000-data-export.js';
import { ScoreRanges1763990000000 } from '../migrations/1763990000000-score-ranges.js';
import { DataExportEntity } from './export/data-export.entity.js';
import { exportData } from './export/export-data.job.js';
import { applyRetention } from './settings/apply-retention.job.js';
import { UserSettingsEntity } from './settings/user-settings.entity.js';
import { CaseEntity } from './case/case.entity.js';
import { UploadGrantEntity } from './file/upload-grant.entity.js';
import { RecordingEntity } from './recording/recording.entity.js';
import { GoalEntity } from './goal/goal.entity.js';
import { remindOfGoal } from './goal/remind-of-goal.job.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { OwnAssessmentEntity } from './own-assessment/own-assessment.entity.js';
import { SessionResultEntity } from './progress/session-result.entity.js';
import { remindOfPractice } from './schedule/remind-of-practice.job.js';
import { CalendarFeedEntity } from './schedule/calendar-feed.entity.js';
import { ScheduledPracticeEntity } from './schedule/scheduled-practice.entity.js';
import { ShareEntity } from './share/share.entity.js';
import { ScriptEntity } from './script/script.entity.js';
import { RetakeEntity } from './retake/retake.entity.js';
import { SessionEntity } from './session/session.entity.js';
import { SessionsModule } from './sessions.module.js';
import { allowances } from './allowances.js';

export const sessionsService: Service = {
  name: 'sessions',
  module: SessionsModule,
  entities: [
    CaseEntity,
    SessionEntity,
    ScriptEntity,
    RecordingEntity,
    UploadGrantEntity,
    ShareEntity,
    ScheduledPracticeEntity,
    CalendarFeedEntity,
    RetakeEntity,
    SessionResultEntity,
    GoalEntity,
    OwnAssessmentEntity,
    UserSettingsEntity,
    DataExportEntity,
  ],
  migrations: [
    Sessions1763700000000,
    Schedule1763700000001,
    Shares1763700000002,
    Scripts1763706000000,
    Takes1763707000000,
    CalendarFeed1763709000000,
    UploadsOnce1763711000000,
    Cases1763720000000,
    SessionsIntoCases1763720100000,
    FileColumns1763795000000,
    RecordingGaps1763801600000,
    ScoreBasis1763723000000,
    PracticeOfACase1763812800000,
    SharesWithoutTitle1763812900000,
    Progress1763832000000,
    UserSettings1763870000000,
    DataExport1763880000000,
    ScoreRanges1763990000000,
  ],
  operations: [
    ...Object.values(cases),
    ...Object.values(caseScripts),
    ...Object.values(sessionList),
    ...Object.values(progress),
    ...Object.values(goals),
    ...Object.values(ownAssessments),
    ...Object.values(sessions),
    ...Object.values(scripts),
    ...Object.values(storedFiles),
    ...Object.values(shares),
    ...Object.values(retakes),
    ...Object.values(schedule),
    ...Object.values(calendar),
    ...Object.values(settings),
    ...Object.values(dataExport),
  ],
  needs: ['files'],
  allowances,
  jobs: [remindOfPractice, remindOfGoal, applyRetention, exportData],
  housekeeping: HOUSEKEEPING,
};
