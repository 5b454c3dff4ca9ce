import type { Analysis } from '@lectern/contracts/analysis';

export interface PassageWords {
  text: string;
  /** Without word times the place of a passage in the text is only about right. */
  exact: boolean;
}

/** What was said in a passage; null when nobody knows the words. */
export function wordsIn(
  { transcript, measurements }: Pick<Analysis, 'transcript' | 'measurements'>,
  { start, end }: { start: number; end: number },
): PassageWords | null {
  if (transcript === null) return null;
  if (transcript.words !== null) {
    const within = transcript.words.filter(
      (word) => (word.start + word.end) / 2 >= start && word.start < end,
    );
    return within.length === 0 ? null : { text: within.map((word) => word.text).join(' '), exact: true };
  }
  const words = transcript.text.split(/\s+/);
  const at = (seconds: number) => (seconds / measurements.durationSeconds) * words.length;
  const text = words.slice(Math.floor(at(start)), Math.ceil(at(end))).join(' ');
  return text === '' ? null : { text, exact: false };
}
