import { Module } from '@nestjs/common';
import { AnalyzeRecording } from './recording/analyze-recording.js';
import { AnalyzeStored } from './recording/analyze-stored.js';
import { ClaimedUpload } from './file/claimed-upload.js';
import { CreateUploadUrl } from './file/create-upload-url.js';
import { DownloadUrl } from './file/download-url.js';
import { KeepUpload } from './file/keep-upload.js';
import { ListFiles } from './file/list-files.js';
import { StoredFileLink } from './file/stored-file-link.js';
import { UploadAudio } from './file/upload-audio.js';
import { UploadPdf } from './file/upload-pdf.js';
import { SubmitMeasurements } from './recording/submit-measurements.js';
import { OnReportReady } from './recording/on-report-ready.js';
import { CompleteScheduledPractice } from './schedule/complete-scheduled-practice.js';
import { DeleteScheduledPractice } from './schedule/delete-scheduled-practice.js';
import { ForgetSchedule } from './schedule/forget-schedule.js';
import { ListScheduledPractice } from './schedule/list-scheduled-practice.js';
import { RemindOfPractice } from './schedule/remind-of-practice.js';
import { ScheduleCalendar } from './schedule/schedule-calendar.js';
import { SchedulePractice } from './schedule/schedule-practice.js';
import { DownloadReport } from './report/download-report.js';
import { GetScript } from './script/get-script.js';
import { KeepContent } from './script/keep-content.js';
import { SaveScript } from './script/save-script.js';
import { ClearSession } from './session/clear-session.js';
import { CreateSession } from './session/create-session.js';
import { DeleteSession } from './session/delete-session.js';
import { GetSession } from './session/get-session.js';
import { ListSessions } from './session/list-sessions.js';
import { OnUserDeleted } from './session/on-user-deleted.js';
import { OpenForDocument } from './session/open-for-document.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionDetails } from './session/session-details.js';
import { SessionStats } from './session/session-stats.js';
import { CreateShare } from './share/create-share.js';
import { ManageShares } from './share/manage-shares.js';
import { OpenShare } from './share/open-share.js';
import { DiscardTakeAudio } from './take/discard-take-audio.js';
import { ManageTakes } from './take/manage-takes.js';
import { TakeIntake } from './take/take-intake.js';
import { SubmitTake } from './take/submit-take.js';
import { UpdateSession } from './session/update-session.js';

@Module({
  controllers: [
    CreateSession,
    ListSessions,
    GetSession,
    UpdateSession,
    ClearSession,
    DeleteSession,
    OpenForDocument,
    KeepContent,
    GetScript,
    SaveScript,
    SessionStats,
    AnalyzeRecording,
    AnalyzeStored,
    SubmitMeasurements,
    OnReportReady,
    SchedulePractice,
    ListScheduledPractice,
    CompleteScheduledPractice,
    DeleteScheduledPractice,
    RemindOfPractice,
    ForgetSchedule,
    ScheduleCalendar,
    ListFiles,
    DownloadUrl,
    CreateUploadUrl,
    KeepUpload,
    UploadAudio,
    UploadPdf,
    CreateShare,
    ManageShares,
    OpenShare,
    DownloadReport,
    SubmitTake,
    ManageTakes,
    DiscardTakeAudio,
    OnUserDeleted,
  ],
  providers: [TakeIntake, StoredFileLink, SessionDetails, ClaimedUpload, SessionRepository],
})
export class SessionsModule {}
