import type { Analysis } from '@lectern/contracts/analysis';

/** What makes the two not quite comparable. */
export function caveats(first: Analysis, second: Analysis): string[] {
  const [a, b] = [first, second];
  const lines: string[] = [];
  if (a.engine.transcript !== b.engine.transcript)
    lines.push(
      `The words come from different places (${SOURCES[a.engine.transcript]}, then ${SOURCES[b.engine.transcript]}), so figures about words compare only roughly.`,
    );
  if (a.measurements.wordsPerMinuteIsEstimate !== b.measurements.wordsPerMinuteIsEstimate)
    lines.push('One pace is estimated from syllables and one is counted in words; syllables compare better.');
  if (a.engine.feedback !== b.engine.feedback)
    lines.push('The feedback of one was written by rules and of the other by a model.');
  return lines;
}

const SOURCES: Record<Analysis['engine']['transcript'], string> = {
  none: 'no transcript',
  supplied: 'words you supplied',
  browser: 'your browser',
  script: 'the script',
  model: 'the transcription model',
  local: 'the recognizer on this machine',
};
