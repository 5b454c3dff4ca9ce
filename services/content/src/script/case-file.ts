import type { CaseDetails, CaseField, CaseType, Jurisdiction } from '@lectern/contracts/case';
import type { Source } from '@lectern/contracts/content';
import { type Authority, authoritiesOf, citationIndexes, standsAlone } from './authorities.js';
import { namesIn } from './english/casing.js';
import { speakable, whole } from './english/brevity.js';
import { isCourtOrder } from './english/court-speech.js';
import { kindOf } from './english/clauses.js';
import { inOrderOfTime } from './english/dates.js';
import { sentence } from './english/phrases.js';
import { type Span, splitItems, splitUnits } from './english/sentences.js';
import { type Party, type Side, partyOf, sideOf } from './parties.js';
import type { DocumentPage } from './passages.js';
import { type Said, asFact, distinct, reader, unitsOf } from './said.js';

/** Everything that a draft may use: the user's fields and pages, read once. Nothing else reaches the drafting. */
export interface CaseFile {
  caseType: CaseType;
  caseTypeSources: Source[];
  jurisdiction?: Jurisdiction;
  client?: Party;
  opponent?: Party;
  side: Side;
  /** In order of time. */
  facts: Said[];
  issues: Said[];
  asks: Said[];
  evidence: Said[];
  times: Said[];
  authorities: Authority[];
  names: ReadonlySet<string>;
}

export type Given = CaseDetails & { caseType: CaseType; keyFacts: string };

export function readCaseFile(details: Given, pages: readonly DocumentPage[]): CaseFile {
  const client = partyOf('clientName', details.clientName, pages);
  const opponent = partyOf('opposingParty', details.opposingParty, pages);
  const long = [details.keyFacts, details.legalIssues, details.desiredOutcome, details.evidenceTypes].filter(
    (text) => text !== undefined,
  );
  const names = namesIn(
    long,
    [client?.name, opponent?.name].filter((name) => name !== undefined),
  );
  const said = reader({ names, given: [details.clientName, details.opposingParty], pages });
  const authorities = authoritiesOf(details, pages, citationIndexes(details, pages));
  const read = (
    field: CaseField,
    split: (text: string) => Span[],
    keep: (span: Span) => boolean = () => true,
  ): Said[] =>
    unitsOf(details[field], split)
      .filter(keep)
      .map((span) => said(field, span));
  return {
    caseType: details.caseType,
    caseTypeSources: [{ kind: 'case-field', field: 'caseType', quote: details.caseType }],
    ...(details.jurisdiction && { jurisdiction: details.jurisdiction }),
    ...(client && { client }),
    ...(opponent && { opponent }),
    side: sideOf(details),
    facts: inOrderOfTime(
      read('keyFacts', splitUnits, (span) => !onlyCites(span, authorities)),
      (fact) => fact.text,
    )
      .map(asFact)
      .flatMap(inSpeech),
    issues: distinct(
      read(
        'legalIssues',
        splitItems,
        (span) => !COUNT_ALONE.test(span.text) && !statesLaw(span, authorities),
      ).flatMap(uncut),
    ),
    asks: distinct(
      read('desiredOutcome', splitItems, ({ text }) => pages.length === 0 || !isCourtOrder(text)).flatMap(
        uncut,
      ),
    ),
    evidence: distinct(read('evidenceTypes', splitItems)),
    // A document gives the dates of its hearings among the facts as well: once is enough.
    times: distinct(
      read(
        'timeConstraints',
        splitItems,
        ({ text }) =>
          !details.keyFacts.includes(text.slice(0, 60)) && !(pages.length > 0 && DATE_OF_PAPER.test(text)),
      ).flatMap(uncut),
    ),
    authorities,
    names,
  };
}

/** "Count Two" names no issue. */
const COUNT_ALONE =
  /^(?:counts?|claims?|causes? of action)\s+(?:[ivx]+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\W*$/i;

/** "Filed February 11, 2022": when a paper was made is no limit on anybody's time. */
const DATE_OF_PAPER =
  /^(?:filed|dated?|entered|issued|decided|submitted|argued|date of the document)\b:?\s*(?:on\s+)?[\p{L}\d\s,./-]{4,24}$/iu;

/** A fact too long to be followed by ear is told in several sentences; each rests on the whole. */
const inSpeech = (fact: Said): Said[] =>
  fact.kind === 'statement'
    ? speakable(fact.text).map((text) => ({ ...fact, text: sentence(text) }))
    : [fact];

/** An item that the field holds cut off is spoken up to its last whole clause, or not at all. */
function uncut(item: Said): Said[] {
  const quote = item.sources.find((source) => source.kind === 'case-field')?.quote ?? '';
  const text = quote.trimEnd().endsWith('…') ? whole(`${item.text}…`) : whole(item.text);
  return text === undefined ? [] : [{ ...item, text }];
}

/** Among the issues, a sentence with its citation is the rule that answers one, not a question of its own. */
function statesLaw(span: Span, authorities: readonly Authority[]): boolean {
  if (/^(?:whether|did|does|is|are|was|were|can|may|should)\b/i.test(span.text)) return false;
  const flat = span.text.replace(/\s+/g, ' ');
  const named = authorities.filter(({ citation }) => flat.includes(citation.text));
  const alone = named.some(({ citation }) => standsAlone(span.text, citation.text));
  if (alone || (named.length > 0 && kindOf(span.text) === 'statement')) return true;
  // The sentence before a citation that stands alone is what the citation holds.
  const { start, end, text } = span;
  return authorities.some(
    ({ place }) =>
      place?.field === 'legalIssues' &&
      place.joined &&
      place.start <= start &&
      end <= place.end &&
      kindOf(text) === 'statement',
  );
}

/** "See Smith v. Jones, 1 U.S. 1 (1800)." among the facts belongs to the authorities. */
const onlyCites = (span: Span, authorities: readonly Authority[]): boolean =>
  authorities.some(
    ({ citation, place }) => place?.field === 'keyFacts' && standsAlone(span.text, citation.text),
  );
