import type { Block } from '@lectern/contracts/library';
import { type Passage, passagesOf } from '../voice/spoken-text.js';

const AFTER_TITLE = 1;
const AFTER_HEADING = 0.9;
const AFTER_ITEM = 0.8;
const MOST = 10;

/** A resource as it is spoken: title, then block by block; a silence of the file is a silence of the voice. */
export function spokenResource({ title, content }: { title: string; content: readonly Block[] }): Passage[] {
  const passages: Passage[] = [{ text: `${title}.`, pauseAfter: AFTER_TITLE }];
  for (const block of content) {
    const last = passages.at(-1);
    if (block.kind === 'pause') {
      if (last) last.pauseAfter = Math.min(MOST, last.pauseAfter + block.seconds);
    } else if ('items' in block) {
      const items =
        block.kind === 'numbers'
          ? block.items.map((item, at) => `${block.start + at}. ${item}`)
          : block.items;
      passages.push(...items.flatMap(passagesOf).map(({ text }) => ({ text, pauseAfter: AFTER_ITEM })));
    } else if (block.kind === 'heading') {
      passages.push({ text: `${block.text.replace(/[.?!]$/, '')}.`, pauseAfter: AFTER_HEADING });
    } else {
      passages.push(...passagesOf(block.text));
    }
  }
  return passages;
}
