import type { CaseDocument } from './file-sentences.js';
import { fieldsOf, withColons } from './email-header.js';
import { endsMessage, nameOf } from './messages.js';
import type { Ruling } from './ruling.js';
import { surname } from './sides.js';

type Documents = readonly CaseDocument[];

const NAME = String.raw`((?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}'’-]+)`;
/** "Caroline Vogel (SC Bar 80416)", "Lee Orne, WSBA #31178", "/s/ Ann Roe, Esq.", and the row below a name: "Attorney for Plaintiff". */
const SIGNS: readonly RegExp[] = [
  new RegExp(
    String.raw`^[ \t]*(?:By:? ?)?(?:\/?s\/ ?)?${NAME}(?: \((?:\d{5,9}|[^()\n]{0,20}(?:Bar|BBO|WSBA|Atty|No\.|#)[^()\n]{0,20})\)|, (?:WSBA|SBN|OSB|Bar|Esq|Attorney)\b)`,
    'gmu',
  ),
  new RegExp(
    String.raw`^[ \t]*(?:By:? ?)?(?:\/?s\/ ?)?${NAME}[ \t]*\n(?:[^\n]{0,60}\n){0,2}?[ \t]*(?:Attorneys?|ATTORNEYS?|Counsel|COUNSEL) (?:for|FOR)\b`,
    'gmu',
  ),
];
/** "BY MS. TULL:", "MR. ROE: Objection." */
const EXAMINES = /\b(?:BY )?M(?:R|S|RS)\. ([A-Z][A-Z'’-]{2,}(?: [A-Z'’-]{3,})?):/g;

/** What somebody wrote to those who prosecute is evidence, and often the best of the one who is accused. */
const PROSECUTES = new RegExp(
  String.raw`${NAME}[, \t\n]{1,60}(?:(?:Deputy|Assistant|Senior|Chief|Special|First) ){0,2}(?:\p{L}+ (?:County )?)?(?:Prosecut\w+|District Attorney|DISTRICT ATTORNEY|State['’]s Attorney|County Attorney|Commonwealth['’]s Attorney|U\.?S\.? Attorney|United States Attorney|Attorney General)`,
  'gu',
);
const last = (name: string): string => surname(name).toLowerCase();

/** The surnames of the lawyers of the parties, as pleadings are signed and witnesses are examined; those of the prosecution are none. */
export function counselOf(documents: Documents): ReadonlySet<string> {
  const texts = documents.map(({ pages }) => pages.map((page) => page.text).join('\n'));
  const prosecute = new Set(
    texts.flatMap((text) => [...text.matchAll(PROSECUTES)].map(([, name]) => last(name!))),
  );
  const all = texts.flatMap((text) => [
    ...SIGNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => last(name!))),
    ...[...text.matchAll(EXAMINES)].map(([, name]) => last(name!)),
  ]);
  return new Set(all.filter((name) => !prosecute.has(name)));
}

interface Found {
  /** Rows of the pages that belong to a message of counsel, by page. */
  rows: ReadonlySet<number>[];
  heads: Ruling[];
}

function find({ name, pages }: CaseDocument, counsel: ReadonlySet<string>): Found {
  const heads: Ruling[] = [];
  let within = false;
  const rows = pages.map(({ text, number }) => {
    const own = new Set<number>();
    const all = withColons(text.split('\n'));
    all.forEach((row, at) => {
      if (/^\s{0,8}From:/i.test(row)) {
        const fields = fieldsOf(all.slice(at, at + HEADER_ROWS));
        within = ['from', 'to'].some((field) =>
          (fields.get(field) ?? '')
            .split(';')
            .some((one) => counsel.has(surname(nameOf(one.trim()) ?? '').toLowerCase())),
        );
        if (within)
          heads.push({
            text: text.split('\n')[at]!.trim().replace(/\s+/g, ' '),
            document: name,
            page: number,
          });
      } else if (within && endsMessage(row)) within = false;
      if (within) own.add(at);
    });
    return own;
  });
  return { rows, heads };
}
const HEADER_ROWS = 6;

/** A document without its messages from and to counsel: they are privileged, or talk between lawyers, and tell a jury nothing. */
export function withoutCounselMail<D extends CaseDocument>(document: D, counsel: ReadonlySet<string>): D {
  if (counsel.size === 0) return document;
  const { rows, heads } = find(document, counsel);
  return heads.length === 0
    ? document
    : {
        ...document,
        pages: document.pages.map((page, index) => ({
          ...page,
          text: page.text
            .split('\n')
            .map((row, at) => (rows[index]!.has(at) ? '' : row))
            .join('\n'),
        })),
      };
}

/** The first rows of those messages, so that an attorney sees what is not read. */
export const counselMailIn = (document: CaseDocument, counsel: ReadonlySet<string>): Ruling[] =>
  counsel.size === 0 ? [] : find(document, counsel).heads;
