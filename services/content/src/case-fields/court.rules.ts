import type { Jurisdiction } from '@lectern/contracts/case';
import type { PdfPage } from '../pdf-text.js';
import type { ExtractedValue } from './extracted-value.js';
import { jurisdictionOf } from './jurisdiction.rules.js';

export interface CourtReading {
  court?: ExtractedValue;
  jurisdiction?: ExtractedValue & { value: Jurisdiction };
}

/** Names by which a court heads its papers. What follows "appeal from" is another court, and is cut off first. */
const COURT_LINE =
  /\b((supreme|superior|circuit|district|county|municipal|city|town|village|justice|magistrate|probate|family|chancery|surrogate['’]?s|juvenile|housing|traffic|bankruptcy|tax|immigration|appellate|appeals?|common pleas|claims|criminal|civil|land|orphans['’]?|general sessions|small claims|recorder['’]?s|mayor['’]?s|state|international trade|veterans claims|federal claims)\s+(division\s+of\s+.{0,40}|term\s+of\s+.{0,40})?court|courts?\s+of\s+(criminal\s+|civil\s+)?(appeals?|common pleas|claims|chancery|federal claims|international trade|special appeals|queen)|court of [a-z' ]{3,40}|(appeals|review|labor relations|trademark trial and appeal|immigration appeals) board|board of (immigration|tax|veterans['’]?|patent|zoning|contract) appeals|appellate division|executive office for immigration review|bureau of workers['’] compensation|administrative hearings?|justice of the peace|small claims)\b/i;
const ELSEWHERE =
  /\b(appeals? from|on (appeal|petition|writ|discretionary|certification|certiorari)|certiorari|review of|in the court below|removed from|from the)\b/i;
/** "Court of Appeals (2021)", "Superior Court, 2018 to 2019": somebody's years at a court. */
const YEARS_THERE = /\((?:19|20)\d{2}\)|\b(?:19|20)\d{2} ?(?:to|[-–]) ?(?:(?:19|20)\d{2}|present|today)\b/i;
const DISTRICT_LINE =
  /^(for\s+(the\s+)?)?((northern|southern|eastern|western|central|middle)\s+district\s+of\s+[a-z .]+|district\s+of\s+[a-z .]+|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|federal|district of columbia|\d{1,2}(st|nd|rd|th))\s+(judicial\s+)?circuit.*|(the\s+)?state of [a-z ]+|(the\s+)?(county|city|parish|borough) of [a-z .]+|[a-z .]+ (county|parish)(,\s*[a-z ]+)?|.{0,30}judicial (district|circuit).*|.{0,40}\b(division|department|district|branch|part)\b.*)[,.]?$/i;

interface Candidate {
  text: string;
  page: number;
}

function cells(row: string): string[] {
  return row
    .split(/\s{3,}|\s[)\]|:§]\s|\s[)\]|:§]$/)
    .map((cell) => cell.replace(/^[\s)\]|:§]+/, '').trim())
    .filter(Boolean);
}

/** Cells of the first rows, joined with those right below that say of which district or county the court is. */
function courtHeading(page: PdfPage): Candidate | undefined {
  const [first, ...rest] = courtHeadings(page);
  // A clerk's stamp may stand above the heading and shorten it.
  return (
    rest.find(
      (other) =>
        first !== undefined &&
        other.text.length > first.text.length &&
        other.text.toLowerCase().endsWith(first.text.toLowerCase()),
    ) ?? first
  );
}

function courtHeadings(page: PdfPage): Candidate[] {
  const rows = page.text.split('\n').slice(0, 60);
  const headings: Candidate[] = [];
  for (let at = 0; at < rows.length; at++) {
    for (const cell of cells(rows[at] ?? '')) {
      if (readsOn(rows, at)) continue;
      // Running text speaks of courts too; a heading is short and does not read on.
      if (
        !COURT_LINE.test(cell) ||
        cell.length > 95 ||
        ELSEWHERE.test(cell) ||
        YEARS_THERE.test(cell) ||
        /[a-z]{3}.*\b(the court|this court|had|was|has|order)\b/.test(cell)
      )
        continue;
      if (
        followsElsewhere(rows, at) ||
        /\b(clerk|judge|justice|magistrate judge|reporter|hon\.?|honorable|attorney)\b/i.test(
          cell.replace(/justice (court|of the peace)|department of justice/gi, ''),
        )
      )
        continue;
      const whole = /\bof( the)?$/i.test(cell) ? `${cell} ${restOfName(rows, at)}` : cell;
      headings.push({
        text: [...linesAbove(rows, at), whole.trim(), ...linesBelow(rows, at)].join(', '),
        page: page.number,
      });
    }
  }
  return headings;
}

/** A row in the middle of running text: long rows in small letters stand right above or below it. */
function readsOn(rows: string[], at: number): boolean {
  const running = (row: string | undefined): boolean =>
    row !== undefined && row.trim().length > 55 && (row.match(/(?<=\s)[a-z]{2,}/g)?.length ?? 0) >= 5;
  return running(rows[at]) || (running(rows[at - 1]) && !/[.:]$/.test(rows[at - 1]?.trim() ?? ''));
}

/** "IN THE SUPERIOR COURT OF" goes on in the same column of the next row. */
const restOfName = (rows: string[], at: number): string =>
  cells(rows.slice(at + 1, at + 3).find((row) => row.trim() !== '') ?? '').at(-1) ?? '';

/** "Appeal from the Circuit / Court of Cook County": the row above makes this one somebody else's court. */
function followsElsewhere(rows: string[], at: number): boolean {
  const above = rows[at - 1]?.trim() ?? '';
  return ELSEWHERE.test(above) && !/[.;]$/.test(above);
}

function linesAbove(rows: string[], at: number): string[] {
  const above =
    rows
      .slice(Math.max(0, at - 2), at)
      .map((row) => row.trim())
      .filter(Boolean)
      .at(-1) ?? '';
  return /^(in the\s+)?((the )?(state|commonwealth|people) of [a-z ]+|united states(?: of america)?)$/i.test(
    above,
  )
    ? [above]
    : [];
}

function linesBelow(rows: string[], at: number): string[] {
  const below: string[] = [];
  for (const row of rows.slice(at + 1, at + 6)) {
    const text = cells(row).at(0) ?? '';
    if (!text) continue;
    if (
      !DISTRICT_LINE.test(text) ||
      /,$/.test(text) ||
      /\b(v|vs)\.|plaintiff|defendant|petitioner/i.test(text) ||
      below.length === 3
    )
      break;
    below.push(text.replace(/[,.]$/, ''));
  }
  return below;
}

/** "§ IN THE DISTRICT / § COURT OF / § HARRIS COUNTY, TEXAS": a heading broken by its narrow column. */
function courtBesideParties(page: PdfPage): Candidate | undefined {
  const rows = page.text.split('\n').slice(0, 40);
  const at = rows.findIndex((row) => /\s[§)|:]\s+(?:(?:in|before) the\b|court of\b)/i.test(row));
  if (at < 0) return undefined;
  const text = rows
    .slice(at, at + 14)
    .map((row) => /\s[§)|:]\s+(\S.*)$/.exec(row)?.[1]?.trim() ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return COURT_LINE.test(text) && text.length <= 160 && !ELSEWHERE.test(text)
    ? { text, page: page.number }
    : undefined;
}

function stampedCourt(stamps: string[]): Candidate | undefined {
  for (const stamp of stamps) {
    const usca = /\bUSCA\s?(\d{1,2}|DC|FED)?/i.exec(stamp);
    if (usca) return { text: 'United States Court of Appeals', page: 1 };
    // The form of federal district dockets: office, year, two letters, number.
    if (/\b\d{1,2}:\d{2}-(cv|cr|mc|md|mj|po)-\d{3,5}/i.test(stamp))
      return { text: 'United States District Court', page: 1 };
    if (/\b\d{1,2}:\d{2}-bk-\d{3,5}/i.test(stamp)) return { text: 'United States Bankruptcy Court', page: 1 };
  }
  return undefined;
}

/** A paper before a magistrate may name its district in a line of its own and no court at all. */
function venueLine(pages: PdfPage[]): Candidate | undefined {
  for (const page of pages.slice(0, 2)) {
    for (const row of page.text.split('\n').slice(0, 45)) {
      const venue =
        /^\s*((?:(?:northern|southern|eastern|western|central|middle)\s*)?district of [a-z ]{1,80}?)[^a-z]{0,80}(?:ss\.?:?\s*)?$/i.exec(
          row,
        );
      if (venue?.[1] && !/\b(new|north|south|west)$/i.test(venue[1].trim()))
        return { text: venue[1].trim(), page: page.number };
    }
  }
  return undefined;
}

function found(candidate: Candidate, confidence: number): CourtReading {
  const name = candidate.text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(in the|before the)\s+/i, '');
  const court: ExtractedValue = {
    value: readableCourt(name),
    page: candidate.page,
    quote: candidate.text,
    confidence,
  };
  const jurisdiction = jurisdictionOf(name);
  return { court, jurisdiction: jurisdiction ? { ...court, value: jurisdiction } : undefined };
}

const readableCourt = (name: string): string => name.split(', ').map(readablePart).join(', ');

function readablePart(name: string): string {
  if (/[a-z]{3}/.test(name)) return name;
  const small = /^(of|the|for|and|in|at)$/;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.test(word)
        ? word
        : word.replace(
            /(^|[-(])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

const AGENCY =
  /^(?:before the )?(?:united states(?: of america)? )?(?:u\.s\. )?(securities and exchange commission|(?:equal employment opportunity|federal trade|federal communications) commission|national labor relations board|merit systems protection board)$|^(EEOC) form \d|\b(NLRB) decisions\b/i;

/** Papers of federal agencies name no court. */
function agencyHeading(page: PdfPage | undefined): CourtReading | undefined {
  for (const row of page?.text.split('\n').slice(0, 14) ?? []) {
    const match = AGENCY.exec(row.trim());
    const named = match?.[1] && readablePart(match[1].toUpperCase());
    const name = named ?? match?.[2] ?? match?.[3];
    if (!page || !name) continue;
    const text = `Federal agency: ${name}`;
    const { court, jurisdiction } = found({ text, page: page.number }, 0.8);
    const quote = row.trim();
    return { court: court && { ...court, quote }, jurisdiction: jurisdiction && { ...jurisdiction, quote } };
  }
  return undefined;
}

/** The court that a paper was filed in or came from, and its place among the courts. */
export function readCourt(pages: PdfPage[], stamps: string[]): CourtReading {
  const agency = agencyHeading(pages[0]);
  if (agency) return agency;
  for (const page of pages.slice(0, 3)) {
    const heading = courtHeading(page);
    const reading = heading && found(heading, 0.95);
    // Part of a name that a narrow column broke says nothing: "COURT OF COMMON".
    if (reading?.jurisdiction || (reading && !/\bof common$/i.test(reading.court?.value ?? '')))
      return reading;
  }
  for (const page of pages.slice(0, 2)) {
    const beside = courtBesideParties(page);
    if (beside) return found(beside, 0.85);
  }
  const stamped = stampedCourt(stamps);
  if (stamped) return found(stamped, 0.85);
  const venue = venueLine(pages);
  if (!venue) return {};
  const reading = found(venue, 0.75);
  return reading.jurisdiction
    ? reading
    : { ...reading, jurisdiction: { ...venue, value: 'federal', quote: venue.text, confidence: 0.7 } };
}
