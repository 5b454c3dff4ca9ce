import type { ScriptSentence } from '@lectern/contracts/case-scripts';
import type { Source } from '@lectern/contracts/content';
import { SLOT_TALK } from '@lectern/contracts/slots';
import { sourceLabels } from '../generator/source-label.js';

/** Sources of the text as it is on the screen: what was changed since it was saved waits for the next check. */
export function sentencesIn(
  saved: { text: string; sentences: ScriptSentence[] },
  now: string,
): ScriptSentence[] {
  let from = 0;
  while (from < saved.text.length && from < now.length && saved.text[from] === now[from]) from += 1;
  let kept = 0;
  const most = Math.min(saved.text.length, now.length) - from;
  while (kept < most && saved.text.at(-1 - kept) === now.at(-1 - kept)) kept += 1;
  const changedTo = saved.text.length - kept;
  const moved = now.length - saved.text.length;
  return saved.sentences.flatMap((sentence) => {
    if (sentence.end <= from) return [sentence];
    if (sentence.start >= changedTo)
      return [{ ...sentence, start: sentence.start + moved, end: sentence.end + moved }];
    return [];
  });
}

/** What stands in the margin beside a sentence; null where it states no fact. */
export function marginOf(sources: readonly Source[]): { label: string; open: boolean } | null {
  if (sources.some(({ kind }) => kind === 'unsupported')) return { label: 'not in your file', open: true };
  const labels = sourceLabels(sources);
  return labels.length === 0 ? null : { label: labels.join(' · '), open: false };
}

/** The words that are spoken: headings, lines that begin with `## `, are not. */
export const spokenText = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('## '))
    .join('\n')
    .trim();

/** The text with somebody's words in each place that the mark kept open, and where they stand; a sentence of theirs ends like one. */
export function withWords(
  text: string,
  mark: string,
  words: string,
): { text: string; places: { start: number; end: number }[] } {
  const [first = '', ...others] = text.split(mark);
  const places: { start: number; end: number }[] = [];
  let filled = first;
  for (const behind of others) {
    const said = /^(?:\s|$)/.test(behind) && !/[.?!…:]["”’)]*$/.test(words) ? `${words}.` : words;
    places.push({ start: filled.length, end: filled.length + said.length });
    filled += said + behind;
  }
  return { text: filled, places };
}

/** A stretch of the text as the eye takes it; `sign` is what makes a line a heading. */
export interface Piece {
  kind: 'words' | 'sign' | 'heading' | 'slot';
  text: string;
}

const LABELS = Object.values(SLOT_TALK).map(({ label }) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const SHOWN = new RegExp(`^(##) (.*)$|\\[(?:${LABELS.join('|')})\\]`, 'gm');

/** Headings and open slots apart from the words around them; joined again, the pieces are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) pieces.push({ kind: 'words', text: text.slice(from, to) });
  };
  for (const { 0: whole, 1: sign, 2: title, index } of text.matchAll(SHOWN)) {
    words(index);
    from = index + whole.length;
    if (sign === undefined) pieces.push({ kind: 'slot', text: whole });
    else pieces.push({ kind: 'sign', text: sign }, { kind: 'heading', text: ` ${title}` });
  }
  words(text.length);
  return pieces;
}
