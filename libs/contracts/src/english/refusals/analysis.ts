import type { ANALYSIS_REFUSALS } from '../../refusals/analysis.js';
import type { Sentences } from '../../refusals/refusal.js';

export const ANALYSIS_SENTENCES: Sentences<typeof ANALYSIS_REFUSALS> = {
  'no-analysis': 'There is no analysis of this session.',
  'analysis-being-changed': 'This analysis is being changed elsewhere. Try again in a moment.',
  'nothing-recorded': 'There is neither a recording nor what was measured of it.',
  'recording-too-slow': 'This recording takes too long to read.',
  'recording-too-much-memory': 'This recording takes more memory to read than an analysis may have.',
  'measuring-broke-off': 'Measuring this recording broke off on our side.',
  'recording-not-converted': 'This recording could not be converted.',
  'recording-empty': 'This file is empty.',
  'not-a-recording':
    'This file is not a recording that can be read. WebM, Ogg, WAV, MP3, M4A, AAC and FLAC are.',
  'recording-too-long': ({ mostSeconds }) =>
    `Recordings of up to ${mostSeconds / 3600} hours can be analyzed.`,
  'retake-too-long': ({ mostSeconds }) =>
    `A retake can be up to ${mostSeconds < 60 ? `${mostSeconds} s` : `${mostSeconds / 60} minutes`} long.`,
  'recording-without-audio': 'No audio could be read from this file. It may be damaged or incomplete.',
  'recordings-need-ffmpeg':
    'Only WAV recordings, and Opus recordings in WebM or Ogg, can be analyzed: ffmpeg is not installed. The operator can install it with "apt-get install ffmpeg".',
  'no-recognizer': 'This machine cannot find words by itself.',
  'piece-not-heard': 'The words of this piece could not be found.',
  'wav-without-audio': 'This WAV file has no audio that can be read.',
  'wav-kind': 'This kind of WAV file cannot be read here.',
  'retake-not-measured': 'This retake is not measured yet.',
  'passage-gone': 'The analysis of this passage is gone.',
};
