import type { Block } from '@lectern/contracts/library';

type List = Extract<Block, { items: string[] }>;

const LISTS: [List['kind'], RegExp][] = [
  ['checks', /^[-*] \[ \] (?<item>.*)$/],
  ['bullets', /^[-*] (?<item>.*)$/],
  ['numbers', /^(?<number>[1-9]\d{0,2})\. (?<item>.*)$/],
];
const PAUSE = /^\(pause (\d{1,2}(?:\.\d)?) s\)$/;

/** A part of a text below a heading of its level. */
export interface Part {
  title: string;
  body: string;
}

/** Cuts a text at its headings of one level; what stands before the first is `intro`. */
export function partsOf(text: string, level: 2 | 3): { intro: string; parts: Part[] } {
  const mark = `${'#'.repeat(level)} `;
  const parts: Part[] = [];
  const intro: string[] = [];
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    if (line.startsWith(mark)) parts.push({ title: line.slice(mark.length).trim(), body: '' });
    else if (last) last.body += `${line}\n`;
    else intro.push(line);
  }
  return { intro: intro.join('\n'), parts };
}

/** The blocks of a Markdown text: headings, paragraphs, lists, quotations, silences. Anything else is a paragraph. */
export function blocksOfMarkdown(text: string): Block[] {
  return text.split(/\n[ \t]*\n/).flatMap((chunk) => {
    const blocks: Block[] = [];
    for (const line of chunk
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean))
      add(blocks, line);
    return blocks;
  });
}

function add(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const [, marks, heading] = /^(#{2,3}) (.*)$/.exec(line) ?? [];
  if (marks !== undefined && heading !== undefined)
    return void blocks.push({ kind: 'heading', text: heading, level: marks.length });
  const seconds = PAUSE.exec(line)?.[1];
  if (seconds !== undefined) return void blocks.push({ kind: 'pause', seconds: Number(seconds) });
  for (const [kind, form] of LISTS) {
    const { item, number } = form.exec(line)?.groups ?? {};
    if (item === undefined) continue;
    if (last?.kind === kind) last.items.push(item);
    else if (kind === 'numbers') blocks.push({ kind, items: [item], start: Number(number) });
    else blocks.push({ kind, items: [item] });
    return;
  }
  const quoted = /^> ?(.*)$/.exec(line)?.[1];
  const kind = quoted === undefined ? 'paragraph' : 'quote';
  const words = quoted ?? line;
  // A line that goes on belongs to what it goes on with.
  if (last && 'items' in last) last.items.push(`${last.items.pop() ?? ''} ${words}`);
  else if (last?.kind === kind) last.text += ` ${words}`;
  else blocks.push({ kind, text: words });
}

/** The items of the one list that a part consists of. */
export const itemsOf = (text: string): string[] =>
  blocksOfMarkdown(text).flatMap((block) => ('items' in block ? block.items : []));

/** The paragraphs of a part as one text, divided by empty lines. */
export const proseOf = (text: string): string =>
  blocksOfMarkdown(text)
    .flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : []))
    .join('\n\n');
