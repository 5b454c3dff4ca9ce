import type { CaseField } from '@lectern/contracts/case';
import type { Citation, GeneratedText, Provenance, Source } from '@lectern/contracts/content';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import { OPEN_PLACE } from '../open-place.js';
import { blocksOf, oneLine } from './blocks.rules.js';
import { type CompiledSection, sectionsOf } from './sections.js';

/** Stands at the top of every download. */
export const HEADER_LINE = 'Attorney work product - practice material';

/** A stretch of text, the notes behind it, and whether it still has to be confirmed or cut. */
export interface Stretch {
  text: string;
  /** Numbers of the notes, counted from 1 through the whole document. */
  notes: number[];
  unsupported?: string;
  /** A place that the attorney has not filled. */
  open?: true;
}

/** A heading within a section, a paragraph of a text, or an item of a list. */
export interface AnnotatedBlock {
  kind: 'heading' | 'text';
  stretches: Stretch[];
  /** Of an item, counted from 1 through its list. */
  number?: number;
}

export interface AnnotatedSection {
  type: ContentType;
  heading: string;
  blocks: AnnotatedBlock[];
}

export interface AnnotatedScript {
  title: string;
  /** Empty when there is nothing to add to the title. */
  subtitle: string;
  sections: AnnotatedSection[];
  /** Note n is at index n - 1. */
  notes: string[];
  citations: string[];
}

const FIELD_NAMES: Record<CaseField, string> = {
  caseType: 'case type',
  jurisdiction: 'jurisdiction',
  clientName: 'client name',
  opposingParty: 'opposing party',
  keyFacts: 'key facts',
  legalIssues: 'legal issues',
  desiredOutcome: 'desired outcome',
  evidenceTypes: 'evidence',
  timeConstraints: 'time constraints',
};

const STATES: Record<Citation['state'], string> = {
  'in-your-document': 'in your document',
  'supplied-by-you': 'supplied by you',
  'not-verified': 'not verified',
};

interface Given {
  title: string;
  subtitle: string;
  content: GeneratedText;
  /** The main section is called what it is in its scenario. */
  scenario?: ScenarioType | undefined;
  order: readonly ContentType[];
  provenance: readonly Provenance[];
  citations: readonly Citation[];
  /** `quoted`: a note for each source with its words. `pages`: one note a sentence, which names pages alone. */
  sources?: 'quoted' | 'pages';
}

/** Joins the texts with what they rest on. A sentence that the user has changed has no source of ours any more. */
export function annotate({
  title,
  subtitle,
  content,
  scenario,
  order,
  provenance,
  citations,
  sources,
}: Given): AnnotatedScript {
  const notes = new Notes(sources === 'pages' ? pagesAlone : quoted);
  const sections = sectionsOf(content, order, scenario).map((section) => {
    const lines = provenance
      .filter((line) => line.contentType === section.type)
      .sort((a, b) => a.index - b.index);
    return Array.isArray(section.body)
      ? listed(section, section.body, lines, notes)
      : written(section, section.body, lines, notes);
  });
  return {
    title: oneLine(title),
    subtitle: oneLine(subtitle),
    sections,
    notes: notes.all,
    citations: citations.map(citationLine),
  };
}

export function citationLine({ text, state, page, unnamed }: Citation): string {
  const known = `${text} - ${STATES[state]}${page === undefined ? '' : `, page ${page}`}`;
  return unnamed ? `${known}; incomplete: no case name` : known;
}

function listed(
  section: CompiledSection,
  items: string[],
  lines: readonly Provenance[],
  notes: Notes,
): AnnotatedSection {
  let number = 0;
  const blocks = items.map((item, at): AnnotatedBlock => {
    const text = oneLine(item);
    if (text.startsWith('## ')) return { kind: 'heading', stretches: [{ text: text.slice(3), notes: [] }] };
    const line =
      lines.find((known) => known.index === at && known.text === item) ??
      lines.find((known) => known.text === item);
    number += 1;
    return { kind: 'text', number, stretches: withOpenPlaces([stretch(text, line, notes)]) };
  });
  return { type: section.type, heading: section.heading, blocks };
}

function written(
  section: CompiledSection,
  body: string,
  lines: readonly Provenance[],
  notes: Notes,
): AnnotatedSection {
  // A sentence stays whole, whatever line breaks were typed into it.
  const whole = lines.reduce(
    (text, line) => (line.text.includes('\n') ? text.replace(line.text, () => oneLine(line.text)) : text),
    body,
  );
  let next = 0;
  const blocks = blocksOf(whole).map(({ kind, text }): AnnotatedBlock => {
    if (kind === 'heading') return { kind, stretches: [{ text, notes: [] }] };
    const stretches: Stretch[] = [];
    let from = 0;
    for (let at = next; at < lines.length; at += 1) {
      const line = lines[at]!;
      const words = oneLine(line.text);
      const start = words === '' ? -1 : text.indexOf(words, from);
      // The sentence stands in a later paragraph, or the user has changed or cut it.
      if (start < 0) continue;
      if (start > from) stretches.push({ text: text.slice(from, start), notes: [] });
      stretches.push(stretch(words, line, notes));
      from = start + words.length;
      next = at + 1;
    }
    if (from < text.length) stretches.push({ text: text.slice(from), notes: [] });
    return { kind, stretches: withOpenPlaces(stretches) };
  });
  return { type: section.type, heading: section.heading, blocks };
}

/** Open places apart from the words around them, whoever wrote those. */
const withOpenPlaces = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.flatMap((whole) => {
    const places = [...whole.text.matchAll(OPEN_PLACE)];
    if (places.length === 0) return [whole];
    const parts: Stretch[] = [];
    let from = 0;
    for (const { 0: text, index } of places) {
      parts.push({ text: whole.text.slice(from, index), notes: [] }, { text, notes: [], open: true });
      from = index + text.length;
    }
    return [...parts, { ...whole, text: whole.text.slice(from) }].filter(({ text }) => text !== '');
  });

function stretch(text: string, line: Provenance | undefined, notes: Notes): Stretch {
  const sources = line?.sources ?? [];
  const unsupported = sources.find((source) => source.kind === 'unsupported');
  return { text, notes: notes.on(sources), ...(unsupported && { unsupported: unsupported.reason }) };
}

/** The notes of a whole document: what was said once keeps its number. */
class Notes {
  readonly all: string[] = [];

  constructor(private readonly written: (sources: readonly Source[]) => string[]) {}

  on(sources: readonly Source[]): number[] {
    const numbers = this.written(sources).map((note) => {
      const known = this.all.indexOf(note);
      return known >= 0 ? known + 1 : this.all.push(note);
    });
    return [...new Set(numbers)];
  }
}

const quoted = (sources: readonly Source[]): string[] =>
  sources.map(quotedNote).filter((note) => note !== undefined);

function quotedNote(source: Source): string | undefined {
  if (source.kind === 'case-field')
    return `Your case details, ${FIELD_NAMES[source.field]}: “${oneLine(source.quote)}”`;
  if (source.kind === 'pdf') return `Your document, page ${source.page}: “${oneLine(source.quote)}”`;
  return ownNote(source);
}

/** A page says where to look; the details of the case are named only where no page is. */
function pagesAlone(sources: readonly Source[]): string[] {
  const pages = sources
    .filter((source) => source.kind === 'pdf')
    .map(({ document, page }) => `${document ? oneLine(document) : 'Your document'}, page ${page}`);
  const fields = sources.some(({ kind }) => kind === 'case-field') ? ['Your case details'] : [];
  const named = pages.length > 0 ? pages : fields;
  const own = sources.map(ownNote).filter((note) => note !== undefined);
  const note = [...new Set([...named, ...own])].join('; ');
  return note === '' ? [] : [note];
}

function ownNote(source: Source): string | undefined {
  if (source.kind !== 'attorney') return undefined;
  return source.act === 'confirmed' ? 'Confirmed by the attorney' : 'Written by the attorney';
}

/** Shown behind a sentence that the file does not carry. */
export const UNSUPPORTED_MARK = '[not in your file: confirm or cut]';
