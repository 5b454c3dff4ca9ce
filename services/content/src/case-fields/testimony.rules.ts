import type { PdfPage } from '../pdf-text.js';
import { type Interview, interviewIn } from './interviews.rules.js';
import { type SpokenByCounsel, asksWitness, counselIn } from './other-counsel.rules.js';

type Page = Pick<PdfPage, 'number' | 'text'>;

const QUESTION = /^\s*(?:\d{1,4}:)?(?:\d{1,2}\s+)?Q(?:UESTION|uestion)?\d{0,3}[.:]?\s{1,}(\S.*)$/;
const ANSWER = /^\s*(?:\d{1,4}:)?(?:\d{1,2}\s+)?(?:A(?:NSWER|nswer)?\d{0,3}[.:]?|THE WITNESS:)\s{1,}(\S.*)$/;
/** Counsel and the reporter speak too. */
const SPEAKER =
  /^\s*(?:(?:\d{1,4}:)?\d{1,2}\s+)?(?:[A-Z]{2}\s+)?(?:(?:MR|MS|MRS|DR)\.\s+\p{Lu}+|THE (?:COURT|REPORTER|VIDEOGRAPHER)|(?:FURTHER |CONTINUED )?(?:(?:RE-?)?(?:DIRECT|CROSS)[ -]?)?EXAMINATION\b)/u;
/** "BY MS. ROE:", "EXAMINATION BY MR. DOE:" */
const EXAMINER =
  /^\s*(?:(?:\d{1,4}:)?\d{1,2}\s+)?(?:[A-Z -]{0,24}EXAMINATION )?BY (M[RS]{1,2}\. (?:(?:DE|LA|DEL|VAN|VON|DER|ST\.) ){0,3}\p{Lu}[\p{L}'’-]+)/u;
/** Rows of a transcript are numbered. */
export const ROW_NUMBER = /^\s{0,12}(?:\d{1,4}:)?\d{1,2}\s{2,}(?=\S)/;
/** "43:1": page and line of a question that was picked. */
const CITED = /^\s{0,4}(?:(\d{1,4}):)?(\d{1,2})\s/;
/** "The fall": what stands over the next questions, where the answer before it has ended. */
const TOPIC = /^(?=\p{Lu})[\p{L}\p{N}’', -]{3,40}$/u;
const WORDS_OF_TOPIC = 5;
const FEWEST_NUMBERED = 8;
/** Rows that count from one on, also where a single space stands behind the number: "24 signed on the 24th". */
function withWideNumbers(given: readonly string[]): string[] {
  const rows =
    given.filter((row) => ROW_CITE.test(row)).length >= FEWEST_NUMBERED
      ? given
      : given.map((row) => row.replace(CLOCK, (clock) => ' '.repeat(clock.length)));
  let last = 0;
  let counted = 0;
  const wide = rows.map((row) => {
    const number = Number(/^\s{0,12}(\d{1,2})(?:\s|$)/.exec(row)?.[1]);
    if (number !== last + 1) return row;
    last = number;
    counted += 1;
    return row.replace(/^(\s{0,12}\d{1,2}) (?=\S)/, '$1  ');
  });
  return withWideCites(counted < FEWEST_NUMBERED ? [...rows] : wide);
}
/** "11:02    3      Q.": the hour stands at the margin before the number of some rows; where most have it, it is page and line. */
const CLOCK = /^\s{0,6}\d{1,2}:\d{2}(?::\d{2})?(?=\s{1,8}\d{1,2}(?:\s|$))/;
/** "22:02 was changed": page and line before every row, with a single space behind them; "34:03-04" is where the row begins. */
function withWideCites(given: readonly string[]): string[] {
  const rows = given.map((row) => row.replace(TO_WHERE, '$1'));
  const cited = rows.filter((row) => ROW_CITE.test(row)).length;
  return cited < FEWEST_NUMBERED ? rows : rows.map((row) => row.replace(ROW_CITE, '$1  '));
}
const ROW_CITE = /^(\s{0,12}\d{1,4}:\d{2}) (?=\S)/;
const TO_WHERE = /^(\s{0,12}\d{1,4}:\d{1,2}) ?[-–](?: ?(?:\d{1,4}:)?\d{1,2})?(?=\s)/;
const TOLD_TO_ANSWER =
  /^(?:you (?:may|can) answer|go ahead|please answer|(?:you(?:['’]ll)? (?:have|need) to|please) (?:answer|say (?:it|that|yes or no))(?: (?:out loud|verbally|aloud|yes or no))?)\b.{0,30}$/i;
const LEAST_ANSWERS = 4;
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
export function exchanges(pages: readonly Page[]): readonly Exchange[] {
  const known = ofPages.get(pages) ?? exchangesIn(pages);
  ofPages.set(pages, known);
  return known;
}
/** Asked of the same pages for the witness, for what he said and for who asked. */
const ofPages = new WeakMap<readonly Page[], readonly Exchange[]>();

function exchangesIn(pages: readonly Page[]): Exchange[] {
  const interview = interviewIn(pages);
  if (interview) return exchangesOf(interview);
  const found: Exchange[] = [];
  let into: 'question' | 'answer' | undefined;
  let by: string | undefined;
  let note: string[] | undefined;
  let spoken: SpokenByCounsel | undefined;
  const heads = headsOf(pages);
  for (const page of pages) {
    const folio = folioOf(page);
    const rows = withWideNumbers(page.text.split('\n'));
    for (const [at, row] of rows.entries()) {
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
      const counsel = counselIn(row);
      if (counsel) spoken = counsel;
      else if (spoken && !question && !answer) spoken.text += ` ${text}`;
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
        const [, own, line] = CITED.exec(row) ?? [];
        const onPage = own === undefined ? folio : Number(own);
        found.push({
          question: question.trim(),
          answer: '',
          page: page.number,
          ...(line && { line: Number(line), ...(onPage !== undefined && { folio: onPage }) }),
          ...(by && { by }),
          ...(marked && { marked }),
        });
        note = undefined;
        into = 'question';
      } else if (answer && /[.?!][”"’]?$/.test(last?.answer ?? '') && spoken && asksWitness(spoken)) {
        found.push({ question: spoken.text.trim(), answer, page: page.number, by: spoken.by });
        into = 'answer';
      } else if (answer && last) {
        // What is marked before the answer is what the question shows.
        if (note && !last.answer) last.marked = note.join(' ').slice(1, -1);
        note = undefined;
        last.answer = `${last.answer} ${answer}`.trim();
        into = 'answer';
      } else if (text.startsWith('(')) {
        note = [text];
        into = undefined;
      } else if (SPEAKER.test(row) || EXAMINER.test(row) || isTopic(text, rows, at, last)) into = undefined;
      else if (into && last && text) last[into] += /\p{L}-$/u.test(last[into]) ? text : ` ${text}`;
      if (question || answer) spoken = undefined;
    }
  }
  return found
    .map((exchange) => ({
      ...exchange,
      question: withoutStage(exchange.question.replace(ASKED_BY, '')),
      answer: withoutStage(exchange.answer),
    }))
    .filter(({ answer }) => answer);
}
function isTopic(text: string, rows: readonly string[], at: number, last: Exchange | undefined): boolean {
  const next = rows.slice(at + 1).find((row) => row.trim() !== '') ?? '';
  return (
    TOPIC.test(text) &&
    text.split(' ').length <= WORDS_OF_TOPIC &&
    QUESTION.test(next) &&
    /[.?!]["”’]?$/.test(last?.answer ?? '')
  );
}

/** "BY MS. ROE: And he was six feet tall?", "No. EXAMINATION BY MR. DOE:", "ANN LEE - by Ms. Roe", "* * * [pages 47-51 omitted] * * *". */
const ASKED_BY = /^BY M[RS]{1,2}S?\. \p{Lu}[\p{L}’'-]+:\s*/u;
const ENDS_OF_PAGES =
  /\s*(?:\*(?:\s*\*)+|\[(?:pages?|lines?|portions?) [^\]]{0,60}\]|(?:FURTHER |CONTINUED )?(?:(?:RE-?)?(?:DIRECT|CROSS)[ -]?)?EXAMINATION BY M[RS]{1,2}S?\. \p{Lu}[\p{L}’'-]+:?|\p{Lu}[\p{Lu}.’' -]{4,40} [-–—] by M[rs]{1,2}\. \p{Lu}[\p{L}’'-]+)\s*/gu;
const withoutStage = (text: string): string =>
  text.replace(STAGE_NOTE, '').replace(ENDS_OF_PAGES, ' ').trim();

/** "(Pause.)", "(indicates the bridge of the nose)": what the reporter saw is no word of the answer. */
const STAGE_NOTE =
  /\((?:(?:witness|deponent) )?(?:pause|crying|cries|weeping|nods?|nodding|shrugs?|laugh(?:s|ing|ter)|sighs?|indicat\w+|gestur\w+|point\w*|inaudible|no (?:audible )?response|shak\w+ (?:of )?head)\b[^()]{0,60}\)\.? ?/gi;

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
      // "61   A. MOSS": the first line of a page is its first.
      const numbered = row && /^ *\d/.test(row) && !(row === rows[0] && /^ *(?!0*1 )\d+ {2,}\S/.test(row));
      const head = row && !QUESTION.test(row) && !ANSWER.test(row) && !numbered ? headOf(row) : '';
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
