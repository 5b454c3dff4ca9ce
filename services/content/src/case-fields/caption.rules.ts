import { BESIDE, leftColumn, withoutJudge } from './caption-columns.rules.js';
import { partedRows } from './caption-lists.rules.js';
import { namesCourt, type Side, roleLabel, sideFrom, withoutTrailingRole } from './party-names.rules.js';

export interface Caption {
  first: Side;
  /** Absent in a matter that names one party only. */
  second?: Side;
  page: number;
  confidence: number;
}

const VERSUS = String.raw`(?:[-–—\s]*against[-–—\s]*|vv?|vs|versus)\s*[.,]?`;
const ALONE = new RegExp(`^[-–—\\s]*${VERSUS}[-–—\\s]*$`, 'i');
const AT_END = /^(\S.*\S)[,\s]+(?:v|vs|versus)\.?$/i;
const AT_START = /^(?:v|vs|versus)\.?\s{1,2}(\S.*)$|^[-–—]\s*against\s*[-–—]\s{1,2}(\S.*)$/i;
/** Lines between the names that belong to neither: addresses, dates of birth, the court below. */
const BETWEEN =
  /^(c\/o\b|p\.?o\.? box|[nsew]?\d+[nsew]?(?: [nsew]\d+)? [\w. ]+\b(street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|suite|apt|place|highway|floor)\b|dob\b|d\.o\.b|date of birth|ssn)|\b[A-Za-z]{2,}\.?,? \d{5}(-\d{4})?,?$/i;
/** "(D.C. No. 1:16-CV-01956)": the number below, set between the names of an appeal. */
const NUMBER_BELOW = /^\([^()]*\bNos?\.?\s(?=[^()]*\d)[^()]*\)?$|^\d{2}[-–]\d{3,5}$/i;
const COURT_BELOW =
  /^(appeal from|honorable|hon\.|action no|on (appeal|review)|(case|docket|index|file|cause|civil action|adv\S* (proc\S*|case)?) ?(no|nos|number|#)s?\b|for an? (judgment|order|writ|declaration)\b|(pursuant to|under) (article|section|cplr|rule)|the civil practice law)/i;

const STOP_ABOVE =
  /\b(tribunal|judicial (district|circuit)|district of|circuit|division|appeals board|bureau)\b|^(case|cause|civil|criminal|docket|index|no\.?|nos\.?|file|appeal|argued|decided|filed|submitted|syllabus|before)\b|^(in and )?for the (county|parish|city) of\b|^(county|parish|borough) of [^,]+$|^(attorneys?|counsel)\b|^state of \w+( \w+)?$(?!,)|\d{4}$|^\d+[-–]\w*\d|^(in re|in the matter of)\b|^(demand|complaint|petition|motion|application|notice|objections?) (for|to|of|in)\b|^(petition|objection|complaint)\w* (contesting|objecting)|@|\(?\d{3}\)?[- ]\d{3}[- ]\d{4}|^filed\b/i;
const STOP_BELOW =
  /^(order|opinion|judgment|answer|reply|response|summons|affidavit|memorandum|complaint|petition\b|motion|brief|notice|appeal from|on (appeal|petition|writ|discretionary)|certiorari|before|filed|decided|argued|submitted|dated?\b|present|proceedings|hon(orable|\.)|judge|to the|comes now|indictment|information\b|case|cause|civil|docket|index|no\.|nos\.|i\.|i,\s|1\.|introduction|the court|this (matter|cause|action)|jury|per curiam|attorneys?|counsel|plaintiffs?,? .{25,}|trial|hearing|state file|appearances|\((?!\d{1,2}\) [a-z])|opinion)/i;
/** "PLAINTIFF'S ORIGINAL PETITION": the title of the paper, right below the names. */
const TITLE_BELOW =
  /^(?:the )?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|claimant|state|people|government)s?['’]s? (?:[\w-]+ ){0,4}(?:petition|complaint|motion|answer|response|reply|brief|memorandum|objections?|notice|application|opposition)\b/i;
const RULE = /^[\s_\-=xX*.~—–/♦◆•·]{5,}$|^[\s♦◆•·*]+$/;

/** "__________   Case Number: 2023CV30417": the rule under the names of a box, and what stands beside it. */
const RULE_BESIDE = /^[_=─—]{12,}[)\]|]?\s/;

const endsOpen = (text: string) =>
  /[,;&-]$|\b(?:and|of|the|for|by|as|a|an)$/i.test(text) || /\s\p{Lu}\.$/u.test(text);
const startsOpen = (text: string) => /^(and\b|&)/i.test(text);

/** "WORCESTER, ss.": where the paper is filed, and the name of nobody. */
const VENUE = /(?:^|[\s,])ss\s?[.:]/i;

/** Court lines may also end a name: "DISTRICT OF COLUMBIA," is a party, "DISTRICT OF COLUMBIA" a court's district. */
export const stopsAbove = (text: string) =>
  RULE.test(text) ||
  RULE_BESIDE.test(text) ||
  VENUE.test(text) ||
  namesCourt(text) ||
  (STOP_ABOVE.test(text) && !(/,$/.test(text) && !/^case|^no\b/i.test(text)));

/** What stands right above the "v." is who sues, and "STATE OF OHIO" higher up is the head of the paper. */
const SOVEREIGN =
  /^(?:the )?(?:state|commonwealth|people of the state|government) of \p{L}+(?: \p{L}+)?,?$/iu;
/** A number that ends the name of a trust: "HOME LOAN TRUST / 2006-4". */
const SERIES = /^\d{4}-[A-Z]{0,3}\d{1,3}[A-Z]?,?$/;
const TAKES_SERIES = /\b(trust|series|certificates|notes)$/i;

/** "CO-" and "OPERATIVE BANK" are one name, broken at its hyphen. */
const joined = (names: string[], roles: string[]): string =>
  partedRows(names, roles)
    .join(' ')
    .replace(/(\p{L}-) (?=\p{L})/gu, '$1');

const apart = (name: string): string => `${name.replace(/[\s,;]+$/, '')};`;

/** Joined because the law asks for it: "Involuntary Plaintiff" of an insurer that paid. */
const JOINED = /^(?:involuntary|nominal)\b/;

function upwards(cells: string[], from: number): { text: string; roles: string[] } {
  const names: string[] = [];
  const roles: string[] = [];
  let addressed = false;
  for (let at = from, blanks = 0; at >= 0; at--) {
    const cell = withoutJudge(cells[at] ?? '');
    if (cell === BESIDE) continue;
    if (
      !cell ||
      BETWEEN.test(cell) ||
      NUMBER_BELOW.test(cell) ||
      (names.length === 0 && COURT_BELOW.test(cell))
    ) {
      if (!cell) blanks++;
      else addressed ||= BETWEEN.test(cell);
      continue;
    }
    const role = roleLabel(cell);
    if (role && names.length > 0) {
      // A second role above the names belongs to somebody else: the upper caption of an appeal.
      if (!JOINED.test(roles[0] ?? '')) break;
      // Who was only joined stands below who sues.
      names.length = 0;
      roles.length = 0;
    }
    const series = SERIES.test(cell) && TAKES_SERIES.test(lastText(cells, at - 1));
    const sues = names.length === 0 && SOVEREIGN.test(cell);
    if (stopsAbove(cell) && !role && !series && !sues) break;
    if (role) roles.push(role);
    else {
      const below = names[0];
      if (below !== undefined && blanks > 0 && !addressed && !endsOpen(cell) && !startsOpen(below)) break;
      // Whose address follows is a party of its own.
      names.unshift(addressed && below !== undefined ? apart(cell) : cell);
      addressed = false;
    }
    blanks = 0;
  }
  return { text: joined(names, roles), roles };
}

const lastText = (cells: string[], from: number): string =>
  cells
    .slice(0, from + 1)
    .filter((cell) => cell && cell !== BESIDE)
    .at(-1) ?? '';

const SERVED_ON = /^serve\b|^(?:c\/o|by) .*\bagent\b|^registered agent\b/i;

/** "ROE MILLS, LLC, d/b/a ROE DEFENDANTS": the role at the margin of the row, before the names go on below. */
const ROLE_AT_MARGIN = /^(\S.*\S) (PLAINTIFFS|DEFENDANTS|PETITIONERS|RESPONDENTS|APPELLANTS|APPELLEES)$/;
/** "ANN LEE (Counts 1-5)": the next row names another. */
const COUNTS_BEHIND = /,?\s*\(Counts? [^()]*\)?,?$/i;

function downwards(cells: string[], from: number): { text: string; roles: string[] } {
  let serving = false;
  let counted = false;
  let addressed = false;
  const names: string[] = [];
  const roles: string[] = [];
  for (let at = from, blanks = 0; at < cells.length; at++) {
    const cell = withoutJudge(cells[at] ?? '');
    if (cell === BESIDE) continue;
    // Whom to serve for a company is no party: its agent's name and address, up to an empty row.
    serving = cell !== '' && !/^and$/i.test(cell) && !roleLabel(cell) && (serving || SERVED_ON.test(cell));
    if (
      !cell ||
      serving ||
      BETWEEN.test(cell) ||
      NUMBER_BELOW.test(cell) ||
      (names.length === 0 && COURT_BELOW.test(cell))
    ) {
      if (!cell) blanks++;
      else addressed ||= BETWEEN.test(cell);
      continue;
    }
    const role = roleLabel(cell);
    if (role) {
      roles.push(role);
      // Arbitrators set the role over the names.
      if (names.length === 0 && roles.length === 1) continue;
      break;
    }
    const above = names.at(-1);
    if (
      RULE.test(cell) ||
      RULE_BESIDE.test(cell) ||
      (above !== undefined && (STOP_BELOW.test(cell) || TITLE_BELOW.test(cell) || namesCourt(cell)))
    )
      break;
    if (above !== undefined && blanks > 0 && !endsOpen(above) && !startsOpen(cell)) {
      // Names in capitals, set wide, go on until their role is named close below.
      const near = cells.slice(at, at + 4);
      if (
        !near.some((next) => roleLabel(next) || withoutTrailingRole(next).role) &&
        !(addressed && near.some((next) => BETWEEN.test(next)))
      )
        break;
    }
    if (above !== undefined && (addressed || counted || /^and$/i.test(cell)))
      names[names.length - 1] = apart(above);
    addressed = false;
    blanks = 0;
    if (/^and$/i.test(cell) && above !== undefined) continue;
    const [, beforeRole, atMargin] = ROLE_AT_MARGIN.exec(cell) ?? [];
    if (beforeRole !== undefined) {
      roles.push(atMargin!.toLowerCase());
      names.push(beforeRole);
      continue;
    }
    const name = cell.replace(COUNTS_BEHIND, '');
    counted = name !== cell;
    names.push(name);
    const trailing = withoutTrailingRole(cell).role;
    if (trailing && /[.,;)]$/.test(cell)) break;
  }
  return { text: joined(names, roles), roles };
}

/** Reporter citation, docket, or year after the names: somebody else's case. */
export const looksCited = (text: string): boolean =>
  /\b\d{1,4} (?:[A-Z][\w.’']* ){1,4}(?:\d[a-z]{1,2} )?\d{1,5}\b|\(\s*(?:[A-Z][\w.\s]*)?(?:19|20)\d\d\)/.test(
    text,
  ) || /^\s*(see|cf|accord|citing|quoting)\b/i.test(text);

function confidenceOf(first: Side, second: Side): number {
  if (first.roles.length > 0 && second.roles.length > 0) return 0.95;
  return first.roles.length > 0 || second.roles.length > 0 ? 0.9 : 0.82;
}

/** "v.      Civil Action No. 20-123": what stands far right of the "v." is the other column. */
const ASIDE = /^([-–—\s]*(?:v|vs|versus|against)\.?[-–—\s]{0,2})\s{3,}\S.*$/i;

/** The caption around a "v." in a row of the page; undefined when what stands there is not two parties. */
const captionAt = (rows: string[], at: number, page: number): Caption | undefined =>
  captionIn(leftColumn(rows, at), page);

/** The same in cells already cut: `at` is the row with the "v.". */
export function captionIn(column: { cells: string[]; at: number }, page: number): Caption | undefined {
  const cell = (column.cells[column.at] ?? '').replace(ASIDE, '$1');
  let above: { text: string; roles: string[] };
  let below: { text: string; roles: string[] };

  const end = AT_END.exec(cell);
  const start = AT_START.exec(cell);
  if (ALONE.test(cell)) {
    above = upwards(column.cells, column.at - 1);
    below = downwards(column.cells, column.at + 1);
  } else if (end?.[1] && cell.length < 90) {
    const cells = [...column.cells];
    const own = withoutTrailingRole(end[1].replace(/[,\s]+$/, ''));
    cells[column.at] = own.text;
    above = upwards(cells, column.at);
    if (own.role) above.roles.push(own.role);
    below = downwards(column.cells, column.at + 1);
  } else if (start) {
    const cells = [...column.cells];
    cells[column.at] = start[1] ?? start[2] ?? '';
    above = upwards(column.cells, column.at - 1);
    below = downwards(cells, column.at);
  } else return undefined;

  if (looksCited(above.text) || looksCited(below.text)) return undefined;
  const first = sideFrom(above.text, above.roles);
  const second = sideFrom(below.text, below.roles);
  if (!first || !second) return undefined;
  // What stands over "Plaintiffs" alone is the end of the first name, not the other side: "ex rel. JANE / V. DOE".
  if (
    first.roles.length === 0 &&
    second.roles.some((role) => /^(plaintiff|petitioner|claimant)s?$/.test(role))
  )
    return undefined;
  const confidence = confidenceOf(first, second);
  // "... v." at the end of a line of running text: without roles and capitals it is a citation that was broken there.
  const capitals = /^[^a-z]*$/.test(above.text.replace(/\b(of|and|the|ex rel|et al)\b/gi, ''));
  if (!ALONE.test(cell) && confidence < 0.9 && !capitals) return undefined;
  return { first, second, page, confidence };
}

/** The caption that a court or a party printed over the document: a "v." in a row of its own before one among names. */
export function printedCaption(pages: { number: number; text: string }[]): Caption | undefined {
  for (const page of pages) {
    const rows = page.text.split('\n');
    const versus = rows.flatMap((row, at) => (/\b(vv?|vs|versus|against)\b/i.test(row) ? [at] : []));
    const alone = versus.filter((row) => {
      const { cells, at } = leftColumn(rows, row);
      return ALONE.test((cells[at] ?? '').replace(ASIDE, '$1'));
    });
    for (const at of new Set([...alone, ...versus])) {
      const caption = captionAt(rows, at, page.number);
      if (caption) return caption;
    }
  }
  return undefined;
}
