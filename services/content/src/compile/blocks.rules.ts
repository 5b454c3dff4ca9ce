/** A heading, written as a line that begins with `## `, or a paragraph without line breaks. */
export interface TextBlock {
  kind: 'heading' | 'text';
  text: string;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line of this length that ends in mid-sentence was broken by a margin, not by its author. */
const FULL_LINE = 45;
const endsSentence = (line: string): boolean => /[.?!:;…\]][)\]"'”’]*$/.test(line);
const goesOn = (line: string): boolean => /^\p{Ll}/u.test(line);

/** The blocks of a script's text: empty lines divide paragraphs, lines broken by a margin are joined, other lines stay apart. */
export function blocksOf(text: string): TextBlock[] {
  return text.split(/\n\s*\n/).flatMap((chunk) => {
    const lines = chunk.split('\n').map(oneLine).filter(Boolean);
    const wrapped = lines.slice(0, -1).some((line) => line.length >= FULL_LINE && !endsSentence(line));
    const blocks: TextBlock[] = [];
    let above = '';
    for (const line of lines) {
      const last = blocks.at(-1);
      if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) });
      else if (last?.kind === 'text' && ((wrapped && above.length >= FULL_LINE) || goesOn(line)))
        last.text += ` ${line}`;
      else blocks.push({ kind: 'text', text: line });
      above = line;
    }
    return blocks;
  });
}
