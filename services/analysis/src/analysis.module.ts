import { Module } from '@nestjs/common';
import { FfmpegHealth } from './audio/ffmpeg-health.js';
import { InspectRecording } from './audio/inspect-recording.js';
import { WriteFeedback } from './feedback/write-feedback.js';
import { AnalyseRecording } from './report/analyse-recording.js';
import { ForgetReports } from './report/forget-reports.js';
import { GetReport } from './report/get-report.js';
import { OnAnalysisEnded } from './report/on-analysis-ended.js';
import { OnRecordingSubmitted } from './report/on-recording-submitted.js';
import { ReportRepository } from './report/report.repository.js';
import { SetEventDismissed } from './report/set-event-dismissed.js';
import { SetTranscript } from './report/set-transcript.js';
import { AnalyseTake } from './take/analyse-take.js';
import { SetTakeWords } from './take/set-take-words.js';
import { GetTakeReports } from './take/get-take-reports.js';
import { ChooseTranscript } from './transcript/choose-transcript.js';
import { Transcriber } from './transcript/transcriber.js';

@Module({
  controllers: [
    InspectRecording,
    OnRecordingSubmitted,
    AnalyseRecording,
    GetReport,
    SetEventDismissed,
    SetTranscript,
    OnAnalysisEnded,
    ForgetReports,
    AnalyseTake,
    GetTakeReports,
    SetTakeWords,
  ],
  providers: [ReportRepository, ChooseTranscript, Transcriber, WriteFeedback, FfmpegHealth],
})
export class AnalysisModule {}
