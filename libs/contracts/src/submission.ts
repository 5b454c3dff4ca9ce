import { z } from 'zod';
import { MAX_AUDIO_SECONDS } from './file-limits.js';
import { MeasuredSpeech } from './measured-speech.js';
import { known } from './known.js';
import { TimedWords } from './local-words.js';
import { ScenarioType } from './scenarios.js';
import { AnalysisDepth } from './settings.js';
import { SuppliedWords } from './spoken-text.js';

/** Where a recording was paused, in its own seconds. */
export const RecordingGaps = z.array(z.number().min(0).max(MAX_AUDIO_SECONDS)).max(1000);

/** A take that is handed in for its analysis. */
export const Submission = z.object({
  analysisId: z.uuid(),
  sessionId: z.uuid(),
  userId: z.string(),
  title: z.string(),
  caseName: z.string().nullish(),
  scenarioType: known(ScenarioType.nullable(), null),
  /** Null when the browser measured the take itself: then `speech` is there. */
  fileKey: z.string().nullable(),
  speech: MeasuredSpeech.optional(),
  /** No-recording mode: the audio is deleted as soon as it has been measured. */
  discardAudio: z.boolean(),
  gaps: RecordingGaps.optional(),
  /** How far the analysis goes; absent from submissions of before it could be chosen: as far as it can. */
  depth: known(AnalysisDepth.nullish(), null),
  ...SuppliedWords.shape,
  /** Words that were found on this installation while the take was spoken, in place of `transcript`. */
  timedWords: TimedWords.optional(),
});
