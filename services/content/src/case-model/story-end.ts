import type { PaperKind } from '@lectern/contracts/case-model';
import type { FileSentence } from './file-sentences.js';
import { FLOOR, forceOf } from './force.js';

/** Papers that tell what happened first and reason about it afterwards. */
export const ARGUED: ReadonlySet<PaperKind> = new Set(['opinion', 'order', 'brief', 'motion']);
const REASONS =
  /\b(?:we (?:review|turn|begin|hold|conclude|affirm|reverse|agree|disagree|consider|address|exercise|have jurisdiction)|standard of review|summary of (?:the )?argument|(?:argues?|contends?|asserts?) (?:that|on appeal)|the (?:question|issue) (?:is|before)|courts? (?:review|must|may))\b/i;

/** Where the reasoning begins: after that, what is told again is told to argue. None where the paper tells nothing before it. */
export function storyEnd(sentences: readonly FileSentence[], argues: boolean): number {
  const least = Math.max(6, sentences.length * 0.06);
  let told = 0;
  for (const { text, section, order, numbered, point } of sentences) {
    const { kind, force } = forceOf({ text, section, numbered });
    if (kind === 'event' && force >= FLOOR) told += 1;
    // A brief that has told its facts argues under its headings.
    if (argues && point && told >= STATES) return order;
    if (order > least && told >= TELLS && (section === 'argument' || REASONS.test(text))) return order;
  }
  return Infinity;
}
const TELLS = 8;
const STATES = 4;
