import type { GeneratedContent, Provenance } from '@lectern/contracts/content';
import type { ContentType } from '@lectern/contracts/scenarios';
import { checkCitations } from '../citations/citation-state.rules.js';
import { type Grounds, foreignClaims } from './checker.js';
import { type Drafts, textOf } from './draft.js';
import { type Line, type Section, linesOf } from './line.js';
import { withSpokenTags } from './spoken-tags.js';

export type Engine = GeneratedContent['engine'];

/** The answer to the user: the texts, what each sentence rests on, the state of each citation, and what drafted it. */
export function published(given: Drafts, grounds: Grounds, engine: Engine): GeneratedContent {
  const drafts = withSpokenTags(given);
  const texts = textOf(drafts);
  return {
    ...texts,
    provenance: provenanceOf(drafts, grounds),
    citations: citationsOf(drafts, grounds),
    engine,
  };
}

/** Sentences counted through a text, items through a list. The last word belongs to the check, also for our own rules. */
function provenanceOf(drafts: Drafts, grounds: Grounds): Provenance[] {
  return entries(drafts).flatMap(([contentType, section]) =>
    linesOf(section).map((line, index) => ({
      contentType,
      index,
      text: line.text,
      ...(line.part && { part: line.part }),
      ...(line.reworded && { reworded: true }),
      sources: checked(line, grounds),
    })),
  );
}

function checked(line: Line, grounds: Grounds): Line['sources'] {
  if (line.sources.some(({ kind }) => ['unsupported', 'slot', 'attorney'].includes(kind)))
    return line.sources;
  // A place in the record is given by the line's own source: "That is page 4 of the complaint."
  const pages = new Set(line.sources.map((source) => ('page' in source ? `number ${source.page}` : '')));
  const [foreign] = foreignClaims(line.text, grounds).filter(
    ({ kind, keys }) => !(kind === 'number' && CITES_PAGES.test(line.text) && pages.has(keys[0] ?? '')),
  );
  return foreign ? [{ kind: 'unsupported', reason: `“${foreign.text}” is not in your file.` }] : line.sources;
}

const CITES_PAGES = /^(?:Again, t|T)(?:hat is|hose are) (?:[^.]{0,60} )?pages? \d|^Page \d+: /;

/** Every authority that a draft names, once, with its state; one that the file does not hold is shown as not verified. */
function citationsOf(
  drafts: Drafts,
  { citations: { document, supplied } }: Grounds,
): GeneratedContent['citations'] {
  const spoken = entries(drafts).flatMap(([, section]) => linesOf(section).map((line) => line.text));
  return checkCitations(spoken.join('\n'), document, supplied);
}

const entries = (drafts: Drafts): [ContentType, Section][] =>
  Object.entries(drafts) as [ContentType, Section][];
