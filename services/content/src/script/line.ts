import type { Source } from '@lectern/contracts/content';
import type { Party } from './parties.js';

/** One spoken sentence, or one item of a list, with what it rests on. */
export interface Line {
  text: string;
  sources: Source[];
}
export type Paragraph = Line[];
/** A text is paragraphs of sentences; a list is lines. */
export type Section = { form: 'text'; paragraphs: Paragraph[] } | { form: 'list'; lines: Line[] };

/** Advocacy or courtroom manners: a sentence that states no fact of the case. */
export const framing = (text: string): Line => ({ text, sources: [{ kind: 'framing' }] });

/** A sentence built around the user's own words. */
export function resting(text: string, ...on: ({ sources: Source[] } | undefined)[]): Line {
  const seen = new Set<string>();
  const sources = on
    .flatMap((said) => said?.sources ?? [])
    .filter((source) => {
      const key = JSON.stringify(source);
      return !seen.has(key) && seen.add(key);
    });
  return sources.length > 0 ? { text, sources } : framing(text);
}

export const text = (paragraphs: Paragraph[]): Section => ({
  form: 'text',
  paragraphs: paragraphs.filter((lines) => lines.length > 0),
});
export const list = (lines: Line[]): Section => ({ form: 'list', lines });

/** The client by name, or as lawyers say when the file gives no name. */
export const nameOf = (party: Party | undefined, otherwise: string): string => party?.name ?? otherwise;

/** Small steps through a fixed list, so that no two neighbors begin alike and the same case always reads the same. */
export function inTurn<T>(items: readonly T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % items.length;
    return items[at]!;
  };
}
