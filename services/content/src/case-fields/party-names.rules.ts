import { withoutAliases } from './caption-lists.rules.js';
import {
  endedNames,
  isAgency,
  isCredential,
  isOffice,
  namesWhoActs,
  withoutForeignText,
} from './not-of-a-name.rules.js';
import { isOrganization, readableName } from './readable-name.rules.js';

const ROLE =
  '(?:(?:third[- ]party|cross|counter|counterclaim|intervenor|involuntary|nominal|putative|real party in interest|lead|joint)[- ]*)*' +
  '(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|movant|debtor|relator|complainant|counterclaimant|' +
  'intervenor|garnishee|applicant|objector|employee|employer|insured|insurer|creditor|trustee|tenant|landlord|accused|contestant|caveator|propounder|proponent|' +
  'obligor|obligee|adversary|decedent|charging party|(?:(?:proposed|alleged|minor) )?(?:conservatee|ward|protected person|incapacitated (?:person|individual)))(?:s|\\(s\\)?|es)?';
const ROLES = `${ROLE}(?:\\s*(?:,|/|-|–|&|and|\\s)\\s*${ROLE}|\\s+(?:below|pro se|in error))*`;
/** "Petitioner and" over "Plaintiff": a party of two roles. */
const ROLE_LABEL = new RegExp(`^[,;(]?\\s*(?:the\\s+)?(${ROLES})(?:\\s+and)?\\s*[.,;:)]*$`, 'i');
const TRAILING_ROLE = new RegExp(`(?:^|,|\\s)\\s*(${ROLES})\\s*[.,;:)]*$`, 'i');
const ROLE_AT_START = new RegExp(`^(${ROLES})\\s*[,:]?\\s+(?=\\S)`, 'i');

const SUFFIX =
  /^(inc|incorporated|corp|corporation|llc|l\.l\.c|llp|l\.l\.p|lp|l\.p|ltd|limited|co|company|jr|sr|ii|iii|iv|n\.a|p\.c|p\.a|p\.l\.l\.c|pllc|plc|aca|flca|pca|fsb|f\.s\.b|fcu|ssb|a\.g|b\.v|n\.v|m\.d|d\.o|esq|ph\.d|s\.a|gmbh|et al|etc|(?:t\/)?d\/b\/a|dba|t\/a|trading as|doing business as)\b\.?/i;
/** What follows a name to say who that is; the name alone identifies the party. */
const DESCRIPTION =
  /^(an? |in (his|her|its|their) |individually|derivatively|as (the |an? )?(\w+ )?(personal|trustee|administrat|executor|executrix|governor|guardian|next|parent|representative|secretary|successor|receiver|assignee|commissioner|attorney|director|mayor|warden|sheriff|acting|chief|president)|by |on behalf of|chapter \d+\b|(the )?(chapter \d+ |liquidating |interim |successor )?(trustee|receiver|liquidator|conservator|guardian)\b|the (united states )?(governor|secretary|attorney|director|warden|commissioner)|(acting |former |deputy )?(warden|governor|secretary|attorney general|sheriff|superintendent|commissioner|director|president|mayor|chief|acting)\b|(?:co-?)?(?:administrat(?:or|rix)|execut(?:or|rix))\b|deceased|unknown|(?:the )?child(?:ren)?$|inclusive|and all others|all others|(on|for) |through|husband and wife|minors?\b|being\b|located at|[afn]\/k\/a|[afn]ka\b|née\b|nee\b|(?:formerly|now|also) known as\b|alias\b)/i;

/** "TRUST DATED MAY 3, 1999": the day is no part of the name. */
const TRUST_DATE = /,?\s+(?:u\/?a\/?d|dated)\s+[a-z]{3,9}\.? \d{1,2}, \d{4}/i;

export interface Side {
  names: string[];
  /** The sentence of the caption, spaces made single. */
  quote: string;
  roles: string[];
  /** More parties than are named. */
  others: boolean;
}

/** "Plaintiff," or "Defendant - Cross-Appellant." alone in a line. */
export const roleLabel = (text: string): string | undefined =>
  ROLE_LABEL.exec(text.trim())?.[1]?.toLowerCase();

/** Takes the role off the end of "JOHN DOE, Plaintiff,". */
export function withoutTrailingRole(text: string): { text: string; role?: string } {
  const match = TRAILING_ROLE.exec(text);
  if (!match?.[1] || match.index === 0) return { text };
  return {
    text: text
      .slice(0, match.index)
      .replace(/,?\s+an?$/i, '')
      .trim(),
    role: match[1].toLowerCase(),
  };
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const isPersonName = (text: string) => {
  const words = wordsIn(text.replace(/,.*$/, ''));
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    !isOrganization(text) &&
    words.every((word) => /^[\p{Lu}“"(]/u.test(word))
  );
};

/** "HOLLIS ROE & SONS CARTAGE" */
const KIN = /^(?:sons?|daughters?|bro(?:ther)?s)\b/i;
const COMPANY_FORM = /\S (?:inc|corp|llc|l\.l\.c|llp|ltd|n\.a)\.?$/i;

function splitOnAnd(piece: string): string[] {
  const parts = piece.split(/\s+(?:and|&)\s+/i);
  // "Smith and Sons, Inc." is one party, "Jane Roe and John Roe" are two, and so are "Roe Corp. and Acme LLC".
  const whole = parts.slice(0, -1).every((part) => COMPANY_FORM.test(part));
  if (parts.slice(1).some((part) => KIN.test(part))) return [piece];
  return parts.length > 1 && (whole || parts.every(isPersonName)) ? parts : [piece];
}

/** With it the place ends where somebody lives. */
const US_STATE =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)\.?$/i;
/** "118 Huffman Court", alone or behind a name, with what follows it. */
const STREET =
  /(?:^|(?<=\S) )\d{1,6}[½\p{L}-]{0,4} (?:[NSEW]\.? )?(?:\p{L}[\p{L}.’'-]* ){0,4}(?:street|st|avenue|ave?|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|circle|cir|highway|hwy|terrace|pike|route|trail)\b.*$/iu;
/** The number of the case, or what somebody is to it and to the others: "CR20223391-001", "Respondent/Former Wife/Mother". */
const IS_NO_NAME =
  /^(?:\p{Lu}{1,4}-?)?\d{5,}[\w-]{0,8}$|^(?:(?:plaintiff|defendant|respondent|petitioner|counter|cross|third|party|former|wife|husband|mother|father|spouse)\b[\s/–-]*)+$/iu;

/** "TYLER JAMES HOKANSON DOB: 04/09/1996, 1418 East 4th Street": when he was born and where he lives. */
const BORN = /^([^\d:]{3,80}?)[\s,(]*\b(?:D\.?O\.?B\b|Date of Birth\b).*$/is;

/** "ACME SECURITIES, LLC / DALE R. ROE": the next row of a caption, after the form of the company in the row before. */
const FORM_AND_NEXT =
  /^((?:inc|corp|llc|l\.l\.c|llp|l\.l\.p|ltd|plc|n\.a)\b\.?) (?:and |& )?(?=\p{L})(.+)$/iu;
const PLAN = /\b(plan|pension|retirement|disability|savings|benefits?|welfare)\b/i;

function formAndNext(piece: string): [form: string, next: string] | undefined {
  const [, form, next] = FORM_AND_NEXT.exec(piece) ?? [];
  return form && next && isPersonName(next) && !PLAN.test(next) ? [form, next] : undefined;
}

function splitNames(text: string): string[] {
  const names: string[] = [];
  let described = false;
  let before = '';
  for (const strong of endedNames(text.replace(BORN, '$1').replace(/,([”"])/g, '$1,')).split(
    /\s*;\s*(?:and\s+)?/i,
  )) {
    let addressed = false;
    for (const piece of strong.split(/\s*,\s*/)) {
      const last = names.at(-1);
      const previous = before;
      before = piece;
      const startsWithAnd = /^(and|&)\s+/i.test(piece);
      const whole = piece.replace(/^(and|&)\s+/i, '').trim();
      const clean = whole.replace(STREET, '') || whole;
      // "..., Rear Dayton, Ohio": where one lives, with or without the street, ends with the state.
      if (last !== undefined && US_STATE.test(clean)) {
        if (!addressed && names.length > 1 && !isOrganization(last)) names.pop();
        addressed = false;
        continue;
      }
      // "PAUL REED, 118 Huffman Court, Apt. 2 Rear, Dayton, Ohio": where he lives is nobody.
      addressed =
        !startsWithAnd &&
        ((addressed && clean === whole) || (last !== undefined && STREET.exec(clean)?.index === 0));
      if (addressed) continue;
      // "ACME CO., Employer, and ROE MUTUAL, Carrier": of a worker's claim.
      if (
        !clean ||
        roleLabel(clean) ||
        IS_NO_NAME.test(clean) ||
        (last !== undefined && /^carrier$/i.test(clean))
      )
        continue;
      if (!startsWithAnd && (namesWhoActs(previous) || (isOffice(previous) && isAgency(clean)))) continue;
      if (isCredential(clean, last)) {
        if (!described) names[names.length - 1] = `${last}, ${clean}`;
        continue;
      }
      if (last !== undefined && !startsWithAnd && SUFFIX.test(clean)) {
        // "an officer of ACME, LLC": the form belongs to the company in the description.
        const [form, next] = formAndNext(clean) ?? [clean];
        if (!described) names[names.length - 1] = `${last}, ${form}`;
        if (next !== undefined) names.push(next);
        continue;
      }
      described = last !== undefined && DESCRIPTION.test(clean);
      if (/^does?\b/i.test(clean) || described) continue;
      if (last !== undefined && /^ex rel\b/i.test(clean)) names[names.length - 1] = `${last} ${clean}`;
      else names.push(...splitOnAnd(clean));
      addressed = clean !== whole;
    }
  }
  return names.flatMap((name) => (/,/.test(name) ? [name] : splitOnAnd(name)));
}

/** A court by its name, which "Hollis Court Apartments" is not. */
export const namesCourt = (text: string): boolean =>
  /\b(supreme|superior|circuit|district|county|municipal|magistrate|family|probate|bankruptcy|appellate|appeals?|tax|justice|civil|criminal|trial|chancery) court\b|\bcourts? (of|for|in)\b|^(the |this )?(honorable )?court\b(?! street| apartments)|\bcourt$|^JAMS(?: \w+)?(?: arbitration| mediation)?$|^(?:JAMS|american) arbitration(?: association)?$|^before the (?:arbitrator|tribunal)|\b(?:arbitration|arbitral) (?:tribunal|association|forum)$/i.test(
    text,
  );

const NOT_A_NAME =
  /^(?:indictment|accusation)\b|\b(appeal from|opinion|judgment|case no|docket|filed|page \d|table of|dated?:?|hearing|jury trial|demanded|complaint|motion (to|for|of)|petition for|honorable|exhibit [a-z\d]|attorneys? for|counsel for|telephone|demand for|objecting to|contesting|appointment of)\b|^(?:sex|race|eyes?|hair|height|weight|eye color|hair color)\b[^:]{0,12}:|^order\b|^(?:home |mailing )?address\b|\border (granting|denying|on|to|of)\b/i;

/** "TESFAYE, Dawit Bekele": immigration and medical papers put the surname first, in capitals. */
const SURNAME_FIRST = /^(\p{Lu}{3,}(?:[-’']\p{Lu}+)*), (\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.)){0,2})[.,]?$/u;

/** "I.C. No. 22-718840, JANE ROE": the docket before the names. */
const NUMBER_BEFORE = /^(?:[\p{L}.]{1,12} ){0,3}nos?\.? (?=[\w-]*\d)[\w:-]{3,30}, (?=\p{L}{2})/iu;
/** "Style: ACME, LLC": what a clerk's letter calls the names. */
const LABEL = /^(?:style|(?:short |case )?title|case name)\s?:\s/i;
/** "(1) ACME LLP (2) JANE ROE" */
const NUMBERED_NAME = /(?<=\p{L}[.)]?),? (?:and )?\(\d{1,2}\) (?=\p{Lu})/gu;
/** "JANE ROE, RN, License No. 088": the record that the case is about. */
const LICENSE = /,?\s+(?:licen[cs]e|registration|certificate|permit)\s+(?:nos?\b|numbers?\b|#).*$/i;

/** Names of one side of a caption; undefined when the text does not read like parties. */
export function sideFrom(text: string, roles: string[]): Side | undefined {
  let clean = text
    .replace(/\s+/g, ' ')
    // Charging papers number the accused and add their dates of birth.
    .replace(
      /[_*=]{2,}|-{3,}|\(\s*(dob:?\s*)?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s*\)|(?<=^|,\s|;\s)(?:0\d|\(\d{1,2}\)|\d{1,2}\.)(?=\s+[A-Z])|\(\s*[MF]\s*,?\s*\d{1,3}\s*\)/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  clean = withoutAliases(
    withoutForeignText(
      clean.replace(NUMBERED_NAME, '; ').replace(LICENSE, '').replace(LABEL, '').replace(NUMBER_BEFORE, ''),
    ),
  )
    .replace(TRUST_DATE, '')
    .trim()
    .replace(SURNAME_FIRST, '$2 $1');
  clean = clean.replace(
    /^\(?in re:?\s+(?=.*\S)|^\(?(in the )?matter of(?: the)?(?: (?:application|claim|petition) of)?\s+/i,
    '',
  );
  const leading = ROLE_AT_START.exec(clean);
  if (leading?.[1] && wordsIn(clean).length > 1) clean = clean.slice(leading[0].length);
  const trailing = withoutTrailingRole(clean);
  if (trailing.role) {
    roles = [...roles, trailing.role];
    clean = trailing.text;
  }
  const quote = clean.replace(/^[\s,.;:]+|[\s,;:]+$/g, '');
  const others = /\bet\.?\s*al\b|\betc\b|\bdoes?\s+1|\bdoe\s*#|\b(all|any) (other|others|unknown)\b/i.test(
    clean,
  );
  const named = clean
    .replace(/,?\s*\bet\.?\s*al\.?|,?\s*\betc\.?(?=[;,\s]|$)/gi, '')
    .replace(/,?\s+and\s+(all|any|unknown|other|john does?|does?)\b.*$/i, '');
  const names = splitNames(named)
    .map(readableName)
    .filter(
      (name) =>
        // A child or a parent may be named by initials alone.
        (/\p{L}{2}/u.test(name) || /^(?:\p{Lu}\.\s?-?){2,4}$/u.test(name)) &&
        // What a stamp left beside the names.
        !/^\p{L} \p{Ll}{1,3}$/u.test(name) &&
        name.length <= 120 &&
        !NOT_A_NAME.test(name) &&
        !namesCourt(name),
    );
  if (names.length === 0 || names[0] === undefined || wordsIn(names[0]).length > 14) return undefined;
  return { names, quote, roles, others: others || names.length > 2 };
}

/** How a form shows one side: one or two names in full, else the first and "et al.". */
export function sideName(side: Side): string {
  const [first = '', second] = side.names;
  if (second !== undefined && side.names.length === 2 && !side.others) return `${first} and ${second}`;
  return side.others || side.names.length > 2 ? `${first}, et al.` : first;
}

export const isGovernment = (side: Side): boolean =>
  /^(the )?(united states|state of|people\b|commonwealth|government of|city of|county of|state$|state ex rel)/i.test(
    side.names[0] ?? '',
  );
