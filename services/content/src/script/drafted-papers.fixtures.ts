import type { CaseDetails } from '@lectern/contracts/case';
import type { ContentType, ScenarioType } from '@lectern/contracts/scenarios';
import { readCaseFields } from '../case-fields/case-fields.rules.js';
import { draftByRules, typesOf } from './draft.js';
import type { DraftRequest } from './draft-request.js';
import type { Line } from './line.js';
import { briefFor, readable } from './pure-draft.js';

/** The lines of a draft of papers of one page each; the fields of the case are read from the first, and `forTheOther` turns the sides. */
export function linesOfDraft(
  scenario: ScenarioType,
  texts: readonly string[],
  { type = typesOf(scenario)[0]!, forTheOther = false }: { type?: ContentType; forTheOther?: boolean } = {},
): Line[] {
  const documents = texts.map((text, at) => ({
    name: `paper ${at + 1}`,
    pages: [{ number: 1, text, ocr: false, scanned: false, read: true }],
  }));
  const { fields } = readCaseFields(
    { pageCount: 1, stamps: [], runningHeads: [], warnings: [], pages: documents[0]!.pages },
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
