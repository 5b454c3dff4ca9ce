import { type AnnotatedScript, HEADER_LINE, type Stretch, UNSUPPORTED_MARK } from './annotate.js';

/** Plain text with numbered notes at the end. */
export function toTxt({ title, subtitle, sections, notes, citations }: AnnotatedScript): string {
  const parts = [HEADER_LINE, [title, subtitle].filter((line) => line !== '').join('\n')];
  for (const { heading, blocks } of sections) {
    const body = blocks.map(({ kind, number, stretches }) => {
      const words = stretches.map(plain).join('');
      if (kind === 'heading') return `\n${words}\n`;
      return number === undefined ? `${words}\n` : `${number}. ${words}`;
    });
    parts.push([heading.toUpperCase(), '', body.join('\n').trim()].join('\n'));
  }
  if (citations.length > 0) parts.push(['CITATIONS', '', ...citations].join('\n'));
  if (notes.length > 0)
    parts.push(['SOURCES', '', ...notes.map((note, at) => `[${at + 1}] ${note}`)].join('\n'));
  return `${parts.join('\n\n\n')}\n`;
}

const plain = ({ text, notes, unsupported, open }: Stretch): string =>
  `${open ? text.replace('[', '[To be filled: ') : text}${notes.map((number) => ` [${number}]`).join('')}${unsupported === undefined ? '' : ` ${UNSUPPORTED_MARK}`}`;
