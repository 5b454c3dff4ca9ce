import { CaseDetails, type CaseField } from '@lectern/contracts/case';
import { withoutRuledMargin } from './line-numbers.rules.js';
import type { PdfText } from '../pdf-text.js';
import { chooseKind, chooseLists } from './candidates/choose-fields.rules.js';
import { chooseParties, filingSide } from './candidates/choose-parties.rules.js';
import { abstaining } from './candidates/confidence.rules.js';
import { type Models, WEIGHTS } from './candidates/weights.rules.js';
import { belongsToACase } from './belongs-to-a-case.rules.js';
import type { Chosen } from './candidates/ranking.rules.js';
import { readEvidence } from './evidence.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { partyFields, partyValue } from './party-fields.rules.js';
import { sessionTitle } from './session-title.rules.js';
import { understand } from './understanding.rules.js';

/** What was found for each field; a field that was not found is absent or empty. */
export type ExtractedValues = Partial<Record<CaseField, ExtractedValue[]>>;

export interface ExtractedCase {
  values: ExtractedValues;
  /** What was nearly chosen, likeliest first. */
  runnersUp: ExtractedValues;
  court?: string;
  docketNumber?: string;
  /** Where the client stands in the caption. */
  clientStands?: 'first' | 'second';
  sessionTitle: string;
  warnings: string[];
}

export interface FieldEvidence {
  field: CaseField;
  page: number;
  quote: string;
  confidence: number;
}

export interface CaseReading extends Omit<ExtractedCase, 'values' | 'runnersUp'> {
  fields: CaseDetails;
  sources: FieldEvidence[];
  runnersUp: (FieldEvidence & { value: string })[];
}

const MAX_QUOTE = 600;
const OF_NO_CASE = 'This does not read like a paper of a case, so nothing was filled in.';

const one = (value: ExtractedValue | undefined): ExtractedValue[] => (value ? [value] : []);

const once = (values: ExtractedValue[]): ExtractedValue[] =>
  values.filter(({ value }, at) => values.findIndex((other) => other.value === value) === at);

/** Everything that is found in a document. `models` decide between the candidates of each field. */
export function findCaseFields(given: PdfText, fileName: string, models: Models = WEIGHTS): ExtractedCase {
  const document = { ...given, pages: withoutRuledMargin(given.pages) };
  const understanding = understand(document);
  const { text, sentences, kind, court, docket } = understanding;
  const { caption, others } = chooseParties(understanding, models.parties);
  const filing = caption && filingSide(understanding, caption, models.side);
  const { warnings, ...parties } = partyFields(text, { caption, kind, filing });
  const lists = chooseLists({ ...understanding, caption }, models);
  const weighed = (field: CaseField, choice: Chosen) => abstaining(choice, models.confidence?.[field]);
  const facts = weighed('keyFacts', lists.facts);
  if (!caption && !belongsToACase(understanding))
    return {
      values: {},
      // What a letter or a contract says may be wanted all the same: nothing of it is taken unasked.
      runnersUp: { keyFacts: [...facts.chosen, ...facts.runnersUp] },
      sessionTitle: sessionTitle(undefined, undefined, fileName),
      warnings: [...text.warnings, ...(sentences.length > 0 ? [OF_NO_CASE] : [])],
    };
  const issues = weighed('legalIssues', lists.issues);
  const outcome = weighed('desiredOutcome', lists.outcome);
  const dates = weighed('timeConstraints', lists.dates);
  const kinds = weighed('caseType', chooseKind({ ...understanding, caption }, models.kinds));
  return {
    values: {
      caseType: kinds.chosen,
      jurisdiction: one(court.jurisdiction),
      ...parties,
      keyFacts: facts.chosen,
      legalIssues: issues.chosen,
      desiredOutcome: outcome.chosen,
      evidenceTypes: readEvidence(sentences),
      timeConstraints: dates.chosen,
    },
    runnersUp: {
      caseType: kinds.runnersUp,
      clientName: once(others.flatMap(({ first, page, confidence }) => partyValue(first, page, confidence))),
      opposingParty: once(
        others.flatMap(({ second, page, confidence }) => partyValue(second, page, confidence)),
      ),
      keyFacts: facts.runnersUp,
      legalIssues: issues.runnersUp,
      desiredOutcome: outcome.runnersUp,
      timeConstraints: dates.runnersUp,
    },
    court: court.court?.value,
    docketNumber: docket?.value,
    ...(parties.clientName.length > 0 && {
      clientStands: filing?.side === 'second' && caption?.second ? ('second' as const) : ('first' as const),
    }),
    sessionTitle: sessionTitle(caption, docket?.value, fileName),
    warnings: [...text.warnings, ...warnings],
  };
}

const LISTS: CaseField[] = ['keyFacts', 'legalIssues', 'desiredOutcome', 'evidenceTypes', 'timeConstraints'];

/** An item begins with a capital, and has no number of a footnote before or behind it. */
function shown(field: CaseField, value: string): string {
  if (!LISTS.includes(field)) return value;
  const bare = value
    .replace(/^\[\d{1,3}\]\s/, '')
    .replace(/(?<=[\p{L})][\p{L}\d)][.”"])(?:\d{1,2}|\[\d{1,3}\])$/u, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** Extracted values as the form shows them: a list is one text with one item a line, and each item has its source. */
export function caseReading({ values, runnersUp, ...rest }: ExtractedCase): CaseReading {
  const fields: Partial<Record<string, string>> = {};
  const sources: FieldEvidence[] = [];
  const offered: CaseReading['runnersUp'] = [];
  for (const field of CaseDetails.keyof().options) {
    const found = values[field] ?? [];
    if (found.length > 0) fields[field] = found.map(({ value }) => shown(field, value)).join('\n');
    for (const value of found) sources.push(evidence(field, value));
    for (const value of runnersUp[field] ?? [])
      offered.push({ ...evidence(field, value), value: shown(field, value.value) });
  }
  return { ...rest, fields: CaseDetails.parse(fields), sources, runnersUp: offered };
}

const evidence = (field: CaseField, { page, quote, confidence }: ExtractedValue): FieldEvidence => ({
  field,
  page,
  quote: quote.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE),
  confidence: Math.round(confidence * 100) / 100,
});

/** The case fields of a document as the form shows them. */
export const readCaseFields = (document: PdfText, fileName: string, models: Models = WEIGHTS): CaseReading =>
  caseReading(findCaseFields(document, fileName, models));
