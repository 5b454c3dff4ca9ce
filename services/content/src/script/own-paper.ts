import type { ModelFact } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import type { CaseDocument } from '../case-model/file-sentences.js';
import { factOf } from './passage-fact.js';
import type { Placed } from './witness-statements.js';

export type PaperKind =
  'testimony' | 'deposition' | 'interview' | 'declaration' | 'report' | 'statement' | 'email';

/** A paper in the words of the witness. */
export interface OwnPaper {
  kind: PaperKind;
  document: CaseDocument;
  /** As it is spoken of: "a deposition", "a statement". */
  name: string;
  day?: string | undefined;
  to?: string;
  /** What it is, as counsel said: "Exhibit 17 is the service log for May 4, 2023." */
  about?: string;
  /** Quoted in a paper of somebody else. */
  embedded?: boolean;
  /** The memo of an interview that is on him. */
  memo?: boolean;
  /** The row that names it. */
  title: ModelFact;
}

/** Something that the witness swore, wrote or said, as it is put to him, with the words of the paper. */
export interface OwnWords extends Placed {
  paper: OwnPaper;
  /** The words of the paper, of one sentence; of an answer, what was answered. */
  words: string;
  /** What counsel had asked. */
  question?: string;
  /** Which exchange of the transcript it is from, and where counsel turned to another subject. */
  at?: number;
  turned?: boolean;
  /** The heading of a memo under which he told it. */
  topic?: string;
  /** He read it out of an earlier paper of his own. */
  read?: boolean;
  /** The question is read to him with this answer. */
  back?: string;
  /** It leans only by "he" or "she". */
  ofPerson?: boolean;
  /** It stands only behind what was put before it. */
  leans?: boolean;
  /** It is no sentence: "In writing." */
  bare?: boolean;
  /** Told to the counsel who called him. */
  friendly?: boolean;
  /** A word of it points at somebody whom it does not name: it can be read to him, not put. */
  unclear?: boolean;
}

const PAPERS: [RegExp, PaperKind, string][] = [
  [/\bDEPOSITION\b/i, 'deposition', 'a deposition'],
  [/\bAFFIDAVIT\b/i, 'declaration', 'an affidavit'],
  [/\bDECLARATION\b/i, 'declaration', 'a declaration'],
  [/\bREPORT\b/i, 'report', 'a report'],
  [/\bSTATEMENT\b/i, 'statement', 'a statement'],
];
const TITLE_ROWS = 12;
const WRITTEN =
  /\b(?:date (?:written|prepared|typed|of (?:report|entry))|report date|written on|prepared on)\b/i;

export function paperOf(document: CaseDocument, kind?: PaperKind): OwnPaper {
  const rows = (document.pages[0]?.text ?? '').split('\n').filter((row) => row.trim());
  // A long caption stands above some titles: farther down only a row in capitals is one.
  const head = rows.slice(0, 2 * TITLE_ROWS).filter((one, at) => at < TITLE_ROWS || !/\p{Ll}/u.test(one));
  const row = head.find((one) => PAPERS.some(([pattern]) => pattern.test(one))) ?? head[0] ?? '';
  const known = kind ? undefined : PAPERS.find(([pattern]) => pattern.test(row));
  const dates = head.flatMap((one) => (/\b(?:born|birth|DOB)\b/i.test(one) ? [] : datesIn(one)));
  // The day on which it was written is not that of which it tells.
  const written = head.filter((one) => WRITTEN.test(one)).flatMap((one) => datesIn(one));
  const [date] = [...written, ...dates].filter(({ day, year }) => day !== undefined && year !== undefined);
  return {
    kind: known?.[1] ?? kind ?? 'statement',
    name: known?.[2] ?? 'a statement',
    document,
    ...(date && { day: date.text }),
    title: factOf(document, row.trim().replace(/\s+/g, ' '), document.pages[0]?.number ?? 1, 0),
  };
}
