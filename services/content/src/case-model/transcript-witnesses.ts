import { HEAD_OF_WITNESS, exchanges } from '../case-fields/testimony.rules.js';
import type { CaseDocument } from './file-sentences.js';

type Page = CaseDocument['pages'][number];

const SUFFIX = '(?:,? (?:JR|SR|Jr|Sr|II|III|IV)\\b\\.?)?';
const NAME = "\\p{Lu}[\\p{L}.’'-]*(?: \\p{Lu}[\\p{L}.’'-]*){0,3}";
/** "ADA MOSS, JR., sworn, testified:", "LEE MOSS, called as a witness". */
const SWORN = new RegExp(
  `^\\s*(?:\\d{1,2}\\s+)?(${NAME})${SUFFIX} ?,(?: (?:\\p{Lu}\\.?\\p{L}{1,2}\\.?|Ph\\.D\\.?),)? ?(?:(?:having been|being|was|first|previously|duly|called|recalled|after being) ?){0,5}(?:[Ss]worn|SWORN|as a witness|by the|on behalf)`,
  'u',
);
const EXAMINATION = /\b(?:RE)?-?(?:DIRECT|CROSS)[ -]?EXAMINATION\b/;
const ASKED = /^[ \t]*(?:\d{1,2}[ \t]+)?Q[.:]?[ \t]/m;
const HEAD_ROWS = 4;
const FEWEST_ANSWERS = 4;
const MOSTLY = 0.4;

interface Part {
  name: string;
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
  const names = new Set(parts.map(({ name }) => lastOf(name)));
  if (names.size < 2) return [document];
  const text = document.pages.map((page) => page.text).join('\n');
  const own = [...names].map((last) => {
    const all = parts.filter(({ name }) => lastOf(name) === last);
    const pages = all.flatMap((part) => part.pages);
    return { name: fullName(all, last, text), pages };
  });
  const told = own.filter(({ pages }) => exchanges(pages).length >= FEWEST_ANSWERS);
  return told.length === 0
    ? [document]
    : told.map(({ name, pages }) => ({
        ...document,
        pages: [...front, ...pages].map((page, at) =>
          at === 0 ? { ...page, text: `TESTIMONY OF ${name}\n\n${page.text}` } : page,
        ),
      }));
}

/** The rows of a page go to the witness of its head until another one is sworn. */
function splitPage(page: Page, parts: Part[], front: Page[]): void {
  const rows = page.text.split('\n');
  const head = rows
    .filter((row) => row.trim())
    .slice(0, HEAD_ROWS)
    .map((row) => HEAD_OF_WITNESS.exec(row))
    .find((one) => one !== null);
  const begins = rows.flatMap((row, at) => {
    const name = SWORN.exec(row)?.[1];
    return name && !/^(?:THE|The)\b/.test(name) ? [{ at, name }] : [];
  });
  const add = (name: string, text: string): void => {
    const last = parts.at(-1);
    const piece = { ...page, text };
    if (last && lastOf(last.name) === lastOf(name)) {
      last.pages.push(piece);
      if (name.split(' ').length > last.name.split(' ').length) last.name = name;
    } else parts.push({ name, pages: [piece] });
  };
  const [first] = begins;
  const before = rows.slice(0, first?.at);
  const stage = head && `${head[2] ? 'RE' : ''}${head[3]!.toUpperCase()} EXAMINATION`;
  const last = parts.at(-1);
  const turned =
    stage !== undefined &&
    (last === undefined || last.stage !== stage || lastOf(last.name) !== lastOf(head![1]!));
  const lead = turned && !EXAMINATION.test(page.text) ? `${stage}\n` : '';
  const sworn = new Set(begins.map(({ name }) => lastOf(name)));
  if (head && !(first && sworn.has(lastOf(head[1]!)))) add(head[1]!, lead + before.join('\n'));
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

const lastOf = (name: string): string => withoutSuffix(name).split(' ').at(-1)!.toUpperCase();
const withoutSuffix = (name: string): string => name.replace(/,? (?:JR|SR|II|III|IV)\.?$/i, '');

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
