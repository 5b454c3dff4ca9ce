import type { CaseType } from '@lectern/contracts/case';
import type { PdfText } from '../pdf-text.js';
import type { Caption } from './caption.rules.js';
import type { CourtReading } from './court.rules.js';
import type { DocumentKind } from './document-kind.rules.js';
import type { ExtractedValue } from './extracted-value.js';
import { SIGNS, type Sign } from './case-type-signs.rules.js';
import { DIVISIONS, DOCKET_LETTERS } from '@lectern/legal-text/knowledge/divisions';
import { isGovernment } from './party-names.rules.js';
import { isOrganization } from './readable-name.rules.js';

/** Below this the words are passing mentions. */
const LEAST_SCORE = 9;
/** One word said a hundred times counts for little more than one said eight times. */
const MOST_PER_SIGN = 8;

/** What the words of a paper say for one kind of case. */
export interface Read {
  type: CaseType;
  score: number;
  /** The weight of its rarest sign. */
  rarest: number;
  page: number;
  quote: string;
}

function scoreOf(type: CaseType, signs: Sign[], pages: FlatPage[], head: string): Read | undefined {
  let score = 0;
  let page = 0;
  let quote = '';
  let said = 0;
  let rarest = 0;
  const caption = head.slice(0, CAPTION_LENGTH);
  for (const { words, weight } of signs) {
    let count = 0;
    const kinds = new Set<string>();
    for (const each of pages) {
      for (const match of each.text.matchAll(words)) {
        count++;
        kinds.add(match[0].toLowerCase());
        if (!quote) [page, quote] = [each.number, match[0]];
      }
    }
    if (count > 0) rarest = Math.max(rarest, weight);
    said += count + (caption.search(words) >= 0 ? 1 : 0);
    const inHead = [...head.matchAll(words)].length;
    // Long papers mention much: what counts is how often a page speaks of it, and how many of its words it uses.
    const density = Math.min(MOST_PER_SIGN, count) * Math.min(1, (2.5 * count) / pages.length);
    score += weight * (density + Math.min(3, inHead) * 2 + Math.max(0, kinds.size - 1) * 0.7);
  }
  // One word, said once, is a passing mention; in the caption it is the subject.
  if (score <= 0 || said <= 1) return undefined;
  // Everyday words alone name a setting, not a case.
  return { type, score: rarest < 1 ? score / 2 : score, rarest, page, quote };
}

/** Where somebody was hurt, the building is only the place of it, unless the paper also turns on a right in it. */
function withHarmFirst(reads: Read[]): Read[] {
  const [best] = reads;
  const harm = reads.find(({ type }) => type === 'personal-injury');
  return best?.type === 'real-estate' && best.rarest < TELLING_RIGHT && harm && harm.score >= LEAST_HARM
    ? [harm, ...reads.filter((read) => read !== harm)]
    : reads;
}

const TELLING_RIGHT = 4;
const LEAST_HARM = 6;

const CAPTION_LENGTH = 900;

/** The head of a paper: caption, title and first words, where it says what it is about. */
const headOf = (text: PdfText): string => (text.pages[0]?.text ?? '').replace(/\s+/g, ' ').slice(0, 2500);

interface FlatPage {
  number: number;
  text: string;
}

export function byDocket(docket: string | undefined): CaseType | undefined {
  if (!docket) return undefined;
  return DOCKET_LETTERS.find(({ words }) => words.test(docket))?.kind;
}

export interface CaseTypeClues {
  caption?: Caption;
  court: CourtReading;
  docket?: ExtractedValue;
  kind: DocumentKind;
  /** What `signsIn` found. */
  reads: Read[];
}

/** What the words say for each kind of case, most first. */
export function signsIn(text: PdfText): Read[] {
  const head = headOf(text);
  const pages = text.pages.map((page) => ({ number: page.number, text: page.text.replace(/\s+/g, ' ') }));
  return Object.entries(SIGNS)
    .map(([type, signs]) => scoreOf(type as CaseType, signs, pages, head))
    .filter((read) => read !== undefined)
    .sort((a, b) => b.score - a.score);
}

/** What sort of case it is, in the words of the form; undefined for a paper that belongs to no case. */
export function readCaseType(
  text: PdfText,
  clues: CaseTypeClues,
): (ExtractedValue & { value: CaseType }) | undefined {
  const { caption, court, docket, kind, reads } = clues;
  const coded = byDocket(docket?.value);
  if (coded && docket) return { ...docket, value: coded, confidence: 0.95 };
  const prosecuted = caption !== undefined && isGovernment(caption.first) && isProsecution(caption, court);
  if (
    kind === 'charge' ||
    kind === 'citation' ||
    kind === 'report' ||
    (prosecuted && kind !== 'complaint' && !isCivilDocket(docket?.value))
  ) {
    const read = reads.find(({ type }) => type === 'criminal-defense');
    if (read && (read.score >= 4 || kind === 'charge'))
      return { value: 'criminal-defense', page: read.page, quote: read.quote, confidence: 0.9 };
  }
  if (caption && prosecuted && isAccused(caption) && !isCivilDocket(docket?.value)) {
    return {
      value: 'criminal-defense',
      page: caption.page,
      quote: `${caption.first.quote} v. ${caption.second?.quote ?? ''}`,
      confidence: 0.78,
    };
  }
  const named = byCourt(court.court) ?? byDivision(text);
  if (named) return named;

  const [best, next] = withHarmFirst(reads);
  if (best && best.score >= LEAST_SCORE) {
    const clear = best.score >= 1.5 * (next?.score ?? 0);
    return { value: best.type, page: best.page, quote: best.quote, confidence: clear ? 0.85 : 0.65 };
  }
  // Two parties before a court, and none of the special fields: an ordinary civil case.
  const tribunal = court.court ?? arbitration(text);
  if (!tribunal || (!caption && !docket)) return undefined;
  return { value: 'civil-litigation', page: tribunal.page, quote: tribunal.quote, confidence: 0.7 };
}

/** Arbitrators are no court, but what is brought before them is a civil case. */
function arbitration(text: PdfText): { page: number; quote: string } | undefined {
  const words =
    /\b(american arbitration association|JAMS (?:arbitration|ref(?:erence)?\b)|demand for arbitration|statement of claim|in the matter of (?:an? |the )?arbitration)\b/i;
  const quote = words.exec(headOf(text))?.[0];
  return quote === undefined ? undefined : { page: 1, quote };
}

/** The people, the state or the nation, or in its own court a city, against a person by name: nearly always a prosecution. */
const isProsecution = ({ first, second }: Caption, { jurisdiction }: CourtReading): boolean =>
  (/^(the )?(people|commonwealth|state|united states of america)\b/i.test(first.names[0] ?? '') ||
    (jurisdiction?.value === 'municipal' && /^city of\b/i.test(first.names[0] ?? ''))) &&
  first.names.length === 1 &&
  second !== undefined &&
  !isGovernment(second) &&
  second.names.some((name) => !isOrganization(name));

const isAccused = ({ second }: Caption): boolean =>
  second?.roles.some((role) => /defendant|appellant|accused/.test(role)) ?? false;

const isCivilDocket = (docket: string | undefined) => /\bcv\b|[-\d]cv[-\d]|civ/i.test(docket ?? '');

function byCourt(court: ExtractedValue | undefined): (ExtractedValue & { value: CaseType }) | undefined {
  const of = (value: CaseType) => (court ? { ...court, value, confidence: 0.9 } : undefined);
  if (!court) return undefined;
  if (/bankruptcy/i.test(court.value)) return of('bankruptcy');
  if (/immigration/i.test(court.value)) return of('immigration');
  if (/workers['’]? comp/i.test(court.value)) return of('employment-law');
  return /\bfamily (court|division|part)|domestic relations/i.test(court.value)
    ? of('family-law')
    : undefined;
}

const HEAD_LINES = 6;

/** A court of many divisions says at the head of the paper which of them has the case. */
function byDivision(text: PdfText): (ExtractedValue & { value: CaseType }) | undefined {
  const lines = (text.pages[0]?.text ?? '').split('\n').filter((line) => line.trim());
  for (const line of lines.slice(0, HEAD_LINES))
    for (const { words, kind: value } of DIVISIONS)
      if (words.test(line))
        return { value, page: text.pages[0]?.number ?? 1, quote: line.trim(), confidence: 0.85 };
  return undefined;
}
