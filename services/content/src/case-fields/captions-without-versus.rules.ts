import { BESIDE, leftColumn } from './caption-columns.rules.js';
import { stopsAbove } from './caption-names.rules.js';
import type { Caption } from './caption.rules.js';
import { roleLabel, sideFrom, withoutTrailingRole } from './party-names.rules.js';

interface TextPage {
  number: number;
  text: string;
}

const COMPLAINS = /^(claimant|petitioner|complainant|plaintiff|charging party|union|employee|grievant)/;
const ANSWERS = /^(respondent|defendant|employer|company)/;

/** "ACME, LLC, Claimant, / and / ROE, INC., Respondent.": arbitrators part the parties by "and". */
export function partedByAnd(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n').slice(0, 45);
    for (let row = 0; row < rows.length; row++) {
      if (!/^[\s–—-]*and[\s–—-]*([)|:]|\s{3}|$)/i.test(rows[row] ?? '')) continue;
      const { cells, at } = leftColumn(rows, row);
      if (!/^[–—-]*\s*and\s*[–—-]*$/i.test(cells[at] ?? '')) continue;
      const first = named(cells.slice(0, at).reverse(), COMPLAINS, 'up');
      const second = named(cells.slice(at + 1), ANSWERS, 'down');
      if (first && second) return { first, second, page: page.number, confidence: 0.85 };
    }
  }
  return undefined;
}

/** Upwards the role comes first and its names follow to the next empty row; downwards the names come first. */
function named(cells: string[], wanted: RegExp, way: 'up' | 'down') {
  const names: string[] = [];
  let role: string | undefined;
  for (const cell of cells.slice(0, 12)) {
    if (!cell || cell === BESIDE) {
      if (way === 'up' && names.length > 0) break;
      continue;
    }
    const trailing = withoutTrailingRole(cell);
    if (names.length === 0 && role === undefined && trailing.role && wanted.test(trailing.role))
      return sideFrom(trailing.text, [trailing.role]);
    const own = roleLabel(cell);
    if (own) {
      if (role !== undefined || !wanted.test(own)) return undefined;
      role = own;
      if (way === 'down') break;
    } else {
      if (way === 'up' && role === undefined) return undefined;
      if (way === 'up' && stopsAbove(cell)) break;
      names.push(cell);
    }
  }
  return role === undefined
    ? undefined
    : sideFrom((way === 'up' ? names.reverse() : names).join(' '), [role]);
}

/** A citation sets both parties in one row of cells: "CITY OF X, Plaintiff | v. | JANE ROE, Defendant". */
export function sideBySide(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 2)) {
    const rows = page.text.split('\n').slice(0, 45);
    for (const [at, row] of rows.entries()) {
      const versus = /^\s*(\S.*?\S)\s{2,}(?:v|vs|versus)\.?(?=\s|$)/i.exec(row);
      if (!versus?.[1] || /\s{3,}/.test(versus[1])) continue;
      const column = versus[0].length;
      const cells = [at - 1, at, at + 1].map((index) =>
        (rows[index] ?? '').slice(index === at ? column : column - 1).trim(),
      );
      const beside = cells.filter(
        (cell, index) => index === 1 || (rows[at + index - 1] ?? '').search(/\S/) >= column - 1,
      );
      const first = sideFrom(versus[1], []);
      const second = sideFrom(beside.join(' '), []);
      const roles = [withoutTrailingRole(versus[1]).role, withoutTrailingRole(beside.join(' ')).role];
      if (first && second && roles.some((role) => role !== undefined))
        return { first, second, page: page.number, confidence: 0.85 };
    }
  }
  return undefined;
}

const LABOR_CASE =
  /^(?:NOTICE:.{0,200}?\.\s+)?(?:[A-Z ]+ )?([A-Z][^.]{2,90}?(?:Inc\.|Co\.|Corp\.|LLC|L\.L\.C\.)?(?:[^.]{0,60}?)) and ([A-Z].{2,140}?)\.?\s+Cases? \d{1,2}\s?[-–—]\s?(?:C[ABCDEGP]|R[CDM]|UC)\s?[-–—]\s?\d+/;

/** The labor board heads its orders "Employer and Union. Case 05-CA-123456": who charges stands second. */
export function laborBoardTitle(pages: TextPage[]): Caption | undefined {
  const page = pages[0];
  const rows = page?.text.split('\n').slice(0, 14) ?? [];
  for (const from of rows.keys()) {
    const text = rows
      .slice(from, from + 6)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    const match = LABOR_CASE.exec(text);
    if (!page || !match?.[1] || !match[2]) continue;
    const employer = sideFrom(match[1], ['respondent']);
    const union = sideFrom(match[2].replace(/\.$/, ''), ['charging party']);
    if (employer && union) return { first: union, second: employer, page: page.number, confidence: 0.82 };
  }
  return undefined;
}

const OWN_CASE =
  /\b(?:entitled|styled|captioned|titled|known as|action,|lawsuit,|case,)\s+[“"]?([A-Z][^“”"()]{1,120}?)\s+v(?:s)?\.\s+([A-Z][^“”"()]{1,120}?),?[”"]?,?\s+(?:(?:case|civil action|index|cause|docket|action|file)\s+)?nos?\.\s[^()]{3,60}\((?:the|this|hereinafter)?,?\s*(?:the\s+)?[“"](?:action|lawsuit|litigation|suit|case|matter|dispute)[,.]?[”"]/i;

/** An agreement that ends a case defines it: "entitled Roe v. Acme, Case No. 1 (the “Action”)". No cited case is so defined. */
export function ownCase(pages: TextPage[]): Caption | undefined {
  for (const page of pages.slice(0, 2)) {
    const text = page.text.replace(/\s+/g, ' ');
    const match = OWN_CASE.exec(text);
    const first = match?.[1] && sideFrom(inFull(match[1], text), ['plaintiff']);
    const second = match?.[2] && sideFrom(inFull(match[2], text), ['defendant']);
    if (first && second) return { first, second, page: page.number, confidence: 0.8 };
  }
  return undefined;
}

/** "This Document Relates To: / Roe v. Acme, Inc.": one case of many that are heard together. */
export function relatesTo(pages: TextPage[]): Caption | undefined {
  const page = pages[0];
  const rows = page?.text.split('\n') ?? [];
  const row = rows.findIndex((text) => /\bthis (?:document|order|filing) relates to:?/i.test(text));
  if (!page || row < 0) return undefined;
  const { cells, at } = leftColumn(rows, row);
  const said: string[] = [];
  for (const cell of cells.slice(at + 1, at + 9)) {
    if (!cell && said.length > 0) break;
    if (cell && cell !== BESIDE) said.push(cell);
  }
  const title = /^(.{2,80}?)\s+vs?\.\s+(.{2,120}?)(?:,?\s*(?:case|civil action)?\s*nos?\.|\s*$)/i.exec(
    said.join(' '),
  );
  const text = pages
    .map((each) => each.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  const first = title?.[1] && sideFrom(calledInFull(title[1], 'plaintiff', text), ['plaintiff']);
  const second = title?.[2] && sideFrom(title[2], ['defendant']);
  return first && second ? { first, second, page: page.number, confidence: 0.82 } : undefined;
}

/** "plaintiff Jane Roe" in the text is who "Roe" is in the title. */
function calledInFull(name: string, role: string, text: string): string {
  const surname = /^[\p{L}'’-]+$/u.exec(name.trim())?.[0];
  const full =
    surname &&
    new RegExp(`\\b${role}s?,? ((?:\\p{Lu}[\\p{L}.'’-]* ){1,3}${surname})\\b`, 'u').exec(text)?.[1];
  return full || name;
}

/** "Roe" is the Jane Roe whom the agreement defines as “Roe”. */
function inFull(name: string, text: string): string {
  const surname = /^[\p{L}'’-]+$/u.exec(name.trim())?.[0];
  if (surname === undefined) return name;
  const full = new RegExp(
    `((?:\\p{Lu}[\\p{L}.'’-]* ){1,3}${surname})[^“"]{0,60}\\([^“"]{0,20}[“"]${surname}`,
    'u',
  );
  return full.exec(text)?.[1] ?? name;
}

const COMPLAINING_ROW = /^(?:plaintiff|applicant|claimant|petitioner)(?:s|\(s\))?$/i;
const ANSWERING_ROW = /^(?:defendant|respondent)(?:s|\(s\))?$/i;
const ROWS_BETWEEN = 8;

/** What stands in the next column of a row that begins with such a label. */
function besideLabel(row: string, label: RegExp): string | undefined {
  const [first = '', name] = row.trim().split(/\s{3,}/);
  return label.test(first) && name !== undefined && /^\p{L}/u.test(name) ? name : undefined;
}

/** "PLAINTIFF     JANE ROE / DEFENDANT     ACME LTD.": courts of Alberta print a table of labels and what belongs to each. */
export function labeledRows(pages: TextPage[]): Caption | undefined {
  const page = pages[0];
  const rows = page?.text.split('\n').slice(0, 45) ?? [];
  for (const [at, row] of rows.entries()) {
    const complaining = besideLabel(row, COMPLAINING_ROW);
    if (!page || complaining === undefined) continue;
    const answering = rows
      .slice(at + 1, at + 1 + ROWS_BETWEEN)
      .map((below) => besideLabel(below, ANSWERING_ROW))
      .find((name) => name !== undefined);
    const first = sideFrom(complaining, ['plaintiff']);
    const second = answering === undefined ? undefined : sideFrom(answering, ['defendant']);
    if (first && second) return { first, second, page: page.number, confidence: 0.85 };
  }
  return undefined;
}
