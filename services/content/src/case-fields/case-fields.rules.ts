import { CaseDetails, type CaseField } from '@lectern/contracts/case';
import type { PdfText } from '../pdf/pdf-text.js';
import { readCaseType } from './case-type.rules.js';
import { type CourtReading, readCourt } from './court.rules.js';
import { readDocket } from './docket.rules.js';
import { readDocumentKind } from './document-kind.rules.js';
import { passagesOf } from './document-passages.rules.js';
import { readEvidence } from './evidence.rules.js';
import type { Finding } from './finding.js';
import { formFacts, formRequests, isForm } from './form-lines.rules.js';
import { speaksToMachines } from './injected-text.rules.js';
import { MAX_FACTS, readKeyFacts } from './key-facts.rules.js';
import { readLegalIssues } from './legal-issues.rules.js';
import { readParties } from './parties.rules.js';
import { partyFields, partyWords } from './party-fields.rules.js';
import { MAX_RELIEF, readDesiredOutcome } from './relief.rules.js';
import { sentencesOf } from './sentences.rules.js';
import { sessionTitle } from './session-title.rules.js';
import { tellingPages } from './telling-pages.rules.js';
import { isTranscript, testimony } from './testimony.rules.js';
import { readTimeConstraints } from './time-constraints.rules.js';

/** What was found for each field; a field that was not found is absent or empty. */
export type Findings = Partial<Record<CaseField, Finding[]>>;

export interface CaseFindings {
  findings: Findings;
  court?: string;
  docketNumber?: string;
  sessionTitle: string;
  warnings: string[];
}

export interface FieldEvidence {
  field: CaseField;
  page: number;
  quote: string;
  confidence: number;
}

export interface CaseReading extends Omit<CaseFindings, 'findings'> {
  fields: CaseDetails;
  sources: FieldEvidence[];
}

const MAX_QUOTE = 600;

const one = (finding: Finding | undefined): Finding[] => (finding ? [finding] : []);

/** A contract or a letter: no caption, no docket number, no court in its heading. */
const belongsToNoCase = (court: CourtReading, text: PdfText): boolean => {
  const rows = text.pages[0]?.text.split('\n').filter((row) => row.trim()) ?? [];
  return (
    !court.court &&
    (rows.slice(0, 5).some((row) => DEED.test(row)) || rows.slice(0, 20).some((row) => SALUTATION.test(row)))
  );
};

const DEED =
  /^\s*(?:[\w’' -]{0,50}\b)?(?:agreement|lease|contract|deed|power of attorney|last will(?: and testament)?|invoice)\s*$/i;
const SALUTATION = /^\s*Dear\s+\p{Lu}.{1,60}[:,]\s*$/u;

/** Of a form's printed words only whole sentences of some length tell anything; "If there are ..." asks. */
const SAYS = /^(?!If\b|\(|\d)(?:\S+ ){7,}/;

/** Everything the rules find in a document. */
export function findCaseFields(document: PdfText, fileName: string): CaseFindings {
  const text = tellingPages(document);
  const passages = passagesOf(text.pages);
  const sentences = sentencesOf(passages).filter((sentence) => !speaksToMachines(sentence.text));
  const kind = readDocumentKind(text.pages);
  const caption = readParties(text);
  const court = readCourt(text.pages, text.stamps);
  const docket = readDocket(text.pages, text.stamps);
  const { warnings, ...parties } = partyFields(text, caption, kind);
  if (!caption && !docket && belongsToNoCase(court, text))
    return {
      findings: {},
      sessionTitle: sessionTitle(undefined, undefined, fileName),
      warnings: [...text.warnings, 'This does not read like a paper of a case, so nothing was filled in.'],
    };
  const form = isForm(text.pages);
  const asked = formRequests(text.pages);
  const told = isTranscript(text.pages)
    ? testimony(text.pages)
    : readKeyFacts(sentences, partyWords(caption));
  return {
    findings: {
      caseType: one(readCaseType(text, { caption, court, docket, kind })),
      jurisdiction: one(court.jurisdiction),
      ...parties,
      keyFacts: [...formFacts(text.pages), ...told.filter(({ value }) => !form || SAYS.test(value))].slice(
        0,
        MAX_FACTS,
      ),
      legalIssues: readLegalIssues(text.pages, passages, sentences),
      desiredOutcome:
        asked.length > 0 ? asked.slice(0, MAX_RELIEF) : readDesiredOutcome(passages, sentences, kind),
      evidenceTypes: readEvidence(sentences),
      timeConstraints: readTimeConstraints(text.pages, text.stamps, sentences),
    },
    court: court.court?.value,
    docketNumber: docket?.value,
    sessionTitle: sessionTitle(caption, docket?.value, fileName),
    warnings: [...text.warnings, ...warnings],
  };
}

const LISTS: CaseField[] = ['keyFacts', 'legalIssues', 'desiredOutcome', 'evidenceTypes', 'timeConstraints'];

/** An item begins with a capital and ends without the number of a footnote. */
function shown(field: CaseField, value: string): string {
  if (!LISTS.includes(field)) return value;
  return (value.charAt(0).toUpperCase() + value.slice(1)).replace(
    /(?<=[\p{L})][\p{L}\d)][.”"])\d{1,2}$/u,
    '',
  );
}

/** Findings as the form shows them: a list is one text with one item a line, and each item has its source. */
export function caseReading({ findings, ...rest }: CaseFindings): CaseReading {
  const fields: Partial<Record<string, string>> = {};
  const sources: FieldEvidence[] = [];
  for (const field of CaseDetails.keyof().options) {
    const found = findings[field] ?? [];
    if (found.length > 0) fields[field] = found.map(({ value }) => shown(field, value)).join('\n');
    for (const { page, quote, confidence } of found) {
      sources.push({
        field,
        page,
        quote: quote.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE),
        confidence: Math.round(confidence * 100) / 100,
      });
    }
  }
  return { ...rest, fields: CaseDetails.parse(fields), sources };
}

/** The case fields of a document, by rules alone. */
export const readCaseFields = (document: PdfText, fileName: string): CaseReading =>
  caseReading(findCaseFields(document, fileName));
