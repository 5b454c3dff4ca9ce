import type { CaseDetails, CaseField, CaseType, Jurisdiction } from '@lectern/contracts/case';
import type { Source } from '@lectern/contracts/content';
import { type Authority, authoritiesOf, citationIndexes, standsAlone } from './authorities.js';
import { calm, isAllCaps, isOrdinary, namesIn, properName } from './english/casing.js';
import { type ClauseKind, kindOf } from './english/clauses.js';
import { inOrderOfTime } from './english/dates.js';
import { bare, sentence } from './english/phrases.js';
import { type Span, splitItems, splitUnits } from './english/sentences.js';
import { type DocumentPage, partyPlaces, placesOf } from './passages.js';

/** A sentence or phrase of the user's, tidied for speaking, with the words that it rests on. */
export interface Said {
  text: string;
  kind: ClauseKind;
  sources: Source[];
}

export interface Party {
  name: string;
  sources: Source[];
}

export type Side = 'claiming' | 'defending' | 'unknown';

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

type Given = CaseDetails & { caseType: CaseType; keyFacts: string };

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
  const small = smallNames([details.clientName, details.opposingParty]);
  const authorities = authoritiesOf(details, pages, citationIndexes(details, pages));
  const read = (
    field: CaseField,
    split: (text: string) => Span[],
    keep: (span: Span) => boolean = () => true,
  ): Said[] =>
    unitsOf(details[field], split)
      .filter(keep)
      .map((span) => said(field, span, names, small, pages));
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
    ).map(asFact),
    issues: read('legalIssues', splitItems, (span) => !statesLaw(span, 'legalIssues', authorities)),
    asks: read('desiredOutcome', splitItems),
    evidence: read('evidenceTypes', splitItems),
    times: read('timeConstraints', splitItems),
    authorities,
    names,
  };
}

/** Among the issues, a sentence with its citation is the rule that answers one, not a question of its own. */
function statesLaw(span: Span, field: CaseField, authorities: readonly Authority[]): boolean {
  if (/^(?:whether|did|does|is|are|was|were|can|may|should)\b/i.test(span.text)) return false;
  const named = authorities.filter(
    ({ place }) => place?.field === field && place.start < span.end && span.start < place.end,
  );
  const alone = named.some(({ citation }) => standsAlone(span.text, citation.text));
  return alone || (named.length > 0 && kindOf(span.text) === 'statement');
}

/** "See Smith v. Jones, 1 U.S. 1 (1800)." among the facts belongs to the authorities. */
const onlyCites = (span: Span, authorities: readonly Authority[]): boolean =>
  authorities.some(
    ({ citation, place }) =>
      place?.field === 'keyFacts' &&
      place.start < span.end &&
      span.start < place.end &&
      standsAlone(span.text, citation.text),
  );

const ASKS =
  /^(?:who|what|when|where|why|how|which|whose|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|must)\b/i;

const HEADING =
  /^(?:key |statement of (?:the )?|relevant |material )?(?:facts?|background|summary|timeline|chronology|issues?|evidence|relief|outcome)\s*:?$/i;

function unitsOf(value: string | undefined, split: (text: string) => Span[]): Span[] {
  return value ? split(value).filter((span) => !HEADING.test(span.text)) : [];
}

function said(
  field: CaseField,
  span: Span,
  names: ReadonlySet<string>,
  small: ReadonlySet<string>,
  pages: readonly DocumentPage[],
): Said {
  const spoken = isAllCaps(span.text) ? calm(span.text, names) : span.text;
  const tidy = bare(sentence(withNames(spoken, small)));
  // Only sentences begin with a capital of ours; a phrase keeps the letter that the user gave it.
  const text = /^\p{Ll}/u.test(spoken) && field !== 'keyFacts' ? spoken[0] + tidy.slice(1) : tidy;
  const kind = kindOf(spoken);
  // "breach of contract???" asks nothing: it is a label with a doubt.
  if (
    kind === 'question' &&
    field !== 'keyFacts' &&
    kindOf(bare(spoken.replace(/\?+/g, ''))) === 'fragment' &&
    !ASKS.test(spoken)
  ) {
    return {
      text: bare(text.replace(/\?+$/, '')),
      kind: 'fragment',
      sources: placesOf(field, span.text, pages),
    };
  }
  return { text, kind, sources: placesOf(field, span.text, pages) };
}

/** Words of a party that the user typed in small letters throughout, unless they are words of their own. */
function smallNames(parties: readonly (string | undefined)[]): Set<string> {
  const typed = parties
    .filter((party) => party !== undefined && party === party.toLowerCase())
    .flatMap((party) => party?.match(/[\p{L}'’]{3,}/gu) ?? []);
  return new Set(typed.filter((word) => !isOrdinary(word)));
}

/** A party written in small letters in a note gets the capital that a name has. */
function withNames(text: string, small: ReadonlySet<string>): string {
  return text.replace(/[\p{L}'’]+/gu, (word) =>
    small.has(word) ? word[0]!.toUpperCase() + word.slice(1) : word,
  );
}

/** Facts are sentences. A note that begins with "Client" is about the one whom the advocate speaks for. */
function asFact(fact: Said): Said {
  const text = fact.text.replace(
    /^(?:(?:The|Our) )?[Cc]lient(?=\s(?!list|base|file|account|name|services)|['’]s\s)/,
    'My client',
  );
  return { ...fact, text: sentence(text) };
}

const ROLE =
  /[\s,]*[([]?\b(?:the\s+)?(plaintiffs?|petitioners?|claimants?|appellants?|complainants?|movants?|defendants?|respondents?|appellees?|accused|debtors?|creditors?|cross-(?:plaintiffs?|defendants?))\b[)\]]?\.?$/i;

function partyOf(
  field: 'clientName' | 'opposingParty',
  value: string | undefined,
  pages: readonly DocumentPage[],
): Party | undefined {
  const name = value && withArticle(bare(properName(value.replace(ROLE, '') || value)));
  if (!name || !/[\p{L}\p{N}]/u.test(name)) return undefined;
  return { name, sources: partyPlaces(field, value, pages) };
}

/** Public bodies and estates are spoken of with an article. */
const withArticle = (name: string): string =>
  /^(?:united states|state of|people of|commonwealth|city of|county of|town of|village of|department|estate of|board of|government|united kingdom|secretary)\b/i.test(
    name,
  )
    ? `the ${name}`
    : name.replace(/^The (?=\p{Lu})/u, 'the ');

const CLAIMING_ROLES = /plaintiff|claimant|appellant|complainant|movant/i;
const DEFENDING_ROLES = /defendant|appellee|accused/i;
const DEFENDING_WISHES =
  /\b(?:acquit\w*|not guilty|defen[sc]e verdict|dismiss(?:al|ed|ing)? (?:of )?(?:the |all |this )?(?:complaint|claims?|charges?|case|action|indictment|lawsuit|suit)|deny|denial|affirm(?:ance|ed)?|no liability|take nothing|suppress\w*)\b/i;
const CLAIMING_WISHES =
  /\b(?:damages|compensat\w+|restitution|recover\w*|award\w*|injunction|enjoin|reinstat\w+|back pay|specific performance|settlement of|custody|child support|asylum|reverse|vacate|royalt\w+|quiet title|rescission)\b/i;

/** Which way the client faces: by the role beside a name, by the kind of case, then by what is asked. Unknown is a real answer. */
function sideOf(details: Given): Side {
  const own = ROLE.exec(details.clientName ?? '')?.[1] ?? '';
  if (CLAIMING_ROLES.test(own)) return 'claiming';
  if (DEFENDING_ROLES.test(own)) return 'defending';
  const other = ROLE.exec(details.opposingParty ?? '')?.[1] ?? '';
  if (CLAIMING_ROLES.test(other)) return 'defending';
  if (DEFENDING_ROLES.test(other)) return 'claiming';
  if (details.caseType === 'criminal-defense') return 'defending';
  const wish = details.desiredOutcome ?? '';
  const defends = DEFENDING_WISHES.test(wish);
  const claims = CLAIMING_WISHES.test(wish);
  return defends === claims ? 'unknown' : defends ? 'defending' : 'claiming';
}
