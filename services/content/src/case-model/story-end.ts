import type { PaperKind } from '@lectern/contracts/case-model';
import type { FileSentence } from './file-sentences.js';
import { FLOOR, forceOf } from './force.js';
import { happened } from './happened.js';

/** Papers that tell what happened first and reason about it afterwards. */
export const ARGUED: ReadonlySet<PaperKind> = new Set(['opinion', 'order', 'brief', 'motion']);
const REASONS =
  /\b(?:we (?:review|turn|begin|hold|conclude|affirm|reverse|agree|disagree|consider|address|exercise|have jurisdiction)|standard of review|summary of (?:the )?argument|(?:argues?|contends?|asserts?) (?:that|on appeal)|the (?:question|issue) (?:is|before)|courts? (?:review|must|may))\b/i;

/** Where the reasoning begins: after that, what is told again is told to argue. None where the paper tells nothing before it. */
export function storyEnd(sentences: readonly FileSentence[], argues: boolean): number {
  const headed = headedEnd(sentences);
  if (headed !== undefined) return headed;
  // A summary at the head of an opinion says what was decided, and the story is told behind it.
  const goesOn = (at: number): boolean =>
    sentences.length > AHEAD * 2 &&
    sentences
      .slice(at + 1, at + 1 + AHEAD)
      .filter(({ text }, by) => events[at + 1 + by]! >= 1 && !REASONS.test(text) && happened(text)).length >=
      STORY_AHEAD;
  const least = Math.max(6, sentences.length * 0.06);
  let told = 0;
  const events = sentences.map((sentence) => {
    const { kind, force } = forceOf(sentence);
    return kind === 'event' ? force : -1;
  });
  for (const [at, { text, section, order, point }] of sentences.entries()) {
    if (events[at]! >= FLOOR) told += 1;
    // A brief that has told its facts argues under its headings.
    if (argues && point && told >= STATES) return order;
    if (order > least && told >= TELLS && (section === 'argument' || (REASONS.test(text) && !goesOn(at))))
      return order;
  }
  return Infinity;
}
const TELLS = 8;
const STATES = 4;
/** Of so many sentences ahead, so many tell what happened. */
const AHEAD = 24;
const STORY_AHEAD = 13;

/** Where a paper's own headings say that its reasons begin, behind a part that tells what happened. */
function headedEnd(sentences: readonly FileSentence[]): number | undefined {
  const last = sentences.findLastIndex(({ part, text }) => part === 'story' && happened(text));
  const ends = last < 0 ? undefined : sentences.slice(last + 1).find(({ part }) => part === 'reasons');
  if (!ends) return undefined;
  const told = sentences.filter(
    (sentence) => sentence.order < ends.order && sentence.part === 'story' && happened(sentence.text),
  );
  return told.length >= STATES ? ends.order : undefined;
}
