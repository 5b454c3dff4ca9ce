import { blocksOf } from './blocks.rules.js';

/** A block of a speaking copy, with the time at which it begins at the speaker's pace. */
export type SpokenBlock = { kind: 'cue'; text: string } | { kind: 'spoken'; at: number; parts: SpokenPart[] };
/** Words, or an open slot: its name under a line to write on. */
export type SpokenPart = { kind: 'words'; text: string } | { kind: 'slot'; name: string };

/** A script's text as blocks: a heading is a cue, every other block is spoken. */
export function spokenBlocks(text: string, wordsPerMinute: number): SpokenBlock[] {
  let words = 0;
  return blocksOf(text).map(({ kind, text: line }): SpokenBlock => {
    if (kind === 'heading') return { kind: 'cue', text: line };
    const at = (words / wordsPerMinute) * 60;
    const parts = partsOf(line);
    for (const part of parts) if (part.kind === 'words') words += part.text.split(' ').filter(Boolean).length;
    return { kind: 'spoken', at, parts };
  });
}

/** Only a line, or a sentence, that is nothing but a name in brackets is a slot; "[the] door" is a quotation. */
const SLOT = /(?<=^|[.!?]["”’]? )\[([^[\]]{3,120})\](?= |$)/g;

function partsOf(line: string): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let from = 0;
  for (const match of line.matchAll(SLOT)) {
    parts.push({ kind: 'words', text: line.slice(from, match.index).trim() });
    parts.push({ kind: 'slot', name: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  parts.push({ kind: 'words', text: line.slice(from).trim() });
  return parts.filter((part) => part.kind === 'slot' || part.text !== '');
}
