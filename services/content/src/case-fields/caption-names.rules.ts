import { BESIDE, withoutJudge } from './caption-columns.rules.js';
import { partedRows } from './caption-lists.rules.js';
import { namesCourt, roleLabel, withoutTrailingRole } from './party-names.rules.js';

/** Lines between the names that belong to neither: addresses, dates of birth, the court below. */
const BETWEEN =
  /^(c\/o\b|p\.?o\.? box|[nsew]?\d+[nsew]?(?: [nsew]\d+)? [\w. ]+\b(street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|suite|apt|place|highway|floor)\b|dob\b|d\.o\.b|date of birth|ssn)|\b[A-Za-z]{2,}\.?,? \d{5}(-\d{4})?,?$/i;
/** "(D.C. No. 1:16-CV-01956)": the number below, set between the names of an appeal. */
const NUMBER_BELOW = /^\([^()]*\bNos?\.?\s(?=[^()]*\d)[^()]*\)?$|^\d{2}[-–]\d{3,5}$/i;
const COURT_BELOW =
  /^(appeal from|honorable|hon\.|action no|on (appeal|review)|(case|docket|index|file|cause|civil action|adv\S* (proc\S*|case)?) ?(no|nos|number|#)s?\b|for an? (judgment|order|writ|declaration)\b|(pursuant to|under) (article|section|cplr|rule)|the civil practice law)/i;

/** A row between the names that is none: empty, an address, a number, or what stands before the first of them. */
const isNoName = (cell: string, names: readonly string[]): boolean =>
  !cell || BETWEEN.test(cell) || NUMBER_BELOW.test(cell) || (names.length === 0 && COURT_BELOW.test(cell));

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

/** The names above a row, with the roles that stand between them. */
export function upwards(cells: string[], from: number): { text: string; roles: string[] } {
  const names: string[] = [];
  const roles: string[] = [];
  let addressed = false;
  for (let at = from, blanks = 0; at >= 0; at--) {
    const cell = withoutJudge(cells[at] ?? '');
    if (cell === BESIDE) continue;
    if (isNoName(cell, names)) {
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

/** The names from a row on down, with the roles that stand between them. */
export function downwards(cells: string[], from: number): { text: string; roles: string[] } {
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
    if (serving || isNoName(cell, names)) {
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
