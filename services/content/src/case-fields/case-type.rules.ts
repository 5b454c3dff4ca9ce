import type { CaseType } from '@lectern/contracts/case';
import type { PdfText } from '../pdf/pdf-text.js';
import type { Caption } from './caption.rules.js';
import type { CourtReading } from './court.rules.js';
import type { DocumentKind } from './document-kind.rules.js';
import type { Finding } from './finding.js';
import { isGovernment, isOrganization } from './party-names.rules.js';

interface Sign {
  words: RegExp;
  weight: number;
}

const sign = (words: RegExp, weight: number): Sign => ({ words, weight });

/** Words by which papers of a kind give themselves away. Weight: how seldom the words stand in other kinds of case. */
const SIGNS: Partial<Record<CaseType, Sign[]>> = {
  'criminal-defense': [
    sign(
      /\b(indictment|arraign(ed|ment)|plea (agreement|of guilty)|pleading guilty|charged offense|grand jury (charges|returned)|criminal complaint|statement of (the )?offense|felony|misdemeanor|habeas corpus|sentenc(ed|ing) (hearing|to)|probable cause|arrest(ed)? (report|warrant)|search warrant|suppress|miranda|conviction|criminal no)\b/gi,
      3,
    ),
    sign(
      /\b(assault|battery|larceny|theft|suspect|arrested|booked (?:him|her|them)? ?into|county jail|(?:district|prosecuting|county) attorney|deputy sheriff|victim)\b/gi,
      1.2,
    ),
    sign(
      /\b(penal code|18 u\.?s\.?c\.?|criminal procedure|dui|driving under the influence|robbery|burglary|homicide|possession of|controlled substance|citation no|violator|speeding|traffic)\b/gi,
      2,
    ),
  ],
  'personal-injury': [
    sign(
      /\b(personal injur(y|ies)|wrongful death|medical malpractice|slip(ped)? and f[ea]ll|premises liability|product(s)? liability|pain and suffering|rear-ended|motor vehicle (collision|accident))\b/gi,
      3,
    ),
    sign(
      /\b(fractur(e|es|ed)|concussion|broken (\w+ )?(bone|collarbone|leg|arm|hip|rib|wrist|ankle|jaw|pelvis|nose|neck|back)s?|broke (?:his|her|their) (?:\w+ )?\w+|(?:hip|knee) replacement|(?:cervical|lumbar|spinal) fusion|vertebrae?|herniated|torn (?:rotator cuff|ligament|meniscus|tendon)|amputat(?:ed|ion)|brain injury|stitches|per quod|emergency (?:room|department)|was (?:badly |severely )?burned|unresponsive|medical (?:bills|expenses)|hospitali[sz]ed|paraly[sz]ed|struck (the )?(plaintiff|pedestrian|decedent)|pedestrian|crosswalk|gross negligence)\b/gi,
      2,
    ),
    // Goods and money are lost by negligence too.
    sign(/\b(negligen(ce|t|tly)|duty of care)\b/gi, 1.2),
    sign(
      /\b(collision|bodily injur(y|ies)|injured|surger(?:y|ies)|ran a red light|struck the rear|slipped|loss of consortium|(?:wrongful death|survival) act)\b/gi,
      1.2,
    ),
  ],
  'corporate-law': [
    sign(
      /\b(shareholders?|stockholders?|derivative (action|suit|complaint)|board of directors|fiduciary dut(y|ies)|merger|proxy statement|articles of incorporation|corporate (waste|opportunity)|securities (?:exchange )?act|cease-and-desist|false proxy|operating agreement|books and records|minority member|dissolution of the (company|corporation|partnership))\b/gi,
      3,
    ),
  ],
  'family-law': [
    sign(
      /\b(dissolution of (the )?marriage|divorce|child support|child custody|custody of the (minor )?child(ren)?|parenting (time|plan)|spousal (support|maintenance)|alimony|marital (property|residence|estate)|visitation|paternity|adoption|parental rights|juvenile (?:court|law)|reunification services|welfare and institutions|irreconcilable differences|minor child(ren)?|marriage of)\b/gi,
      3,
    ),
  ],
  'employment-law': [
    sign(
      /\b(employment (practices|discrimination|agreement|contract)|sex discrimination|unpaid commissions|title vii|fair labor standards|flsa|unpaid wages|overtime|wrongful(ly)? terminat(ion|ed)|terminat(ed|ing|ion of) (his|her|their|\w+['’]s) employment|meal breaks|hostile work environment|workers['’] compensation|americans with disabilities act|age discrimination|eeoc|retaliat(ion|ed)|unemployment (benefits|compensation)|national labor relations|collective bargaining|family and medical leave)\b/gi,
      3,
    ),
    sign(/\b(employee|employer|supervisor|human resources)s?\b/gi, 0.6),
  ],
  'intellectual-property': [
    sign(
      /\b(patents?|trademarks?|copyrights?|trade secrets?|lanham act|infring(e|es|ed|ing|ement)|source code|misappropriat(e|ed|ion)|trade dress|prior art|claim construction|dmca)\b/gi,
      3,
    ),
  ],
  'real-estate': [
    sign(
      /\b(unlawful detainer|eviction|forcible entry|landlord|tenants?|lease(hold)?|foreclosure|mortgag(e|ee|or)|quiet title|easement|deed of trust|real property|zoning|homeowners['’]? association|premises located|notice to quit|rent(al)?|purchase and sale agreement|adverse possession)\b/gi,
      2,
    ),
  ],
  bankruptcy: [
    sign(
      /\b(bankruptcy (court|code|petition|estate)|chapter (7|11|13)\b|debtor(-| )in(-| )possession|automatic stay|creditors['’]? committee|adversary proceeding|discharge(ability)? of (the )?debts?|trustee in bankruptcy|11 u\.?s\.?c\.?)/gi,
      3,
    ),
  ],
  immigration: [
    sign(
      /\b(removal proceedings|asylum|immigration (judge|court|and nationality|appeals)|deport(ation|ed)|noncitizen|naturalization|visa petition|withholding of removal|cancellation of removal|lawful permanent resident|uscis|convention against torture|inadmissib(le|ility)|respondent alien|8 u\.?s\.?c\.?)\b/gi,
      3,
    ),
  ],
};

/** Below this the words are passing mentions. */
const LEAST_SCORE = 9;
/** One word said a hundred times counts for little more than one said eight times. */
const MOST_PER_SIGN = 8;

interface Read {
  type: CaseType;
  score: number;
  page: number;
  quote: string;
}

function scoreOf(type: CaseType, signs: Sign[], text: PdfText, head: string): Read | undefined {
  let score = 0;
  let page = 0;
  let quote = '';
  let said = 0;
  const caption = head.slice(0, CAPTION_LENGTH);
  for (const { words, weight } of signs) {
    let count = 0;
    const kinds = new Set<string>();
    for (const each of text.pages) {
      for (const match of each.text.replace(/\s+/g, ' ').matchAll(words)) {
        count++;
        kinds.add(match[0].toLowerCase());
        if (!quote) [page, quote] = [each.number, match[0]];
      }
    }
    said += count + (caption.search(words) >= 0 ? 1 : 0);
    const inHead = [...head.matchAll(words)].length;
    // Long papers mention much: what counts is how often a page speaks of it, and how many of its words it uses.
    const density = Math.min(MOST_PER_SIGN, count) * Math.min(1, (2.5 * count) / text.pages.length);
    score += weight * (density + Math.min(3, inHead) * 2 + Math.max(0, kinds.size - 1) * 0.7);
  }
  // One word, said once, is a passing mention; in the caption it is the subject.
  return score > 0 && said > 1 ? { type, score, page, quote } : undefined;
}

const CAPTION_LENGTH = 900;

/** The head of a paper: caption, title and first words, where it says what it is about. */
const headOf = (text: PdfText): string => (text.pages[0]?.text ?? '').replace(/\s+/g, ' ').slice(0, 2500);

function byDocket(docket: string | undefined): CaseType | undefined {
  if (!docket) return undefined;
  if (/\d[-–]?\s?(cr|crim|mj|po)[-–]|^\W*cr[-\d]|\bcr\d/i.test(docket)) return 'criminal-defense';
  return /\d[-–](bk|ap)[-–]/i.test(docket) ? 'bankruptcy' : undefined;
}

export interface CaseTypeClues {
  caption?: Caption;
  court: CourtReading;
  docket?: Finding;
  kind: DocumentKind;
}

/** What sort of case it is, in the words of the form; undefined for a paper that belongs to no case. */
export function readCaseType(
  text: PdfText,
  clues: CaseTypeClues,
): (Finding & { value: CaseType }) | undefined {
  const { caption, court, docket, kind } = clues;
  const coded = byDocket(docket?.value);
  if (coded && docket) return { ...docket, value: coded, confidence: 0.95 };
  const prosecuted = caption !== undefined && isGovernment(caption.first) && isProsecution(caption);
  if (
    kind === 'charge' ||
    kind === 'citation' ||
    kind === 'report' ||
    (prosecuted && kind !== 'complaint' && !isCivilDocket(docket?.value))
  ) {
    const read = scoreOf('criminal-defense', SIGNS['criminal-defense'] ?? [], text, headOf(text));
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
  const named = byCourt(court.court);
  if (named) return named;

  const head = headOf(text);
  const reads = Object.entries(SIGNS)
    .map(([type, signs]) => scoreOf(type as CaseType, signs, text, head))
    .filter((read) => read !== undefined)
    .sort((a, b) => b.score - a.score);
  const [best, next] = reads;
  if (best && best.score >= LEAST_SCORE) {
    const clear = best.score >= 1.5 * (next?.score ?? 0);
    return { value: best.type, page: best.page, quote: best.quote, confidence: clear ? 0.85 : 0.65 };
  }
  // Two parties before a court, and none of the special fields: an ordinary civil case.
  const tribunal = court.court ?? arbitration(text);
  if (!tribunal || !caption) return undefined;
  return { value: 'civil-litigation', page: tribunal.page, quote: tribunal.quote, confidence: 0.7 };
}

/** Arbitrators are no court, but what is brought before them is a civil case. */
function arbitration(text: PdfText): { page: number; quote: string } | undefined {
  const words =
    /\b(american arbitration association|JAMS arbitration|demand for arbitration|statement of claim)\b/i;
  const quote = words.exec(headOf(text))?.[0];
  return quote === undefined ? undefined : { page: 1, quote };
}

/** The people, the state or the nation against a person by name: nearly always a prosecution. */
const isProsecution = ({ first, second }: Caption): boolean =>
  /^(the )?(people|commonwealth|state|united states of america)\b/i.test(first.names[0] ?? '') &&
  first.names.length === 1 &&
  second !== undefined &&
  !isGovernment(second) &&
  second.names.some((name) => !isOrganization(name));

const isAccused = ({ second }: Caption): boolean =>
  second?.roles.some((role) => /defendant|appellant|accused/.test(role)) ?? false;

const isCivilDocket = (docket: string | undefined) => /\bcv\b|[-\d]cv[-\d]|civ/i.test(docket ?? '');

function byCourt(court: Finding | undefined): (Finding & { value: CaseType }) | undefined {
  const of = (value: CaseType) => (court ? { ...court, value, confidence: 0.9 } : undefined);
  if (!court) return undefined;
  if (/bankruptcy/i.test(court.value)) return of('bankruptcy');
  if (/immigration/i.test(court.value)) return of('immigration');
  if (/workers['’]? comp/i.test(court.value)) return of('employment-law');
  return /\bfamily (court|division|part)|domestic relations/i.test(court.value)
    ? of('family-law')
    : undefined;
}
