import type { CaseField } from '@lectern/contracts/case';
import type { Citation, GeneratedText, Provenance, Source } from '@lectern/contracts/content';
import type { ContentType } from '@lectern/contracts/scenarios';
import { type CompiledSection, sectionsOf } from './sections.js';

/** Stands at the top of every download. */
export const HEADER_LINE = 'Attorney work product - practice material';

/** A stretch of text, the notes behind it, and whether it still has to be confirmed or cut. */
export interface Stretch {
  text: string;
  /** Numbers of the notes, counted from 1 through the whole document. */
  notes: number[];
  unsupported?: string;
}

export interface AnnotatedSection {
  type: ContentType;
  heading: string;
  form: 'text' | 'list';
  /** Paragraphs of a text, or items of a list. */
  paragraphs: Stretch[][];
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
  order: readonly ContentType[];
  provenance: readonly Provenance[];
  citations: readonly Citation[];
}

/** Joins the texts with what they rest on. A sentence that the user has changed has no source of ours any more. */
export function annotate({ title, subtitle, content, order, provenance, citations }: Given): AnnotatedScript {
  const notes: string[] = [];
  const sections = sectionsOf(content, order).map((section) => {
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
    notes,
    citations: citations.map(citationLine),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

export function citationLine({ text, state, page }: Citation): string {
  return `${text} - ${STATES[state]}${page === undefined ? '' : `, page ${page}`}`;
}

function listed(
  section: CompiledSection,
  items: string[],
  lines: readonly Provenance[],
  notes: string[],
): AnnotatedSection {
  const paragraphs = items.map((item, at) => {
    const line =
      lines.find(({ index, text }) => index === at && text === item) ??
      lines.find(({ text }) => text === item);
    return [stretch(item, line, notes)];
  });
  return { type: section.type, heading: section.heading, form: 'list', paragraphs };
}

function written(
  section: CompiledSection,
  body: string,
  lines: readonly Provenance[],
  notes: string[],
): AnnotatedSection {
  let next = 0;
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => {
    const stretches: Stretch[] = [];
    let from = 0;
    for (let at = next; at < lines.length; at += 1) {
      const line = lines[at]!;
      const start = paragraph.indexOf(line.text, from);
      // The sentence stands in a later paragraph, or the user has changed or cut it.
      if (start < 0) continue;
      if (start > from) stretches.push({ text: paragraph.slice(from, start), notes: [] });
      stretches.push(stretch(line.text, line, notes));
      from = start + line.text.length;
      next = at + 1;
    }
    if (from < paragraph.length) stretches.push({ text: paragraph.slice(from), notes: [] });
    return stretches;
  });
  return { type: section.type, heading: section.heading, form: 'text', paragraphs };
}

function stretch(text: string, line: Provenance | undefined, notes: string[]): Stretch {
  const sources = line?.sources ?? [];
  const unsupported = sources.find((source) => source.kind === 'unsupported');
  const numbers = sources.flatMap((source) => {
    const note = noteOf(source);
    if (note === undefined) return [];
    const known = notes.indexOf(note);
    return [known >= 0 ? known + 1 : notes.push(note)];
  });
  return { text, notes: [...new Set(numbers)], ...(unsupported && { unsupported: unsupported.reason }) };
}

function noteOf(source: Source): string | undefined {
  if (source.kind === 'case-field')
    return `Your case details, ${FIELD_NAMES[source.field]}: “${oneLine(source.quote)}”`;
  if (source.kind === 'pdf') return `Your document, page ${source.page}: “${oneLine(source.quote)}”`;
  if (source.kind === 'attorney')
    return source.act === 'confirmed' ? 'Confirmed by the attorney' : 'Written by the attorney';
  return undefined;
}

/** Shown behind a sentence that the file does not carry. */
export const UNSUPPORTED_MARK = '[not in your file: confirm or cut]';
