import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import type { Line } from './line.js';
import { briefFor, readable } from './pure-draft.js';

interface Options {
  type?: ContentType;
  /** Turns the sides. */
  forTheOther?: boolean;
}

/**
 * The lines of a draft of papers, each with its pages divided by a form feed as `pdftotext` does; the fields of the case are read
 * from the first.
 */
export function linesOfDraft(
  scenario: ScenarioType,
  texts: readonly string[],
  { type = typesOf(scenario)[0]!, forTheOther = false }: Options = {},
): Line[] {
  const documents = texts.map((paper, at) => ({
    name: `paper ${at + 1}`,
    pages: paper
      .split('\f')
      .map((text, index) => ({ number: index + 1, text, ocr: false, scanned: false, read: true })),
  }));
  const [{ pages }] = documents as [(typeof documents)[0]];
  const { fields } = readCaseFields(
    { pageCount: pages.length, stamps: [], runningHeads: [], warnings: [], pages },
    'paper 1',
  );
  const { clientName, opposingParty } = fields;
  const given = { keyFacts: '', caseType: 'civil-litigation' as const, ...fields } as CaseDetails;
  const caseDetails = (
    forTheOther ? { ...given, clientName: opposingParty, opposingParty: clientName } : given
  ) as DraftRequest['caseDetails'];
  const brief = briefFor({ scenario, caseDetails, documents });
  const main = readable(draftByRules(brief, [type]), brief)[type]!;
  return main.form === 'text' ? main.paragraphs.flat() : main.lines;
}

/** The same as one text. */
export const draftOf = (...given: Parameters<typeof linesOfDraft>): string =>
  linesOfDraft(...given)
    .map(({ text }) => text)
    .join(' ');

/** The parts of it by their titles. */
export function partsOfDraft(...given: Parameters<typeof linesOfDraft>): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let title = '';
  for (const { part, text } of linesOfDraft(...given)) {
    title = part?.title ?? title;
    parts.set(title, [parts.get(title), text].filter(Boolean).join(' '));
  }
  return parts;
}
