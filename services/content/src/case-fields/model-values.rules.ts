import { CaseType, Jurisdiction, type CaseField } from '@lectern/contracts/case';
import type { PdfPage } from '../pdf-text.js';
import type { ExtractedCase, ExtractedValues } from './case-fields.rules.js';
import type { ModelFields, ModelItem } from './model-fields.js';
import { looksCited } from './caption.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { speaksToMachines } from './injected-text.rules.js';

const LISTS = ['keyFacts', 'legalIssues', 'desiredOutcome', 'evidenceTypes', 'timeConstraints'] as const;
const SINGLE = ['caseType', 'jurisdiction', 'clientName', 'opposingParty'] as const;
const MOST: Record<(typeof LISTS)[number], number> = {
  keyFacts: 14,
  legalIssues: 12,
  desiredOutcome: 8,
  evidenceTypes: 8,
  timeConstraints: 10,
};

const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter words than these stand on almost any page and prove nothing. */
const LEAST_QUOTE = 12;
const CHECKED_CONFIDENCE = 0.75;

/** The page that holds the quoted words, whichever page the model named. */
function pageOf(quote: string, named: number, pages: PdfPage[]): PdfPage | undefined {
  const wanted = squeezed(quote);
  if (wanted.length < LEAST_QUOTE) return undefined;
  const holds = (page: PdfPage | undefined) =>
    page !== undefined && ` ${squeezed(page.text)} `.includes(` ${wanted} `);
  const claimed = pages.find((page) => page.number === named);
  return holds(claimed) ? claimed : pages.find(holds);
}

/** Names, numbers and dates of a value must stand in the quoted words; the rest may be put in other words. */
function supported(value: string, quote: string): boolean {
  const said = new Set(squeezed(quote).split(' '));
  const hard = value.match(/\p{Lu}[\p{L}\p{N}’'-]+|\d[\d,.]*/gu) ?? [];
  // The first word of a sentence is a capital without being a name.
  const names = hard.filter((word, index) => index > 0 || !value.startsWith(word) || /\d/.test(word));
  if (
    !names.every((word) =>
      squeezed(word)
        .split(' ')
        .every((part) => said.has(part)),
    )
  )
    return false;
  const words = squeezed(value)
    .split(' ')
    .filter((word) => word.length > 3);
  return words.length === 0 || words.filter((word) => said.has(word)).length / words.length >= 0.6;
}

function checked(item: ModelItem, pages: PdfPage[]): ExtractedValue | undefined {
  const page = pageOf(item.quote, item.page, pages);
  const value = item.value.replace(/\s+/g, ' ').trim();
  if (!page || !value || speaksToMachines(item.quote) || !supported(value, item.quote)) return undefined;
  return {
    value,
    page: page.number,
    quote: item.quote.replace(/\s+/g, ' ').trim(),
    confidence: CHECKED_CONFIDENCE,
  };
}

/** A choice of the form's values is judged, not quoted: its quote must stand there, its value must be on the list. */
function choice(
  field: 'caseType' | 'jurisdiction',
  item: ModelItem,
  pages: PdfPage[],
): ExtractedValue | undefined {
  const values = field === 'caseType' ? CaseType : Jurisdiction;
  const page = pageOf(item.quote, item.page, pages);
  const value = values.safeParse(item.value);
  return page && value.success
    ? { value: value.data, page: page.number, quote: item.quote, confidence: 0.7 }
    : undefined;
}

function single(
  field: (typeof SINGLE)[number],
  item: ModelItem | null,
  pages: PdfPage[],
): ExtractedValue | undefined {
  if (!item) return undefined;
  if (field === 'caseType' || field === 'jurisdiction') return choice(field, item, pages);
  // A party out of somebody else's case is the worst error.
  if (looksCited(item.quote) || item.value.length > 300) return undefined;
  return checked(item, pages);
}

const overlap = (one: string, other: string): number => {
  const [a, b] = [one, other].map(
    (text) =>
      new Set(
        squeezed(text)
          .split(' ')
          .filter((word) => word.length > 3),
      ),
  );
  if (!a || !b || a.size === 0 || b.size === 0) return 0;
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size);
};

function merged(rules: ExtractedValue[], model: ExtractedValue[], most: number): ExtractedValue[] {
  const kept = [...rules];
  for (const proposed of model) {
    if (!kept.some((other) => overlap(other.value, proposed.value) > 0.7)) kept.push(proposed);
  }
  // In the order of the document, so that facts are told as it tells them.
  return kept.slice(0, most).sort((a, b) => a.page - b.page);
}

/** Rules and model together: what the rules found stands; the model adds what the document supports, and nothing else. */
export function withModelFields(found: ExtractedCase, model: ModelFields, pages: PdfPage[]): ExtractedCase {
  const values: ExtractedValues = { ...found.values };
  for (const field of SINGLE) {
    const own = values[field] ?? [];
    const proposal = single(field, model[field], pages);
    if (own.length === 0 && proposal && !isTaken(field, proposal, values)) values[field] = [proposal];
  }
  for (const field of LISTS) {
    const own = values[field] ?? [];
    const room = Math.max(MOST[field], own.length);
    const proposals = model[field].flatMap((item) => checked(item, pages) ?? []);
    values[field] = merged(own, proposals, room);
  }
  return { ...found, values };
}

/** One name cannot stand on both sides. */
function isTaken(field: CaseField, proposal: ExtractedValue, values: ExtractedValues): boolean {
  const other =
    field === 'clientName' ? values.opposingParty : field === 'opposingParty' ? values.clientName : undefined;
  return other?.some((found) => overlap(found.value, proposal.value) > 0.5) ?? false;
}
