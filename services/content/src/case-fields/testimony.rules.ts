import type { PdfPage } from '../pdf-text.js';
import type { ExtractedValue } from './extracted-value.js';
import { type Interview, interviewIn } from './interviews.rules.js';

type Page = Pick<PdfPage, 'number' | 'text'>;

const QUESTION = /^\s*(?:\d{1,2}\s+)?Q(?:UESTION|uestion)?\d{0,3}[.:]?\s{1,}(\S.*)$/;
const ANSWER = /^\s*(?:\d{1,2}\s+)?(?:A(?:NSWER|nswer)?\d{0,3}[.:]?|THE WITNESS:)\s{1,}(\S.*)$/;
/** Counsel and the reporter speak too. */
const SPEAKER =
  /^\s*(?:\d{1,2}\s+)?(?:[A-Z]{2}\s+)?(?:(?:MR|MS|MRS|DR)\.\s+[A-Z]+|THE (?:COURT|REPORTER|VIDEOGRAPHER)|(?:(?:FURTHER |RE)?(?:DIRECT|CROSS)[ -]?)?EXAMINATION\b)/;
/** "BY MS. ROE:", "EXAMINATION BY MR. DOE:" */
const EXAMINER = /^\s*(?:\d{1,2}\s+)?(?:[A-Z -]{0,24}EXAMINATION )?BY (M[RS]{1,2}\. [A-Z][A-Za-z'’-]+)/;
/** Rows of a transcript are numbered. */
const ROW_NUMBER = /^\s{0,12}\d{1,2}\s{2,}(?=\S)/;
const TOLD_TO_ANSWER = /^(?:you (?:may|can) answer|go ahead|please answer)\b.{0,30}$/i;
const LEAST_ANSWERS = 4;
const MAX_ANSWERS = 12;
/** Rows of what the reporter notes between brackets. */
const LONGEST_NOTE = 5;

export interface Exchange {
  question: string;
  answer: string;
  page: number;
  /** The line of the question, and the page as the transcript counts it. */
  line?: number;
  folio?: number;
  /** Who asks, where the transcript says it: "MS. ROE". */
  by?: string;
  /** The reporter's note before it: "(Whereupon, a Statement dated May 4 was marked as Exhibit 6.)". */
  marked?: string;
}

/** Questions with their answers, from a transcript's lines or the turns of an interview. */
export function exchanges(pages: readonly Page[]): Exchange[] {
  const interview = interviewIn(pages);
  if (interview) return exchangesOf(interview);
  const found: Exchange[] = [];
  let into: 'question' | 'answer' | undefined;
  let by: string | undefined;
  let note: string[] | undefined;
  const heads = headsOf(pages);
  for (const page of pages) {
    const folio = folioOf(page);
    for (const row of page.text.split('\n')) {
      // The number of a page is no part of an answer.
      if (
        /^\s*(?:page )?\d{1,4}(?: of \d{1,4})?\s*$/i.test(row) ||
        heads.has(headOf(row)) ||
        HEAD_OF_WITNESS.test(row)
      )
        continue;
      const text = row.replace(ROW_NUMBER, '').trim();
      const question = QUESTION.exec(row)?.[1];
      const answer = ANSWER.exec(row)?.[1];
      const last = found.at(-1);
      by = EXAMINER.exec(row)?.[1] ?? by;
      if (
        !question &&
        !answer &&
        (note?.length ?? LONGEST_NOTE) < LONGEST_NOTE &&
        !note!.at(-1)!.endsWith(')')
      ) {
        note!.push(text);
        continue;
      }
      // "You may answer": what was asked before is still to be answered.
      if (question && TOLD_TO_ANSWER.test(question) && last) {
        found.push({ ...last, answer: '', page: page.number });
        into = undefined;
      } else if (question) {
        const marked = note?.join(' ').slice(1, -1);
        const line = /^\s{0,4}(\d{1,2})\s/.exec(row)?.[1];
        found.push({
          question: question.trim(),
          answer: '',
          page: page.number,
          ...(line && { line: Number(line), ...(folio !== undefined && { folio }) }),
          ...(by && { by }),
          ...(marked && { marked }),
        });
        note = undefined;
        into = 'question';
      } else if (answer && last) {
        // What is marked before the answer is what the question shows.
        if (note && !last.answer) last.marked = note.join(' ').slice(1, -1);
        note = undefined;
        last.answer = `${last.answer} ${answer}`.trim();
        into = 'answer';
      } else if (text.startsWith('(')) {
        note = [text];
        into = undefined;
      } else if (SPEAKER.test(row) || EXAMINER.test(row)) into = undefined;
      else if (into && last && text) last[into] += /\p{L}-$/u.test(last[into]) ? text : ` ${text}`;
    }
  }
  return found.filter(({ answer }) => answer);
}

/** The number that a transcript prints at the end of one of its first rows. */
function folioOf({ text }: Page): number | undefined {
  const rows = text
    .split('\n')
    .filter((row) => row.trim())
    .slice(0, 2);
  const found = rows
    .map((row) => /(?:^\s*|\s{3,})(?:[Pp]age )?(\d{1,4})\s*$/.exec(row)?.[1])
    .find((one) => one);
  return found === undefined ? undefined : Number(found);
}

/** "MOSS - Direct (Roe)", above the page. */
export const HEAD_OF_WITNESS =
  /^\s*(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3})(?:,? (?:JR|SR|II|III|IV)\b\.?)? *[-–—]+ *(?:(?!Direct|Cross|Re)\p{Lu}[\p{L}’'.]+ *[-–—]+ *)?(re)?-?(direct|cross)\b/iu;

const headOf = (row: string): string => row.replace(/\d+/g, '').replace(/\s+/g, ' ').trim().slice(0, 14);

/** What stands above or below the text of more than one page: "W. Stokes - by Ms. Roe", the reporter's firm. */
function headsOf(pages: readonly Page[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const { text } of pages) {
    const rows = text.split('\n').filter((row) => row.trim());
    for (const row of new Set([...rows.slice(0, 2), rows.at(-1)])) {
      const head = row && !QUESTION.test(row) && !ANSWER.test(row) && !/^ *\d/.test(row) ? headOf(row) : '';
      if (/^\p{Lu}/u.test(head)) seen.set(head, (seen.get(head) ?? 0) + 1);
    }
  }
  return new Set([...seen].filter(([head, count]) => count > 1 && head.length > 4).map(([head]) => head));
}

function exchangesOf({ turns }: Interview): Exchange[] {
  const found: Exchange[] = [];
  turns.forEach(({ asks, text, page }, at) => {
    const open = found.at(-1);
    if (!asks && open) open.answer = `${open.answer} ${text}`.trim();
    else if (asks && turns[at - 1]?.asks && open) open.question = `${open.question} ${text}`;
    else if (asks) found.push({ question: text, answer: '', page });
  });
  return found.filter(({ answer }) => answer);
}

/** "VIDEOTAPED DEPOSITION OF", "TRANSCRIPT OF PROCEEDINGS": the first rows say that words were taken down. */
const TAKEN_DOWN =
  /^\s*(?:\p{L}+ ){0,3}(?:deposition|testimony|transcript|examination)(?: (?:of|upon|before)\b|\s*$)/iu;
/** The headings of whoever argues, and how counsel ends. */
const ARGUED =
  /^\s*(?:argument|introduction|summary of (?:the )?argument|(?:statement of )?(?:\w+ )?(?:\w+ )?facts|conclusion|prayer|(?:legal )?discussion)\s*$/im;
const SIGNED = /^\s*respectfully submitted\b/im;
/** Fewer of the rows than this begin a question or an answer where a paper only quotes some. */
const LEAST_SHARE = 0.15;

/** Does a paper quote testimony for what it argues? */
function quotesTestimony(pages: readonly Page[]): boolean {
  const rows = pages.flatMap(({ text }) => text.split('\n')).filter((row) => row.trim());
  const spoken = rows.filter((row) => QUESTION.test(row) || ANSWER.test(row)).length;
  if (spoken < rows.length * LEAST_SHARE)
    return !pages.slice(0, 2).some(({ text }) => text.split('\n').some((row) => TAKEN_DOWN.test(row)));
  const text = pages.map((page) => page.text).join('\n');
  return SIGNED.test(text) && ARGUED.test(text);
}

export function isTranscript(all: readonly Page[]): boolean {
  const pages = all.slice(0, 40);
  return (
    exchanges(pages).length >= LEAST_ANSWERS && (interviewIn(pages) !== undefined || !quotesTestimony(pages))
  );
}

const NAME = String.raw`((?:[A-Z][A-Za-z.'’-]+ ){1,3}[A-Z][A-Za-z'’-]+)`;
/** "WENDELL STOKES, SR., having been first duly sworn, testified". */
const SWORN = new RegExp(
  String.raw`\b${NAME}(,? (?:[SJ]R|[SJ]r|II|III|IV)\b\.?)? ?, (?:(?:M\.?D|R\.?N|Ph\.?D|D\.?O|P\.?E|Esq)\.?, )?(?:(?:the|a) (?:witness|deponent)[^.]{0,40}, |called (?:by|as|on)[^.]{0,80}, )?(?:having been|being|was|after being) (?:first |previously )?(?:duly )?sworn\b`,
);
/** "DEPOSITION of the Defendant RIDGE BUILDERS CORP., by WENDELL STOKES": a company speaks through somebody. */
const SPEAKS_FOR = new RegExp(
  String.raw`\b(?:DEPOSITION|EXAMINATION|Deposition|Examination)\b[^:]{0,120}?,? (?:by|through|BY|THROUGH)(?: and through)?(?: its [^,]{3,40},)? ${NAME}(?=,)`,
);
/** "S T O K E S": a name as title pages space it. */
const SPACED = /(?<![A-Za-z])(?:[A-Z]\.? ){2,}[A-Z]\b\.?/g;
const unspaced = (row: string): string =>
  row
    .replace(/ {2,}/g, '\t')
    .replace(SPACED, (all) => all.replaceAll(' ', ''))
    .replaceAll('\t', ' ');
const GREETED =
  /\bGood (?:morning|afternoon),? (?:Mr|Ms|Mrs|Dr|Officer|Sergeant|Deputy|Nurse)\.? ([A-Z][A-Za-z'’-]+)/;

/** A row of the title page that ends with the name. */
const TITLED =
  /\b(?:DEPOSITION|TESTIMONY|EXAMINATION|Deposition|Testimony|Examination) (?:OF|of):? ([A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){1,3}?)(?:, (?:M\.?D|D\.?O|R\.?N|Ph\.?D|P\.?E|C\.?P\.?A)\.?)?,?$/;

/** "ADA MOSS, SR., having been duly sworn": the elder is not the younger. */
const suffixed = (suffix: string): string =>
  suffix && ` ${suffix.replace(/^,? ?/, '').replace(/(?<=[JS]R)\.?$/i, '.')}`;

export function witnessOf(pages: readonly Page[]): string {
  const opening = pages.slice(0, 3).flatMap((page) => page.text.split('\n'));
  const plain = (row: string): string => unspaced(row.trim()).replace(/\s+/g, ' ');
  const rows = opening.map((row) => plain(row.replace(ROW_NUMBER, ''))).filter(Boolean);
  const text = rows.join(' ');
  // The caption above is no part of a name that begins a row.
  const oath = rows.map((row, at) => SWORN.exec(`${row} ${rows[at + 1] ?? ''}`)).find((one) => one !== null);
  const [, swears, suffix = ''] = oath ?? SWORN.exec(text) ?? [];
  const name =
    /\b(?:DEPOSITION|TESTIMONY|EXAMINATION|Deposition|Testimony|Examination) (?:OF|of):? ([A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){1,3}?)(?=,| (?:[A-Z][a-z]+ \d|\d|_|-|TAKEN|Taken|taken|VOLUME|DATE|Q\.|ON\b))/.exec(
      text,
    )?.[1];
  const excerpted =
    /\b(?:[Ee]xcerpts? (?:of|from) (?:the )?)(?:deposition|testimony)(?: of)?,? ([A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){1,3}?)(?=,)/.exec(
      text,
    )?.[1];
  const titled = rows
    .map((row) => /^TESTIMONY OF ([A-Z][A-Za-z'’-]+)$/.exec(row)?.[1] ?? TITLED.exec(row)?.[1])
    .find((one) => one !== undefined);
  const sworn =
    interviewIn(pages)?.name ??
    titled ??
    SPEAKS_FOR.exec(text)?.[1] ??
    name ??
    excerpted ??
    (swears && swears + suffixed(suffix)) ??
    GREETED.exec(text)?.[1];
  return sworn === undefined
    ? 'the witness'
    : sworn
        .toLowerCase()
        .replace(/(?:^|[\s'’-])(?:iii?$|iv$|\p{L})/gu, (first) => first.toUpperCase())
        .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** What a witness said, each answer with its question: an answer alone says nothing. */
export function testimony(pages: readonly Page[]): ExtractedValue[] {
  const witness = witnessOf(pages);
  const telling = ({ question, answer }: Exchange): number =>
    (/\d|\b(?:who|when|what|why|how|where)\b/i.test(`${question} ${answer}`) ? 1 : 0) +
    (answer.split(' ').length > 1 ? 1 : 0) +
    (/\b(?:state your name|ever been deposed|understand the oath|off the record)\b/i.test(question) ? -3 : 0);
  return exchanges(pages)
    .map((exchange, order) => ({ exchange, order, weight: telling(exchange) }))
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
    .slice(0, MAX_ANSWERS)
    .sort((a, b) => a.order - b.order)
    .map(({ exchange: { question, answer, page } }) => ({
      value: `Asked “${question}”, ${witness} answered, “${answer}”`,
      page,
      quote: `Q. ${question} A. ${answer}`,
      confidence: 0.85,
    }));
}
