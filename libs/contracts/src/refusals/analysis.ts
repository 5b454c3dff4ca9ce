import { refusal } from './refusal.js';

export const ANALYSIS_REFUSALS = {
  'no-analysis': refusal('not_found'),
  'analysis-being-changed': refusal('conflict'),
  'nothing-recorded': refusal('unprocessable'),
  'recording-too-slow': refusal('unprocessable'),
  'recording-too-much-memory': refusal('unprocessable'),
  'measuring-broke-off': refusal('internal'),
  'recording-not-converted': refusal('unprocessable'),
  'recording-empty': refusal('unsupported_media'),
  'not-a-recording': refusal('unsupported_media'),
  'recording-too-long': refusal<{ mostSeconds: number }>('too_large'),
  'retake-too-long': refusal<{ mostSeconds: number }>('too_large'),
  'recording-without-audio': refusal('unprocessable'),
  'recordings-need-ffmpeg': refusal('not_installed'),
  'no-recognizer': refusal('not_installed'),
  'piece-not-heard': refusal('unavailable'),
  'wav-without-audio': refusal('unprocessable'),
  'wav-kind': refusal('unprocessable'),
  'retake-not-measured': refusal('conflict'),
  'passage-gone': refusal('not_found'),
};
