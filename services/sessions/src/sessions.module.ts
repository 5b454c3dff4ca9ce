import { Module } from '@nestjs/common';
import { AnalyzeRecording } from './recording/analyze-recording.js';
import { OnReportReady } from './recording/on-report-ready.js';
import { ClearSession } from './session/clear-session.js';
import { CreateSession } from './session/create-session.js';
import { DeleteSession } from './session/delete-session.js';
import { GetSession } from './session/get-session.js';
import { KeepContent } from './session/keep-content.js';
import { ListSessions } from './session/list-sessions.js';
import { OpenForDocument } from './session/open-for-document.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionStats } from './session/session-stats.js';
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
    SessionStats,
    AnalyzeRecording,
    OnReportReady,
  ],
  providers: [SessionRepository],
})
export class SessionsModule {}
