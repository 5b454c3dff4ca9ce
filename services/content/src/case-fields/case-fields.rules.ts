import type { CaseDetails, CaseField } from '@lectern/contracts/case';
import type { PdfText } from '../pdf/pdf-text.js';
import type { Caption } from './caption.rules.js';
import { readCaseType } from './case-type.rules.js';
import { type CourtReading, readCourt } from './court.rules.js';
import { readDocket } from './docket.rules.js';
import { type DocumentKind, readDocumentKind, readFilingSide } from './document-kind.rules.js';
import { passagesOf } from './document-passages.rules.js';
import { readEvidence } from './evidence.rules.js';
import type { Finding } from './finding.js';
import { readKeyFacts } from './key-facts.rules.js';
import { readLegalIssues } from './legal-issues.rules.js';
import { readParties } from './parties.rules.js';
import { type Side, sideName } from './party-names.rules.js';
import { readDesiredOutcome } from './relief.rules.js';
import { sentencesOf } from './sentences.rules.js';
import { sessionTitle } from './session-title.rules.js';
import { readTimeConstraints } from './time-constraints.rules.js';

export interface FieldEvidence {
  field: CaseField;
  page: number;
  quote: string;
  confidence: number;
}

export interface CaseReading {
  fields: CaseDetails;
  sources: FieldEvidence[];
  court?: string;
  docketNumber?: string;
  sessionTitle: string;
  warnings: string[];
}

const PARTY_PAPERS: DocumentKind[] = ['complaint', 'petition', 'charge', 'answer', 'motion', 'brief'];

const MAX_QUOTE = 600;

/** Rules run between other people's requests, so a long file is read where it speaks: at its beginning and its end. */
const FIRST_PAGES = 45;
const LAST_PAGES = 10;
/** More than any printed page holds. What exceeds them was made to keep patterns busy. */
const MAX_ROWS = 150;
const MAX_ROW_LENGTH = 240;
const LONG_WORD = /\S{60,}/g;

function telling(text: PdfText): PdfText {
  const pages = text.pages.filter(
    (_, index) => index < FIRST_PAGES || index >= text.pages.length - LAST_PAGES,
  );
  const cut = (row: string) =>
    row
      .slice(0, MAX_ROW_LENGTH)
      .replace(LONG_WORD, (word) => word.slice(0, 60))
      .trimEnd();
  return {
    ...text,
    pages: pages.map((page) => ({
      ...page,
      text: page.text.split('\n').slice(0, MAX_ROWS).map(cut).join('\n'),
    })),
  };
}

/** Everything the rules find in a document. A field that they do not find is absent. */
export function readCaseFields(document: PdfText, fileName: string): CaseReading {
  const text = telling(document);
  const passages = passagesOf(text.pages);
  const sentences = sentencesOf(passages);
  const kind = readDocumentKind(text.pages);
  const caption = readParties(text);
  const court = readCourt(text.pages, text.stamps);
  const docket = readDocket(text.pages, text.stamps);
  const reading = new Reading();

  reading.put('caseType', readCaseType(text, { caption, court, docket, kind }));
  reading.put('jurisdiction', court.jurisdiction);
  const warnings = putParties(reading, text, caption, kind);
  reading.putAll('keyFacts', readKeyFacts(sentences, partyWords(caption)));
  reading.putAll('legalIssues', readLegalIssues(text.pages, passages, sentences));
  reading.putAll('desiredOutcome', readDesiredOutcome(passages, sentences, kind));
  reading.putAll('evidenceTypes', readEvidence(sentences));
  reading.putAll('timeConstraints', readTimeConstraints(text.pages, text.stamps, sentences));
  return {
    fields: reading.fields,
    sources: reading.sources,
    court: courtName(court),
    docketNumber: docket?.value,
    sessionTitle: sessionTitle(caption, docket?.value, fileName),
    warnings: [...text.warnings, ...warnings],
  };
}

class Reading {
  readonly fields: CaseDetails = {};
  readonly sources: FieldEvidence[] = [];

  put<F extends CaseField>(field: F, finding: (Finding & { value: CaseDetails[F] }) | undefined): void {
    if (!finding) return;
    this.fields[field] = finding.value;
    this.cite(field, finding);
  }

  /** A list is one text with one item a line, as the form shows it. */
  putAll(
    field: 'keyFacts' | 'legalIssues' | 'desiredOutcome' | 'evidenceTypes' | 'timeConstraints',
    findings: Finding[],
  ): void {
    if (findings.length === 0) return;
    this.fields[field] = findings.map(({ value }) => value).join('\n');
    for (const finding of findings) this.cite(field, finding);
  }

  private cite(field: CaseField, { page, quote, confidence }: Finding): void {
    this.sources.push({
      field,
      page,
      quote: quote.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE),
      confidence: Math.round(confidence * 100) / 100,
    });
  }
}

function putParties(
  reading: Reading,
  text: PdfText,
  caption: Caption | undefined,
  kind: DocumentKind,
): string[] {
  if (!caption) {
    return text.pages.some((page) => page.text.trim())
      ? ['No caption with parties was found. Fill in the names by hand.']
      : [];
  }
  const filing = readFilingSide(kind, caption, text.pages);
  const [client, opponent] =
    filing.side === 'first' || !caption.second
      ? [caption.first, caption.second]
      : [caption.second, caption.first];
  // Who the user represents is not in the document: the side is a proposal, whatever is known about the names.
  const confidence = Math.min(caption.confidence, filing.said ? 0.85 : 0.75);
  const found = (side: Side): Finding => ({
    value: sideName(side).slice(0, 300),
    page: caption.page,
    quote: side.quote,
    confidence,
  });
  if (client) reading.put('clientName', found(client));
  if (opponent) reading.put('opposingParty', found(opponent));
  if (!client || !opponent)
    return ['The document names one party only. Fill in the other by hand if there is one.'];
  if (filing.said) return [];
  // A party's own paper speaks for that party; a court's, or a report's, for nobody.
  return PARTY_PAPERS.includes(kind)
    ? [
        `${sideName(client)} filed this document and so stands as the client. Swap the parties if you represent the other side.`,
      ]
    : [
        'The document does not say whom you represent: the party named first stands as the client. Swap the parties if that is wrong.',
      ];
}

/** Words that stand for the parties in running text: the telling words of their names. */
function partyWords(caption: Caption | undefined): string[] {
  const sides = [caption?.first, caption?.second].filter((side) => side !== undefined);
  const general =
    /^(united|states|state|america|city|county|people|company|corporation|inc|llc|services?|group|the|and|for|of|association|national|american)$/i;
  return [...new Set(sides.flatMap((side) => side.names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? [])))]
    .filter((word) => !general.test(word))
    .slice(0, 20);
}

const courtName = (court: CourtReading) => court.court?.value;
