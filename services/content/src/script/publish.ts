import type { GeneratedContent, Provenance } from '@lectern/contracts/content';
import type { ContentType } from '@lectern/contracts/scenarios';
import type { Authority } from './authorities.js';
import { type Grounds, foreignClaims } from './checker.js';
import { type Drafts, textOf } from './draft.js';
import type { Line, Section } from './line.js';

export type Engine = GeneratedContent['engine'];

/** The answer to the user: the texts, what each sentence rests on, the state of each citation, and what drafted it. */
export function published(drafts: Drafts, grounds: Grounds, authorities: readonly Authority[], engine: Engine): GeneratedContent {
  const texts = textOf(drafts);
  return {
    ...texts,
    provenance: provenanceOf(drafts, grounds),
    citations: citationsOf(drafts, grounds, authorities),
    engine,
  };
}

/** Sentences counted through a text, items through a list. The last word belongs to the check, also for our own rules. */
function provenanceOf(drafts: Drafts, grounds: Grounds): Provenance[] {
  return entries(drafts).flatMap(([contentType, section]) =>
    linesOf(section).map((line, index) => ({ contentType, index, text: line.text, sources: checked(line, grounds) })),
  );
}

function checked(line: Line, grounds: Grounds): Line['sources'] {
  if (line.sources.some((source) => source.kind === 'unsupported')) return line.sources;
  const [foreign] = foreignClaims(line.text, grounds);
  return foreign ? [{ kind: 'unsupported', reason: `“${foreign.text}” is not in your file.` }] : line.sources;
}

/** Every citation that a draft speaks, once; one that the file does not hold is shown as not verified. */
function citationsOf(drafts: Drafts, grounds: Grounds, authorities: readonly Authority[]): GeneratedContent['citations'] {
  const known = new Map(authorities.map((authority) => [authority.key, authority.citation]));
  const found = new Map<string, GeneratedContent['citations'][number]>();
  for (const [, section] of entries(drafts)) {
    for (const line of linesOf(section)) {
      for (const cited of grounds.find(line.text)) {
        if (!found.has(cited.key)) found.set(cited.key, known.get(cited.key) ?? { text: cited.text, state: 'not-verified' });
      }
    }
  }
  return [...found.values()];
}

const entries = (drafts: Drafts): [ContentType, Section][] => Object.entries(drafts) as [ContentType, Section][];

export const linesOf = (section: Section): Line[] => (section.form === 'list' ? section.lines : section.paragraphs.flat());
