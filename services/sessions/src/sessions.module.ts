import { Module } from '@nestjs/common';
import { AnalyzeRecording } from './recording/analyze-recording.js';
import { AnalyzeStored } from './recording/analyze-stored.js';
import { CaseFields } from './case/case-fields.js';
import { CaseRepository } from './case/case.repository.js';
import { CaseDocuments } from './case/case-documents.js';
import { CaseSummaries } from './case/case-summaries.js';
import { DeleteCase } from './case/delete-case.js';
import { GetCase } from './case/get-case.js';
import { ListCases } from './case/list-cases.js';
import { ArchiveCase } from './case/archive-case.js';
import { CaseContents } from './case/case-contents.js';
import { ChangeCase } from './case/change-case.js';
import { CreateCase } from './case/create-case.js';
import { FindCase } from './case/find-case.js';
import { UpdateCase } from './case/update-case.js';
import { ClaimedUpload } from './file/claimed-upload.js';
import { CreateUploadUrl } from './file/create-upload-url.js';
import { DownloadUrl } from './file/download-url.js';
import { KeepUpload } from './file/keep-upload.js';
import { ListFiles } from './file/list-files.js';
import { StoredFileLink } from './file/stored-file-link.js';
import { UploadAudio } from './file/upload-audio.js';
import { UploadPdf } from './file/upload-pdf.js';
import { ChangeGoal } from './goal/change-goal.js';
import { CreateGoal } from './goal/create-goal.js';
import { DeleteGoal } from './goal/delete-goal.js';
import { ListGoals } from './goal/list-goals.js';
import { RemindOfGoal } from './goal/remind-of-goal.js';
import { RestoreGoal } from './goal/restore-goal.js';
import { GetOwnAssessment } from './own-assessment/get-own-assessment.js';
import { SaveOwnAssessment } from './own-assessment/save-own-assessment.js';
import { CompareSessions } from './progress/compare-sessions.js';
import { DownloadProgressCsv } from './progress/download-progress-csv.js';
import { DownloadProgressPdf } from './progress/download-progress-pdf.js';
import { ProgressFile } from './progress/progress-file.js';
import { ForgetProgress } from './progress/forget-progress.js';
import { GetAnalytics } from './progress/get-analytics.js';
import { GetWeek } from './progress/get-week.js';
import { OnRetakeEnded } from './progress/on-retake-ended.js';
import { OnTimeZoneChanged } from './progress/on-time-zone-changed.js';
import { ReadComparison } from './progress/read-comparison.js';
import { ReadProgress } from './progress/read-progress.js';
import { ResultsRepository } from './progress/results.repository.js';
import { SubmitMeasurements } from './recording/submit-measurements.js';
import { InspectUpload } from './recording/inspect-upload.js';
import { OnReportReady } from './recording/on-report-ready.js';
import { ChangeScheduledPractice } from './schedule/change-scheduled-practice.js';
import { CompleteScheduledPractice } from './schedule/complete-scheduled-practice.js';
import { DeleteScheduledPractice } from './schedule/delete-scheduled-practice.js';
import { ForgetSchedule } from './schedule/forget-schedule.js';
import { ListScheduledPractice } from './schedule/list-scheduled-practice.js';
import { RemindOfPractice } from './schedule/remind-of-practice.js';
import { CalendarFile } from './schedule/calendar-file.js';
import { CreateCalendarFeed } from './schedule/create-calendar-feed.js';
import { DownloadCalendar } from './schedule/download-calendar.js';
import { GetCalendarFeed } from './schedule/get-calendar-feed.js';
import { OpenCalendarFeed } from './schedule/open-calendar-feed.js';
import { RevokeCalendarFeed } from './schedule/revoke-calendar-feed.js';
import { SchedulePractice } from './schedule/schedule-practice.js';
import { ExportData } from './export/export-data.js';
import { Exports } from './export/exports.js';
import { ForgetExports } from './export/forget-exports.js';
import { GetExport } from './export/get-export.js';
import { LinkExport } from './export/link-export.js';
import { OwnRecords } from './export/own-records.js';
import { PackExport } from './export/pack-export.js';
import { RemoveExport } from './export/remove-export.js';
import { StartExport } from './export/start-export.js';
import { DownloadReport } from './report/download-report.js';
import { SessionReports } from './report/session-reports.js';
import { AddScript } from './script/add-script.js';
import { DeleteScript } from './script/delete-script.js';
import { GetScript } from './script/get-script.js';
import { KeepContent } from './script/keep-content.js';
import { OpenScript } from './script/open-script.js';
import { SaveScript } from './script/save-script.js';
import { ScriptRepository } from './script/script.repository.js';
import { ScriptChecks } from './script/script-checks.js';
import { ScriptSummaries } from './script/script-summaries.js';
import { ScriptViews } from './script/script-view.js';
import { WriteScript } from './script/write-script.js';
import { ClearSession } from './session/clear-session.js';
import { CreateSession } from './session/create-session.js';
import { DeleteSession } from './session/delete-session.js';
import { GetSession } from './session/get-session.js';
import { ListSessions } from './session/list-sessions.js';
import { MoveSession } from './session/move-session.js';
import { PageSessions } from './session/page-sessions.js';
import { OnUserDeleted } from './session/on-user-deleted.js';
import { OpenForDocument } from './session/open-for-document.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionDetails } from './session/session-details.js';
import { GetSessionStats } from './session/get-session-stats.js';
import { CreateShare } from './share/create-share.js';
import { ListShares } from './share/list-shares.js';
import { RevokeShare } from './share/revoke-share.js';
import { OpenShare } from './share/open-share.js';
import { DiscardRetakeAudio } from './retake/discard-retake-audio.js';
import { DeleteRetake } from './retake/delete-retake.js';
import { ListRetakes } from './retake/list-retakes.js';
import { RetakeIntake } from './retake/retake-intake.js';
import { SubmitMeasuredRetake } from './retake/submit-measured-retake.js';
import { SubmitRetake } from './retake/submit-retake.js';
import { ApplyRetention } from './settings/apply-retention.js';
import { GetSettings } from './settings/get-settings.js';
import { KeepRetentionGoing } from './settings/keep-retention-going.js';
import { PreviewRetention } from './settings/preview-retention.js';
import { SaveSettings } from './settings/save-settings.js';
import { UpdateSession } from './session/update-session.js';

@Module({
  controllers: [
    CreateCase,
    UpdateCase,
    ArchiveCase,
    CaseContents,
    FindCase,
    ListCases,
    GetCase,
    DeleteCase,
    CreateSession,
    ListSessions,
    PageSessions,
    MoveSession,
    GetSession,
    UpdateSession,
    ClearSession,
    DeleteSession,
    OpenForDocument,
    KeepContent,
    GetScript,
    AddScript,
    OpenScript,
    WriteScript,
    DeleteScript,
    SaveScript,
    GetSessionStats,
    GetAnalytics,
    CompareSessions,
    DownloadProgressCsv,
    DownloadProgressPdf,
    GetWeek,
    OnTimeZoneChanged,
    OnRetakeEnded,
    ForgetProgress,
    CreateGoal,
    ListGoals,
    ChangeGoal,
    DeleteGoal,
    RestoreGoal,
    RemindOfGoal,
    SaveOwnAssessment,
    GetOwnAssessment,
    AnalyzeRecording,
    AnalyzeStored,
    SubmitMeasurements,
    OnReportReady,
    SchedulePractice,
    ListScheduledPractice,
    CompleteScheduledPractice,
    ChangeScheduledPractice,
    DeleteScheduledPractice,
    RemindOfPractice,
    ForgetSchedule,
    DownloadCalendar,
    GetCalendarFeed,
    CreateCalendarFeed,
    RevokeCalendarFeed,
    OpenCalendarFeed,
    ListFiles,
    DownloadUrl,
    CreateUploadUrl,
    KeepUpload,
    UploadAudio,
    UploadPdf,
    CreateShare,
    ListShares,
    RevokeShare,
    OpenShare,
    DownloadReport,
    SubmitRetake,
    SubmitMeasuredRetake,
    ListRetakes,
    DeleteRetake,
    DiscardRetakeAudio,
    OnUserDeleted,
    GetSettings,
    SaveSettings,
    PreviewRetention,
    ApplyRetention,
    KeepRetentionGoing,
    StartExport,
    GetExport,
    RemoveExport,
    LinkExport,
    ExportData,
    ForgetExports,
  ],
  providers: [
    ResultsRepository,
    ReadProgress,
    ReadComparison,
    ProgressFile,
    CalendarFile,
    RetakeIntake,
    StoredFileLink,
    SessionDetails,
    InspectUpload,
    ClaimedUpload,
    SessionRepository,
    CaseRepository,
    CaseFields,
    ChangeCase,
    CaseDocuments,
    CaseSummaries,
    ScriptRepository,
    ScriptSummaries,
    ScriptChecks,
    ScriptViews,
    SessionReports,
    Exports,
    OwnRecords,
    PackExport,
  ],
})
export class SessionsModule {}
