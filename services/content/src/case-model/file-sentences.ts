import { type ArgumentHeading, headingsOf } from './argument-headings.js';
import { type PartOfPaper, partsOf } from './parts-of-paper.js';
import { withoutRecordCites } from './record-cites.js';
import { wholeHeadings } from './wrapped-headings.js';
import { type SectionKind, passagesOf } from '../case-fields/document-passages.rules.js';
import { repeatedAllegations } from '../case-fields/repeated-allegations.rules.js';
import { type Sentence, sentencesOf } from '../case-fields/sentences.rules.js';

/** One of a case's documents, as far as it was read. */
export interface CaseDocument {
  id?: string;
  name: string;
  pages: readonly { number: number; text: string }[];
}

/** A sentence of a document with its place. */
export interface FileSentence {
  text: string;
  document: CaseDocument;
  page: number;
  section: SectionKind;
  /** Counted through the document. */
  order: number;
  /** Index of the paragraph, and of the sentence in it. */
  passage: number;
  position: number;
  numbered: boolean;
  /** The number or letter of its paragraph. */
  marker?: string;
  /** Item of a list that opens "X testified that:": what X says, not what happened. */
  reported?: boolean;
  /** What an answer repeats of the complaint without admitting it. */
  repeated?: boolean;
  /** The reference to the record behind it. */
  record?: string;
  /** The heading of the argument that it stands under. */
  point?: ArgumentHeading;
  /** The paper tells what happened here, or reasons about it, as its own headings say. */
  part?: PartOfPaper;
  /** Which third of the document it stands in. */
  third: 0 | 1 | 2;
}

/** A passage of a document that is no sentence of its prose, such as an answer under oath. */
export const placed = (
  document: CaseDocument,
  { text, page, order }: Pick<FileSentence, 'text' | 'page' | 'order'>,
): FileSentence => ({
  text,
  document,
  page,
  section: 'facts',
  order,
  passage: order,
  position: 0,
  numbered: false,
  third: 0,
});

/** "DEFENDANT'S STATEMENT OF UNCONTROVERTED MATERIAL FACTS": filed with a motion, whatever pleading it cites. */
export const STATES_FACTS =
  /^[^a-z\n]{0,80}\bSTATEMENT OF\s+(?:(?:THE|ITS|AND)\s+)?(?:UNDISPUTED|UNCONTROVERTED|UNCONTESTED|MATERIAL)\s+(?:(?:UNDISPUTED|MATERIAL|AND)\s+)?FACTS\b/m;

/** Every sentence of a document in reading order, lines and pages joined. */
export function fileSentences(document: CaseDocument): FileSentence[] {
  const pages = document.pages.map(({ number, text }) => ({
    number,
    text,
    ocr: false,
    scanned: false,
    read: true,
  }));
  const passages = wholeHeadings(passagesOf(pages), pages);
  const sentences = withoutRecordCites(wholeQuotes(sentencesOf(passages)));
  const reported = reportedIn(sentences);
  const repeated = repeatedAllegations(sentences);
  const stated = STATES_FACTS.test(pages[0]?.text ?? '');
  const points = headingsOf(passages);
  const parts = partsOf(passages);
  return sentences.map((sentence, order) => ({
    text: sentence.text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(PARAGRAPH, '')
      .replace(JURAT, '')
      .replace(FOOTNOTE, '')
      .replace(NEXT_NUMBER, ''),
    document,
    page: sentence.page,
    section: stated && sentence.numbered ? 'facts' : sentence.section,
    order,
    passage: sentence.passage,
    position: sentence.position,
    numbered: sentence.numbered,
    ...(sentence.marker !== undefined && { marker: sentence.marker }),
    ...(sentence.record !== undefined && { record: sentence.record }),
    ...(reported.has(sentence) && { reported: true }),
    ...(repeated.has(sentence) && { repeated: true }),
    ...(points[sentence.passage] && { point: points[sentence.passage] }),
    ...(parts[sentence.passage] && { part: parts[sentence.passage] }),
    third: Math.min(2, Math.floor((order / sentences.length) * 3)) as 0 | 1 | 2,
  }));
}

/** "X testified, in substance, that:" with the items below it, up to the next paragraph of its own kind of number. */
function reportedIn(sentences: readonly Sentence[]): Set<Sentence> {
  const found = new Set<Sentence>();
  let opener: Sentence | undefined;
  for (const sentence of sentences) {
    if (opener && sentence.passage !== opener.passage) {
      if (sentence.numbered && kindOfMarker(sentence) !== kindOfMarker(opener)) found.add(sentence);
      else opener = undefined;
    }
    if (OPENS_ACCOUNT.test(sentence.text) && !found.has(sentence)) opener = sentence;
  }
  return found;
}
const OPENS_ACCOUNT =
  /\b(?:testified|stated|told|(?<!\b(?:of|in|to|at|by|for|the|from|under|upon) )said|explained|claimed|admitted|reported|recounted|advised|informed|recalled)\b[^“”"]{0,160}:$/;
const kindOfMarker = ({ marker }: Sentence): string =>
  marker === undefined ? 'none' : /^\d/.test(marker) ? 'figure' : 'letter';

/** "I, Ann Lee, declare under penalty of perjury:" stands before what is declared. */
const JURAT =
  /^(?:I, [^:]{3,90}|[^:]{3,90}, being (?:first )?duly sworn[^:]{0,40}),? (?:declares?|states?|deposes?|affirms?|certif(?:y|ies)|alleges?|says?|charges?)[^:]{0,60}:\s*(?=\p{Lu})/u;

/** "{¶ 12} Reyes opened the door": the number that a court gives its paragraphs is not said. */
const PARAGRAPH = /^[{[]¶ ?\d{1,3}[}\]] /u;
/** "5 The office explained ...": the mark of a footnote before what it says. */
const FOOTNOTE =
  /^\d{1,2} (?=(?:The|This|That|These|Those|In|On|At|It|He|She|They|An?|As|For|But|And|While|When|Although|After|Before|There|Both|Neither|Because|Under)\b)/;

const LONGEST = 420;
const MOST = 4;

/** Is a quotation still open at the end? */
const isOpen = (text: string): boolean =>
  text.split('“').length > text.split('”').length || (text.split('"').length - 1) % 2 === 1;

/** Sentences of one quotation stay together: half a quotation says nothing. */
function wholeQuotes(sentences: readonly Sentence[]): Sentence[] {
  const whole: Sentence[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const first = sentences[at]!;
    let { text } = first;
    let last = at;
    while (isOpen(text) && last < at + MOST && sentences[last + 1]?.passage === first.passage) {
      last += 1;
      text = `${text} ${sentences[last]!.text}`;
    }
    const closed = last > at && !isOpen(text) && text.length <= LONGEST;
    whole.push(closed ? { ...first, text } : first);
    if (closed) at = last;
  }
  return whole;
}
/** "arrived at 11:58 a.m. 14.": the number of the paragraph below. */
const NEXT_NUMBER = /(?<=\b(?:[ap]\.m|Inc|Co|Jr|Sr|St|No)\.) \d{1,3}\.$/u;
