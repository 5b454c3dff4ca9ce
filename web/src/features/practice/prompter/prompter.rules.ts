import { PACE } from '@lectern/speech/bands';

/** Words a minute. */
export const PROMPTER_PACE = { least: 80, most: 220, step: 5 } as const;

/** In the middle of what listeners follow best. */
export const TARGET_PACE = (PACE.good[0] + PACE.good[1]) / 2;

export const nextPace = (pace: number, steps: number): number =>
  Math.min(PROMPTER_PACE.most, Math.max(PROMPTER_PACE.least, pace + steps * PROMPTER_PACE.step));

/** What was stored as the pace of an earlier visit; null for anything else. */
export const storedPace = (stored: unknown): number | null =>
  typeof stored === 'number' && stored >= PROMPTER_PACE.least && stored <= PROMPTER_PACE.most ? stored : null;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Words that take time to say: those of an open slot (`[...]`) do not. */
export const spokenWordsIn = (text: string): number => wordsIn(text.replace(/\[[^\]\n]*\]/g, ' '));

export const paragraphsIn = (script: string): string[] =>
  script.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** A paragraph in pieces: what is said, and between them the places that are still open (`[...]`). */
export const piecesOf = (paragraph: string): { text: string; open: boolean }[] =>
  paragraph
    .split(/(\[[^\]\n]*\])/)
    .map((text, at) => ({ text, open: at % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** A paragraph as it lies on the screen, in pixels from the first line. */
export interface Block {
  top: number;
  words: number;
}

/** A whole script as it lies on the screen. */
export interface Layout {
  blocks: Block[];
  /** Where the last paragraph ends. */
  end: number;
}

/** How far down the script the given number of spoken words is. Within a paragraph every word takes the same room. */
export function offsetAt(words: number, { blocks, end }: Layout): number {
  let before = 0;
  for (const [index, block] of blocks.entries()) {
    const bottom = blocks[index + 1]?.top ?? end;
    if (words < before + block.words)
      return block.top + (bottom - block.top) * (Math.max(0, words - before) / block.words);
    before += block.words;
  }
  return end;
}

/** The words above a place in the script: the inverse of {@link offsetAt}. */
export function wordsAt(offset: number, { blocks, end }: Layout): number {
  let before = 0;
  for (const [index, block] of blocks.entries()) {
    const bottom = blocks[index + 1]?.top ?? end;
    if (offset < bottom)
      return before + block.words * Math.max(0, (offset - block.top) / Math.max(1, bottom - block.top));
    before += block.words;
  }
  return before;
}

/** Where the text stands: it glides, or goes line by line where motion is not wanted. */
export const scrollFor = (offset: number, lineHeight: number, byLine: boolean): number =>
  byLine ? Math.floor(offset / lineHeight + 1e-6) * lineHeight : offset;
