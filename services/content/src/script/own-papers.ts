import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { exchanges, witnessOf } from '../case-fields/testimony.rules.js';
import { emailsIn } from '../case-model/emails.js';
import { modelFact } from '../case-model/facts.js';
import { type CaseDocument, fileSentences, placed } from '../case-model/file-sentences.js';
import { speakerOf } from '../case-model/first-person.js';
import { forceOf } from '../case-model/force.js';
import { answered } from './answers.js';
import type { Brief } from './brief.js';
import { splitUnits } from './english/sentences.js';
import type { Placed } from './witness-statements.js';
import { isHim } from './written-by.js';
import { type Mention, actsIn, addressed, asSecondPerson, mentionsIn } from './own-words.js';

export type PaperKind = 'testimony' | 'deposition' | 'declaration' | 'report' | 'statement' | 'email';

/** A paper in the words of the witness. */
export interface OwnPaper {
  kind: PaperKind;
  document: CaseDocument;
  /** As it is spoken of: "a deposition", "a statement". */
  name: string;
  day?: string | undefined;
  to?: string;
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
  /** It stands only behind what was put before it. */
  leans?: boolean;
  /** Told to the counsel who called him. */
  friendly?: boolean;
  /** A word of it points at somebody whom it does not name: it can be read to him, not put. */
  unclear?: boolean;
}

/** Everything that the papers of the witness hold in his own words, paper by paper, in their order. */
export function ownWords({ read, model }: Brief, witness: ModelPerson): OwnWords[] {
  const names = model.people
    .filter(({ id, kind }) => kind === 'person' && id !== witness.id)
    .map(({ name }) => name);
  return read.papers.flatMap(({ document }) => {
    const pages = document.pages.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));
    const talks = exchanges(pages);
    if (talks.length > 2) return isHim(witnessOf(pages), witness) ? sworn(document, talks, names) : [];
    const mails = emailsIn(document);
    if (mails.length > 0)
      return mails.filter(({ from }) => isHim(from, witness)).flatMap((mail) => written(document, mail));
    const author = speakerOf(document.pages);
    return author && isHim(author, witness) ? stated(fileSentences(document), document, names) : [];
  });
}

/** A passage of a paper as a fact of its own. */
function factOf(document: CaseDocument, text: string, page: number, order: number): ModelFact {
  return modelFact(
    {
      sentence: placed(document, { text, page, order }),
      of: 1,
      ...forceOf({ text, section: 'facts', numbered: false }),
      kind: 'event',
      said: [text],
      reworded: true,
      leans: false,
    },
    false,
  );
}

const PAPERS: [RegExp, PaperKind, string][] = [
  [/\bDEPOSITION\b/i, 'deposition', 'a deposition'],
  [/\bAFFIDAVIT\b/i, 'declaration', 'an affidavit'],
  [/\bDECLARATION\b/i, 'declaration', 'a declaration'],
  [/\bREPORT\b/i, 'report', 'a report'],
  [/\bSTATEMENT\b/i, 'statement', 'a statement'],
];
const TITLE_ROWS = 8;

function paperOf(document: CaseDocument, kind?: PaperKind): OwnPaper {
  const rows = (document.pages[0]?.text ?? '').split('\n').filter((row) => row.trim());
  const head = rows.slice(0, TITLE_ROWS);
  const row = head.find((one) => PAPERS.some(([pattern]) => pattern.test(one))) ?? head[0] ?? '';
  const known = kind ? undefined : PAPERS.find(([pattern]) => pattern.test(row));
  const dates = head.flatMap((one) => (/\b(?:born|birth|DOB)\b/i.test(one) ? [] : datesIn(one)));
  const [date] = dates.filter(({ day, year }) => day !== undefined && year !== undefined);
  return {
    kind: known?.[1] ?? kind ?? 'statement',
    name: known?.[2] ?? 'a statement',
    document,
    ...(date && { day: date.text }),
    title: factOf(document, row.trim().replace(/\s+/g, ' '), document.pages[0]?.number ?? 1, 0),
  };
}

function sworn(
  document: CaseDocument,
  talks: ReturnType<typeof exchanges>,
  names: readonly string[],
): OwnWords[] {
  const head = (document.pages[0]?.text ?? '').slice(0, 900);
  const deposition = /\bDEPOSITION\b/i.test(head);
  const own = paperOf(document, deposition ? undefined : 'testimony');
  const paper: OwnPaper = deposition ? { ...own, kind: 'deposition', name: 'a deposition' } : own;
  const crossed = crossedIn(document);
  return answered(talks, names).map(({ text, words, question, page, leans, unclear }, order) => ({
    text,
    words,
    question,
    leans,
    ...(unclear && { unclear }),
    fact: factOf(document, `Q. ${question} A. ${words}`, page, order),
    own: true,
    thing: true,
    paper,
    from: deposition ? 'deposition' : 'testimony',
    friendly: !deposition && !crossed(question),
  }));
}

/** Whether counsel of the other side had asked: below the heading of a cross-examination. */
export function crossedIn({ pages }: CaseDocument): (question: string) => boolean {
  const flat = pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  const from = flat.search(/\bCROSS.?EXAMINATION\b/i);
  return (question) => from >= 0 && flat.lastIndexOf(question.slice(0, 40)) > from;
}

const FEWEST_WRITTEN = 5;
/** What only passes the time of day, asks, or points at what stands elsewhere. */
const EMPTY =
  /\?$|^(?:thanks?|thank you|regards|best|sincerely|please (?:see|find)|see (?:below|attached)|hope|let me know)\b/i;
const GREETING =
  /^(?:(?:Hi|Hello|Hey|Dear) )?\p{Lu}[\p{L}.’-]{1,30}(?: \p{Lu}[\p{L}.’-]{1,30}){0,2}, (?=\S)/u;

function written(document: CaseDocument, mail: ReturnType<typeof emailsIn>[number]): OwnWords[] {
  const row = document.pages
    .flatMap(({ text }) => text.split('\n'))
    .find((one) => /^\s*From:/i.test(one) && one.includes(mail.from.split(' ').at(-1)!));
  const paper: OwnPaper = {
    kind: 'email',
    name: `an email to ${mail.to}`,
    document,
    day: mail.day,
    to: mail.to,
    title: factOf(document, (row ?? '').trim(), mail.page, 0),
  };
  return splitUnits(mail.body.replace(/\s+/g, ' ').trim()).flatMap(({ text }, order) => {
    const words = text.trim().replace(GREETING, '').replace(/["“”]/g, '’');
    if (words.split(' ').length < FEWEST_WRITTEN || EMPTY.test(words) || !/[.!]$/.test(words)) return [];
    return [
      {
        text: `You wrote to ${mail.to}: “${words}”`,
        words,
        fact: factOf(document, text.trim(), mail.page, order),
        own: true,
        paper,
        from: 'email',
        ...(mail.day && { day: isoOf(mail.day) }),
      },
    ];
  });
}

function stated(
  sentences: readonly { text: string; page: number }[],
  document: CaseDocument,
  names: readonly string[],
): OwnWords[] {
  const paper = paperOf(document);
  const before: Mention[][] = [];
  return sentences.flatMap(({ text: words, page }, order) => {
    const acts = actsIn(words).flatMap((act) => addressed(act, before) ?? []);
    before.push(mentionsIn(acts.join(' ') || words, names));
    if (/^My name is\b/.test(words) || (acts.length === 0 && !/\bI\b.*\.$/.test(words))) return [];
    const unclear = acts.length === 0;
    return (unclear ? [asSecondPerson(words)] : acts).map((text) => ({
      text,
      words,
      fact: factOf(document, words, page, order),
      own: /^(?:[^,]{3,40}, )?you\b/i.test(text),
      thing: true,
      paper,
      from: paper.name.replace(/^an? /, ''),
      ...(unclear && { unclear }),
    }));
  });
}

/** "June 2, 2023" as facts are dated. */
function isoOf(day: string): string {
  const [date] = datesIn(day);
  const two = (part: number | undefined): string => String(part ?? 1).padStart(2, '0');
  return `${date!.year}-${two(date!.month)}-${two(date!.day)}`;
}
