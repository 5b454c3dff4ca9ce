import { HEAD_OF_WITNESS, ROW_NUMBER, exchanges } from '../case-fields/testimony.rules.js';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import type { CaseDocument } from './file-sentences.js';

type Page = CaseDocument['pages'][number];

const SUFFIX = '(?:,? (?:JR|SR|Jr|Sr|II|III|IV)\\b\\.?)?';
const NAME = "\\p{Lu}[\\p{L}.’'-]*(?: \\p{Lu}[\\p{L}.’'-]*){0,3}";
/** "ADA MOSS, JR., sworn, testified:", "LEE MOSS, called as a witness". */
const SWORN = new RegExp(
  `^\\s*(?:\\d{1,2}\\s+)?(${NAME})${SUFFIX} ?,(?: (?:\\p{Lu}\\.?\\p{L}{1,2}\\.?|Ph\\.D\\.?),)? ?(?:(?:having been|being|was|first|previously|duly|called|recalled|after being) ?){0,5}(?:[Ss]worn|SWORN|as a witness|by the|on behalf)`,
  'u',
);
/** The name alone on its row, with the oath in the rows below it. */
const ON_ITS_ROW = new RegExp(`^(${NAME})${SUFFIX}(?:, (?:\\p{Lu}\\.?\\p{L}{1,2}\\.?|Ph\\.D\\.))?,?$`, 'u');
const OATH_BELOW =
  /^(?:(?:was|were|having|being|been|called|recalled|produced|a|an|the|as|for|by|first|duly|after|herein|on|behalf|of|witness|petitioner|respondent|plaintiff|defendant|state|board|department|and)\b[, ]*){2,}.*\b(?:sworn|affirmed)\b/i;
/** "(Ada Moss, sworn.)", "(Whereupon, Ada Moss was duly sworn.)", "ADA MOSS, PETITIONER'S WITNESS, SWORN" */
const IN_BRACKETS = new RegExp(
  `^\\(?(?:Whereupon,? |Thereupon,? )?(${NAME})${SUFFIX},? (?:[^.()]{0,40} )?(?:was |were |is |having been )?(?:first )?(?:duly )?(?:sworn|SWORN|affirmed|AFFIRMED)\\b`,
  'u',
);
/** "MS. ROE: The Board calls Nurse Ada Moss." */
const CALLS =
  /\bcalls?\b(?: (?:as )?(?:its|his|her|our|their|the) (?:\p{Ll}+ ){0,3}witness,?)?(?: to the stand)?,? (?:the (?:respondent|petitioner|plaintiff|defendant),? )?((?:(?:Dr|Mr|Ms|Mrs|Officer|Detective|Sergeant|Deputy|Nurse|Inspector|Agent)\.? )?(?:\p{Lu}[\p{L}.’'-]* ){0,3}\p{Lu}[\p{L}’'-]+)[.,]/u;
/** "ADA B. MOSS - BY MR. ROE", as reporters head the pages of a condensed transcript. */
const EXAMINED_IN_HEAD = new RegExp(`^(${NAME})${SUFFIX},? [-–—] BY M[RS]{1,2}\\. \\p{Lu}`, 'u');
const NEAR = 10;
/** "DIRECT EXAMINATION OF ADA MOSS", "Cross-examination of LEE ORNE, by Mr. Roe:" */
const EXAMINED = new RegExp(
  `(?:\\b(?:EXAMINATION|TESTIMONY) OF:?|^(?:(?:Re-?)?(?:[Dd]irect|[Cc]ross)[ -]?)?[Ee]xamination of) (${NAME})${SUFFIX}(?:,? (?:by|BY) M[^:]*)?:?$`,
  'u',
);
const EXAMINATION = /\b(?:RE)?-?(?:DIRECT|CROSS)[ -]?EXAMINATION\b/;
const ASKED = /^[ \t]*(?:\d{1,2}[ \t]+)?Q[.:]?[ \t]/m;
const HEAD_ROWS = 4;
const FEWEST_ANSWERS = 4;
const MOSTLY = 0.4;

const isNamed = ({ pages }: CaseDocument): boolean =>
  witnessOf(pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }))) !== 'the witness';

interface Part {
  name: string;
  /** Of all his parts, the name of the first. */
  of: string;
  pages: Page[];
  /** The examination that its last page told above its text. */
  stage?: string;
}

/** A transcript of several witnesses as one transcript for each: whose answer it is stands above the page, or in the oath. */
export function perWitness<D extends CaseDocument>(document: D): D[] {
  const asked = document.pages.filter(({ text }) => ASKED.test(text)).length;
  // Testimony among other papers of one file is no transcript.
  if (asked === 0 || asked < document.pages.length * MOSTLY) return [document];
  const parts: Part[] = [];
  const front: Page[] = [];
  for (const page of document.pages) splitPage(page, parts, front);
  const early = parts.length > 0 ? front.filter(({ text }) => ASKED.test(text)) : [];
  if (early.length > 0) parts.unshift(partOf(early, front));
  const names = new Set(parts.map(({ of }) => of).filter((one) => one !== UNKNOWN));
  if (names.size === 0 || (names.size === 1 && early.length === 0 && isNamed(document))) return [document];
  const text = document.pages.map((page) => page.text).join('\n');
  const own = [...names].map((one) => {
    const all = parts.filter(({ of }) => of === one);
    const pages = all.flatMap((part) => part.pages);
    return { name: fullName(all, lastOf(one), text), pages };
  });
  const told = own.filter(({ pages }) => exchanges(pages).length >= FEWEST_ANSWERS);
  return told.length === 0
    ? [document]
    : told.map(({ name, pages }) => ({
        ...document,
        pages: [...front.filter((page) => !early.includes(page)), ...pages].map((page, at) =>
          at === 0 ? { ...page, text: `TESTIMONY OF ${name}\n\n${page.text}` } : page,
        ),
      }));
}

/** An excerpt that begins in the middle of an examination: the index names whose it is, or nothing does. */
function partOf(pages: Page[], front: readonly Page[]): Part {
  const rows = front.flatMap(({ text }) => text.split('\n').map((row) => row.trim()));
  const name = rows.find((row, at) => IN_INDEX.test(row) && EXAMINED_BY.test(rows[at + 1] ?? '')) ?? UNKNOWN;
  return { name, of: name, pages };
}
const IN_INDEX = /^\p{Lu}{2}[\p{L}.’'-]+(?: [\p{L}.’'-]+){1,5}$/u;
const EXAMINED_BY = /^(?:Re-?)?(?:Direct|Cross|Examination)\b.*\d$/i;

/** The rows of a page go to the witness of its head until another one is sworn. */
function splitPage(page: Page, parts: Part[], front: Page[]): void {
  const rows = page.text.split('\n');
  const head = rows
    .filter((row) => row.trim())
    .slice(0, HEAD_ROWS)
    .map((row) => HEAD_OF_WITNESS.exec(row))
    .find((one) => one !== null);
  // Who was sworn at the foot of the page before is examined on this one.
  const waits = parts.at(-1)?.pages.every(({ text }) => !ASKED.test(text)) ?? false;
  const begins = beginsIn(rows).filter(({ name }, at) => !(at === 0 && waits && name === UNKNOWN));
  const add = (name: string, text: string): void => {
    const last = parts.at(-1);
    const piece = { ...page, text };
    if (last && isSame(last.name, name)) {
      last.pages.push(piece);
      if (name.split(' ').length > last.name.split(' ').length) last.name = name;
      return;
    }
    const known = parts.findLast((part) => isSame(part.name, name));
    parts.push({ name, of: known?.of ?? name, pages: [piece] });
  };
  const [first] = begins;
  const before = rows.slice(0, first?.at);
  const stage = head && `${head[2] ? 'RE' : ''}${head[3]!.toUpperCase()} EXAMINATION`;
  const last = parts.at(-1);
  const turned =
    stage !== undefined && (last === undefined || last.stage !== stage || !isSame(last.name, head![1]!));
  const lead = turned && !EXAMINATION.test(page.text) ? `${stage}\n` : '';
  const isSworn = begins.some(({ name }) => isSame(name, head?.[1] ?? ''));
  if (head && !(first && isSworn)) add(head[1]!, lead + before.join('\n'));
  else if (parts.length > 0 && !first) parts.at(-1)!.pages.push(page);
  else if (parts.length === 0 && !first) front.push(page);
  else if (parts.length > 0) parts.at(-1)!.pages.push({ ...page, text: before.join('\n') });
  // The number of the page stays above what is cited by it.
  const numbered = rows.slice(0, HEAD_ROWS).filter((row) => /^\s*(?:[Pp]age )?\d{1,4}\s*$/.test(row));
  begins.forEach(({ at, name }, index) =>
    add(name, [...numbered, ...rows.slice(at, begins[index + 1]?.at)].join('\n')),
  );
  if (stage && parts.length > 0) parts.at(-1)!.stage = stage;
}

/**
 * Where in the rows another witness takes the stand: by the oath, the call or the heading that names him. A direct examination over
 * which nobody is named begins somebody unknown, and never goes on with the one before.
 */
function beginsIn(rows: readonly string[]): { at: number; name: string }[] {
  const plain = rows.map((row) =>
    row.replace(MARGIN, '').replace(ROW_NUMBER, '').trim().replace(/\s+/g, ' '),
  );
  const found = plain.flatMap((row, at) => {
    if (SPEAKS.test(row)) return [];
    const below = plain
      .slice(at + 1, at + 6)
      .filter(Boolean)
      .slice(0, 3)
      .join(' ');
    const name =
      SWORN.exec(row)?.[1] ??
      (OATH_BELOW.test(below) ? ON_ITS_ROW.exec(row)?.[1] : undefined) ??
      IN_BRACKETS.exec(row)?.[1] ??
      EXAMINED.exec(row)?.[1] ??
      EXAMINED_IN_HEAD.exec(row)?.[1];
    if (name && !NOBODY.test(name)) return [{ at, name }];
    return DIRECT.test(row) || SWEARS.test(row) ? [announced(plain, at)] : [];
  });
  // The call, the oath and the heading name one witness three times.
  return found.filter(({ at, name }, index) => {
    const before = found[index - 1];
    return !(before && at - before.at <= NEAR && (name === UNKNOWN || isSame(before.name, name)));
  });
}
/** "16 | ", as pleading paper is kept. */
const MARGIN = /^\s{0,12}\d{1,2}\s*\|\s?/;
const DIRECT =
  /^(?!CONTINU)(?:DIRECT[ -]+EXAMINATION\b|EXAMINATION IN CHIEF\b)(?!.*\b(?:CONTINUED|RESUMED)\b)/i;
/** "(The witness was sworn.)" */
const SWEARS = /^\(?(?:the )?(?:witness|respondent|petitioner) (?:was |is )?(?:first )?(?:duly )?sworn\b/i;
/** A name in a row of its own is printed in capitals. */
const IN_CAPITALS = /^\p{Lu}{2}[\p{Lu}’'-]* .*\p{Lu}{2}/u;
const SPEAKS = /^[QA][.:]? /;
const UNKNOWN = '?';
/** "MR. ROE: Lee Orne." before the oath. */
const PRESENTS =
  /^M[RS]{1,2}\. [A-Z’'-]+: (?:(?:Dr|Mr|Ms|Mrs)\.? )?((?:\p{Lu}[\p{L}.’'-]* ){1,3}\p{Lu}[\p{L}’'-]+)\.$/u;

/** Who is named in the rows above the heading of a direct examination, from the nearest up. */
function announced(plain: readonly string[], at: number): { at: number; name: string } {
  const above = plain
    .flatMap((row, index) => (index < at && row ? [index] : []))
    .slice(-NEAR)
    .reverse();
  for (const one of above) {
    const row = plain[one]!;
    const name =
      (IN_CAPITALS.test(row) ? ON_ITS_ROW.exec(row)?.[1] : undefined) ??
      (SPOKEN.test(row)
        ? (PRESENTS.exec(row)?.[1] ??
          CALLS.exec(`${row} ${plain[one + 1] ?? ''}`.replace(/- (?=\p{Lu})/gu, '-'))?.[1])
        : undefined);
    if (name && !NOBODY.test(name)) return { at: one, name };
    if (SPEAKS.test(row)) break;
  }
  return { at, name: UNKNOWN };
}

/** The same one, by the whole name or by the surname alone. */
function isSame(one: string, other: string): boolean {
  if (lastOf(one) !== lastOf(other)) return false;
  const [a, b] = [one, other].map((name) => withoutSuffix(name).toUpperCase().split(' '));
  return a!.length < 2 || b!.length < 2 || a![0] === b![0] || TITLES.test(a![0]!) || TITLES.test(b![0]!);
}
const TITLES = /^(?:DR|MR|MS|MRS|OFFICER|DETECTIVE|SERGEANT|DEPUTY|NURSE|AGENT|INSPECTOR)\.?$/;
const NOBODY =
  /^(?:THE|The|A|An|This|That|Whereupon|Thereupon)\b|\b(?:WITNESS|Witness|Deponent|COURT|EXAMINATION|Court|Reporter)$/;
/** Counsel speaks in it. */
const SPOKEN = /^(?:M[RS]{1,2}|DR)\. [A-Z’'-]+|^(?:THE COURT|[A-Z .]{4,30}):/;

const lastOf = (name: string): string => withoutSuffix(name).split(' ').at(-1)!.toUpperCase();
const withoutSuffix = (name: string): string =>
  name.replace(/^(?:Mr|Ms|Mrs|Nurse)\.? (?=\S+ \S)/, '').replace(/,? (?:JR|SR|II|III|IV)\.?$/i, '');

/** The name of the oath, else as others in the transcript call him: "Detective Moss". */
function fullName(parts: readonly Part[], last: string, text: string): string {
  const [longest] = parts.map(({ name }) => name).sort((a, b) => b.length - a.length);
  if (longest!.includes(' ')) return cased(withoutSuffix(longest!));
  const written = parts[0]!.name;
  const called = new RegExp(
    `\\b((?:Officer|Detective|Sergeant|Deputy|Trooper|Agent|Dr\\.|(?!BY|MR|MS|The|And|Mr|Ms|Mrs|On|In|At|To|When|Did|Was)\\p{Lu}\\p{Ll}+) ${written})\\b`,
    'u',
  ).exec(text)?.[1];
  return cased(called ?? written);
}
const cased = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      /^(?:Mc|Mac)?\p{Lu}[\p{Lu}’'-]+$/u.test(word)
        ? word.replace(/(?<!^)(?<![-’'])(?<!^Mc|^Mac)\p{Lu}/gu, (letter) => letter.toLowerCase())
        : word,
    )
    .join(' ');
