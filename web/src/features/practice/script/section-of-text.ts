import type { ScriptSentence as Placed } from '@lectern/contracts/case-scripts';
import type { Source } from '@lectern/contracts/content';
import type { ScriptSection, ScriptSentence, Stand } from '../generator/script.js';

const HEADING = '## ';
const YOURS: Source[] = [{ kind: 'attorney', act: 'edited' }];

/** A stretch of the text: a heading, a checked sentence, or words that nobody has checked. */
interface Piece {
  start: number;
  end: number;
  sources: Source[];
}

/**
 * The spoken section as its text has it: each sentence with what it rests on, words that are not checked so far as the attorney's
 * own, headings as the parts that begin there. What was drafted and is gone stands as cut at the end.
 */
export function sectionOfText(
  drafted: ScriptSection,
  text: string,
  placed: readonly Placed[],
): ScriptSection {
  const pieces = drafted.kind === 'list' ? itemsIn(text, placed) : sentencesIn(text, placed);
  let part: ScriptSentence['part'];
  let before = 0;
  const sentences: ScriptSentence[] = [];
  for (const { start, end, sources } of pieces) {
    const words = text.slice(start, end);
    const gap = text.slice(before, start);
    before = end;
    if (words.startsWith(HEADING)) {
      part = { title: words.slice(HEADING.length).trim() };
      continue;
    }
    const stand = standOf(sources);
    sentences.push({
      id: `${drafted.contentType}-${sentences.length}`,
      text: words,
      gap: part && sentences.length > 0 ? '\n\n' : gap,
      sources: sources.length > 0 ? sources : YOURS,
      ...(part && part.title !== '' && { part }),
      stand,
      drafted: { text: words, stand: stand === 'unsupported' ? stand : 'supported', sources },
    });
    part = undefined;
  }
  return { ...drafted, sentences: [...sentences, ...goneFrom(drafted, text, sentences)] };
}

/** What was drafted and is not in the text any more, less what was written in its place. */
function goneFrom(drafted: ScriptSection, text: string, now: ScriptSentence[]): ScriptSentence[] {
  const gone = drafted.sentences.filter((one) => !text.includes(one.drafted.text));
  const written = now.filter(({ stand }) => stand === 'edited').length;
  return gone.slice(written).map((one) => ({ ...one, id: `${one.id}-gone`, stand: 'cut' as const }));
}

function standOf(sources: Source[]): Stand {
  if (sources.some(({ kind }) => kind === 'unsupported')) return 'unsupported';
  const [mine] = sources.flatMap((source) => (source.kind === 'attorney' ? [source.act] : []));
  return mine ?? (sources.length === 0 ? 'edited' : 'supported');
}

function sentencesIn(text: string, placed: readonly Placed[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const one of placed) {
    if (one.start < at) continue;
    pieces.push(...linesIn(text, at, one.start), one);
    at = one.end;
  }
  return [...pieces, ...linesIn(text, at, text.length)];
}

const itemsIn = (text: string, placed: readonly Placed[]): Piece[] =>
  linesIn(text, 0, text.length).map((line) => ({
    ...line,
    sources: placed
      .filter(({ start, end }) => start < line.end && line.start < end)
      .flatMap(({ sources }) => sources),
  }));

/** The lines of a stretch that hold anything, without the blanks around them. */
function linesIn(text: string, from: number, to: number): Piece[] {
  const lines: Piece[] = [];
  let start = from;
  for (const line of text.slice(from, to).split('\n')) {
    const words = line.trim();
    const at = start + line.indexOf(words);
    if (words !== '') lines.push({ start: at, end: at + words.length, sources: [] });
    start += line.length + 1;
  }
  return lines;
}
