import {
  countLiveFillers,
  liveConfidence,
  type LiveConfidence,
} from '@lectern/speech/assessment/live-confidence';
import { LEAST_SPEECH_FOR_PACE } from '@lectern/speech/bands';
import { tokenize } from '@lectern/speech/words/tokens';

/** What can be told from the words that were recognized so far. */
export interface WordFigures {
  words: number;
  fillers: number;
  /** Null under ten seconds. */
  wordsPerMinute: number | null;
  confidence: LiveConfidence;
}

/**
 * Counts words and fillers and scores confidence by the specified formula.
 * @param seconds length of the recording up to the last recognized word
 */
export function wordFigures(transcript: string, seconds: number): WordFigures {
  const tokens = tokenize(transcript);
  const counts = { words: tokens.length, fillers: countLiveFillers(tokens) };
  const wordsPerMinute = seconds < LEAST_SPEECH_FOR_PACE ? null : (counts.words / seconds) * 60;
  return { ...counts, wordsPerMinute, confidence: liveConfidence(transcript, counts, wordsPerMinute) };
}
