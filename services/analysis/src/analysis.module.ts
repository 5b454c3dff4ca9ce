import { Module } from '@nestjs/common';
import { FfmpegHealth } from './audio/ffmpeg-health.js';
import { InspectRecording } from './audio/inspect-recording.js';
import { WriteFeedback } from './feedback/write-feedback.js';
import { AnalyzeRecording } from './report/analyze-recording.js';
import { ExportRecords } from './report/export-records.js';
import { ForgetReports } from './report/forget-reports.js';
import { GetSharedReport } from './report/get-shared-report.js';
import { GetReport } from './report/get-report.js';
import { OnAnalysisEnded } from './report/on-analysis-ended.js';
import { OnRecordingSubmitted } from './report/on-recording-submitted.js';
import { ReportRepository } from './report/report.repository.js';
import { RescoreReports } from './report/rescore-reports.js';
import { SetEventDismissed } from './report/set-event-dismissed.js';
import { SetTranscript } from './report/set-transcript.js';
import { AnalyzeRetake } from './retake/analyze-retake.js';
import { SetRetakeWords } from './retake/set-retake-words.js';
import { GetRetakeReports } from './retake/get-retake-reports.js';
import { GetLocalWords } from './local-words/get-local-words.js';
import { HearPiece } from './local-words/hear-piece.js';
import { LocalWords } from './local-words/local-words.js';
import { LocalWordsHealth } from './local-words/local-words-health.js';
import { PrepareLiveWords } from './local-words/prepare-live-words.js';
import { ChooseTranscript } from './transcript/choose-transcript.js';
import { Transcriber } from './transcript/transcriber.js';

@Module({
  controllers: [
    InspectRecording,
    OnRecordingSubmitted,
    AnalyzeRecording,
    GetReport,
    GetSharedReport,
    SetEventDismissed,
    SetTranscript,
    OnAnalysisEnded,
    ForgetReports,
    ExportRecords,
    AnalyzeRetake,
    GetRetakeReports,
    SetRetakeWords,
    GetLocalWords,
    PrepareLiveWords,
    HearPiece,
  ],
  providers: [
    ReportRepository,
    RescoreReports,
    ChooseTranscript,
    LocalWords,
    LocalWordsHealth,
    Transcriber,
    WriteFeedback,
    FfmpegHealth,
  ],
})
export class AnalysisModule {}
