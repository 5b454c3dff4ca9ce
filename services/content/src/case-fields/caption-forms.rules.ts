import { BESIDE, leftColumn } from './caption-columns.rules.js';
import { partedRows } from './caption-lists.rules.js';
import { type Caption, looksCited } from './caption.rules.js';
import { type Side, roleLabel, sideFrom, withoutTrailingRole } from './party-names.rules.js';

interface TextPage {
  number: number;
  text: string;
}

const INLINE = /^(.{1,119}?\S)\s+(?:v|vs|versus)\.?\s+(\S.{1,159})$/i;

/** The docket that stands before or after a short title: "No. 21-1234, Doe v. Roe", "Doe v. Roe, No. 19 Civ. 1234 (JS)". */
const DOCKET_BEFORE =
  /^(?:(?:case|docket|appeal)?\s*(?:nos?\.|number|#)?:?\s*)?[A-Z]{0,3}\d[\w:–-]*(?:-[\w]+)*[.,;:]?\s+(?=[A-Z])/i;
const DOCKET_AFTER =
  /[,;]?\s+\(?(?:(?:case|docket|index|civil action|appeal)\s*)?(?:nos?\.|number|#)\s*.*$|,?\s+\d{1,2}:\d{2}-\w{2}-.*$/i;

function fromInline(title: string, page: number, confidence: number): Caption | undefined {
  const text = title.trim().replace(DOCKET_BEFORE, '').replace(DOCKET_AFTER, '');
  const match = INLINE.exec(text);
  if (!match?.[1] || !match[2] || looksCited(text)) return undefined;
  const first = sideFrom(match[1], []);
  const second = sideFrom(match[2], []);
  return first && second ? { first, second, page, confidence } : undefined;
}

const LABELED =
  /^\s*(?:(?:case|short)\s+)?(?:title|name|caption|style|re|regarding|subject)(?:\s*of (?:the )?case)?(?:\s*:)?\s+(\S.*)$/i;
/** Letters of clerks: "No. 22-30105    Carter v. Local 556". */
const NUMBERED = /^\s*(?:case\s+)?nos?\.?:?\s*\d[\w:–-]*,?\s{1,}(\S.*\bvs?\.\s.+)$/i;

/** "Re: Cause No. DC-23-17744; Doe v. Roe". */
export const NUMBER_FIRST =
  /^(?:(?:case|cause|docket|index|file|claim|matter|civil action)\s+)?(?:nos?\.?|number|#)\s*(?::\s*)?(?=[\w:–-]*\d)[\w:–-]+[;,]?\s+(?:[;,:–-]\s+)?/i;

/** "Title  DOE v. ROE", "Case Name: Doe v. Roe", "Re: Doe v. Roe": forms that name the case in a labeled line. */
export function labeledTitle(pages: TextPage[]): Caption | undefined {
  for (const page of pages) {
    const rows = page.text.split('\n');
    for (const [at, row] of rows.entries()) {
      const label = LABELED.exec(row) ?? NUMBERED.exec(row);
      if (!label?.[1]) continue;
      const cell =
        label[1]
          .replace(NUMBER_FIRST, '')
          .split(/\s{4,}/)
          .find((part) => /[A-Za-z]{3}/.test(part.replace(/^\s*(case )?nos?\.?/i, ''))) ?? '';
      const next = rows[at + 1]?.trim() ?? '';
      // A long title runs on into the next line of its cell.
      // Beside a second column only the cell below the title belongs to it.
      const below = next.split(/\s{3,}/)[0] ?? '';
      const beside =
        label[1].includes('    ') && /^[A-Z][^:]*$/.test(below) && !/\b(?:no|judge|court)\b/i.test(below);
      const open = /\b(v|vs)\.?$|,$/i.test(cell);
      const whole = beside ? `${cell} ${below}` : open ? `${cell} ${next}` : cell;
      const caption = fromInline(whole, page.number, 0.9);
      if (caption) return /\bshort\s+title\b/i.test(row) ? uncut(caption, pages) : caption;
    }
  }
  return undefined;
}

/** So many letters of a name the docket program of the federal courts keeps in a short title. */
const SHORT_TITLE_LETTERS = 30;

/** "National Widget Workers Assoc v. ...": names that a short title cuts, whole where the text has them, and else marked as cut. */
function uncut(caption: Caption, pages: TextPage[]): Caption {
  const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
  const whole = (name: string): string => {
    if (name.length !== SHORT_TITLE_LETTERS) return name;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const more = /^[\p{L}’'-]+(?: (?:of|and|for|the|&|\p{Lu}[\p{L}.’'-]*,?)){0,5}/u.exec(
        text.slice(at + name.length, at + name.length + 80),
      )?.[0];
      if (more) return `${name}${more}`.replace(/(?: (?:of|and|for|the|&))+$|,$/, '');
    }
    return `${name}…`;
  };
  const named = (side: Side): Side => ({ ...side, names: side.names.map(whole) });
  return { ...caption, first: named(caption.first), second: caption.second && named(caption.second) };
}

const isCapitals = (row: string) =>
  row.trim() !== '' &&
  row.length < 130 &&
  !/[a-z]{2}/.test(row.replace(/\b(v|vs|versus|et|al|ex|rel|of|and|the|aka|dba)\b\.?/gi, ''));
const BESIDE_TITLE =
  /^\s*(on\b|certiorari|appeal|no\.|nos\.|in the|supreme|united states (supreme|court)|court|syllabus|opinion|per curiam|order|argued|decided|for the|before|_)|\bcourt\b|\d/i;

/** "THE STATE versus ...": nothing stands before the one who prosecutes. */
const PROSECUTES = /^\s*(?:the )?(?:state|people|commonwealth|united states|government)\b/i;

/** A long title is set in several lines of capitals. */
function titleAround(rows: string[], at: number): string {
  const isPart = (row: string) => isCapitals(row) && !BESIDE_TITLE.test(row);
  let from = at;
  let to = at;
  const whole = PROSECUTES.test(rows[at] ?? '');
  while (!whole && from > 0 && at - from < 3 && isPart(rows[from - 1] ?? '')) from--;
  while (to - at < 3 && isPart(rows[to + 1] ?? '')) to++;
  return rows
    .slice(from, to + 1)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** A title of one line in capitals before the text begins: "DOE ET AL. v. ROE". */
export function titleLine(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n').slice(0, 45);
    for (let at = 0; at < rows.length; at++) {
      if (!/\b(?:vs?\.?|versus) /i.test(rows[at] ?? '') || !isCapitals(rows[at] ?? '')) continue;
      const caption = fromInline(titleAround(rows, at), page.number, 0.85);
      if (caption) return caption;
    }
  }
  return undefined;
}

/** Opinions repeat the short title at the head of each page: a vote for who the parties are. */
export function runningTitle(runningHeads: string[]): Caption | undefined {
  for (const head of runningHeads) {
    const caption = fromInline(head.replace(/^\d+\s+|\s+\d+$/g, ''), 1, 0.82);
    if (caption && !/opinion|cite as/i.test(head)) return caption;
  }
  return undefined;
}

const PROSECUTOR =
  /^(UNITED STATES OF AMERICA|(THE )?PEOPLE OF THE STATE OF [A-Z ]+|(THE )?STATE OF [A-Z ]+|(THE )?COMMONWEALTH OF [A-Z ]+|(THE )?CITY OF [A-Z .]+|(THE )?GOVERNMENT OF [A-Z ]+)[,.]?$/;

const MAY_PROSECUTE =
  /UNITED STATES OF|PEOPLE|STATE OF|COMMONWEALTH|CITY OF|GOVERNMENT OF|\b[A-Z] [A-Z] [A-Z]\b/;

/** A criminal caption whose "v." a scan has lost: the government, then names, then "Defendant". */
export function criminalCaption(pages: TextPage[]): Caption | undefined {
  for (const page of pages) {
    const rows = page.text.split('\n');
    for (let at = 0; at < rows.length; at++) {
      if (!MAY_PROSECUTE.test(rows[at] ?? '')) continue;
      const { cells, at: here } = leftColumn(rows, at);
      if (!PROSECUTOR.test(cells[here] ?? '')) continue;
      const below = cells.slice(here + 1, here + 14);
      const end = below.findIndex((cell) => /^defendant/.test(roleLabel(cell) ?? ''));
      const complaining = below.findIndex((cell) =>
        /^(plaintiff|petitioner|landlord)/.test(roleLabel(cell) ?? ''),
      );
      // With another party before "Plaintiff", the government's name was the heading of the court.
      if (end < 1 || below.slice(0, Math.max(0, complaining)).some((cell) => cell !== '')) continue;
      const names = below
        .slice(0, end)
        .filter((cell) => /^[^a-z]{4,}$/.test(cell.replace(/\b(and|aka|a\/k\/a)\b/gi, '')));
      const first = sideFrom(cells[here] ?? '', ['plaintiff']);
      const second = sideFrom(partedRows(names, [roleLabel(below[end] ?? '') ?? '']).join(' '), [
        'defendant',
      ]);
      if (first && second) return { first, second, page: page.number, confidence: 0.75 };
    }
  }
  return undefined;
}

const MATTER =
  /^(in\s+re|in\s+the\s+(?:interest|marriage)\s+of|in\s+the\s+matter\s+of|in\s+re\s+(?:the\s+)?marriage\s+of|matter\s+of|ex\s+parte|(?:in\s+the\s+)?estate\s+of)\b[:\s,]*(.*)$/i;
const MAY_BE_MATTER =
  /\bin\s+re\b|\b(?:interest|marriage|matter|estate)\s+of\b|ex\s+parte|\b\p{L} \p{L} \p{L}\b/iu;
const MARRIAGE = /marriage of/i;
const FEW_ROWS = 12;

/** "In re", "In the Matter of", "Ex parte": one party; a marriage names two. */
export function matterOf(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n');
    for (let at = 0; at < Math.min(rows.length, 45); at++) {
      if (!MAY_BE_MATTER.test(rows[at] ?? '')) continue;
      const { cells, at: here } = leftColumn(rows, at);
      const opening = MATTER.exec(cells[here] ?? '');
      if (!opening || looksCited(cells[here] ?? '')) continue;
      const block = matterBlock(
        (opening[2] ?? '').replace(/^the$/i, ''),
        cells.slice(here + 1, here + 24).filter((cell) => cell !== BESIDE),
      );
      const caption = MARRIAGE.test(`${opening[0]} ${block.text}`)
        ? marriage(block.text, page.number)
        : undefined;
      if (caption) return caption;
      const first = sideFrom(
        namesBeforeRole(block.text).replace(
          /^(the\s+)?(matter|interest|application|petition|claim|compensation|welfare|dependency|adoption|guardianship|conservatorship|custody|parentage|paternity|commitment|discipline)\s+of:?\s+/i,
          '',
        ),
        block.roles,
      );
      if (first) return { first, page: page.number, confidence: 0.85 };
    }
  }
  return undefined;
}

const ROLE_MARK = /\s*\[[^\]]*\]\s*/;

const namesBeforeRole = (text: string): string => text.split(ROLE_MARK).find((part) => part.trim()) ?? '';

function matterBlock(opening: string, cells: string[]): { text: string; roles: string[] } {
  // "Matter of Jane DOE, Respondent" says all in one line.
  if (withoutTrailingRole(opening).role) return { text: opening, roles: [] };
  const lines = opening ? [opening] : [];
  const roles: string[] = [];
  for (const cell of cells) {
    if (lines.length + roles.length > FEW_ROWS) break;
    const role = roleLabel(cell);
    if (role) {
      roles.push(role);
      // Family captions name the second party after the first one's role.
      lines.push(`[${role}]`);
      continue;
    }
    if (
      !cell &&
      (lines.length === 0 || roles.length > 0 || /(\band|,|\bof|\bthe|:)$/i.test(lines.at(-1) ?? ''))
    )
      continue;
    if (!cell || /\b(order|opinion|judgment|case no|petition for|chapter \d|decree|court|no\.)\b/i.test(cell))
      break;
    if (
      /^\d{1,3}\.\s|^(and in the (interest|matter) of|wherefore|comes now|the (petitioner|respondent|court))\b/i.test(
        cell,
      )
    )
      break;
    lines.push(cell);
    // "Respondent: JOHN ROE." ends the block.
    if (/[a-z]{3}\.$/i.test(cell) && !/\b(inc|corp|co|ltd|jr|sr)\.$/i.test(cell)) break;
  }
  return { text: lines.join(' ').trim(), roles };
}

function marriage(text: string, page: number): Caption | undefined {
  const names = text.replace(/^.*?marriage of:?\s*/i, '');
  const [one, two] = names.includes('[')
    ? names.split(/\[[^\]]*\]/).map((part) => part.replace(/^[\s,]*and\b[:\s]*/i, '').trim())
    : names.split(/\s+and\s+/i);
  const first = one ? sideFrom(one, ['petitioner']) : undefined;
  const second = two ? sideFrom(two, ['respondent']) : undefined;
  return first && second ? { first, second, page, confidence: 0.88 } : undefined;
}
