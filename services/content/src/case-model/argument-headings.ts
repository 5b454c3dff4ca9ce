import { type Passage, sectionOf } from '../case-fields/document-passages.rules.js';
import { countWords } from '../script/english/count-words.js';

/** A heading under which a brief argues one point. */
export interface ArgumentHeading {
  text: string;
  page: number;
  /** It stands over the test that governs, not over a point. */
  standard?: true;
  /** The point that this test governs, where it stands under one. */
  over?: string;
}

const ARGUES =
  /^(?:[IVX]{1,5}\.\s+)?(?:(?:legal )?(?:argument|discussion|analysis)|argument and authorities|legal argument)s?\b|\band argument$|^(?:[IVX]{1,5}\.\s+)?memorandum(?: of (?:law|points and authorities))?\.?$/i;
const ROMAN = /^([IVX]{1,5})\.\s+(?=[A-Z“"])/;
const LETTER = /^([A-H])\.\s+(?=[A-Z“"])/;
/** "ARGUMENT A. The Order Is Unlawful": two headings that stand under each other on the page. */
const TOGETHER = /(?<=\p{L}[.:]?)\s+(?=(?:[IVX]{1,5}|[A-H])\.\s+[A-Z“"])/u;
/** "POINT II", "RESPONSE TO FIRST ASSIGNMENT OF ERROR", with what it says or above it: how appeals of New York and Ohio head their arguments. */
const POINT =
  /^(?:POINT (?:[IVX]{1,5}|\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX)\b|(?:(?:RESPONSE|REPLY|ANSWER) TO (?:(?:APPELLANT|APPELLEE)['’]?S? )?(?:THE )?)?(?:(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH) ASSIGNMENT OF ERROR|ASSIGNMENT OF ERROR (?:NO\. )?(?:[IVX]{1,5}|\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX))\b)[.:]?(?: [-–—])?\s*/;
const LONGEST = 45;
const STANDARD =
  /^(?:(?:[IVX]{1,5}|[A-H])\.\s+)?(?:the )?(?:(?:legal|governing|applicable) )?standards?(?: (?:of|for) (?:appellate |judicial )?\w+(?: \w+){0,3})?\.?$/i;
const CLOSES = /^(?:[IVX]{1,5}|[A-H])\.\s+(?:conclusion|prayer(?: for relief)?)\.?$/i;

/**
 * For each passage the heading of the argument above it, at the first level that the argument numbers: I., II. or, where it has
 * none of these, A., B. Undefined outside an argument, and for the heading itself.
 */
export function headingsOf(passages: readonly Passage[]): (ArgumentHeading | undefined)[] {
  let argues = false;
  let standard = false;
  let level: RegExp | undefined;
  let point: ArgumentHeading | undefined;
  /** The point under which its standard is stated. */
  let over: ArgumentHeading | undefined;
  /** "POINT II" stands alone on its line: what it says comes next. */
  let awaited = false;
  const read = ({ kind, text: whole, pageStarts }: Passage, part: string): boolean => {
    const text = part.trim();
    const page = pageStarts[0]?.page ?? 1;
    if (POINT.test(text)) {
      const said = text.replace(POINT, '');
      [argues, standard, level, awaited] = [true, false, POINT, said === ''];
      point = said === '' ? undefined : { text: said, page };
      return true;
    }
    if (awaited) {
      awaited = false;
      point = { text, page };
      return true;
    }
    if (countWords(text) <= 8 && STANDARD.test(text)) {
      if (argues && level === undefined) level = levelOf(text);
      if (!point?.standard) over = point;
      point = { text, page, standard: true, ...(over && { over: over.text }) };
      standard = true;
      return true;
    }
    const numbered = ROMAN.test(text) || LETTER.test(text);
    if (kind === 'heading' && CLOSES.test(text)) [argues, standard, point] = [false, false, undefined];
    if (kind === 'heading' && standard && !(argues && numbered)) [standard, point] = [false, undefined];
    if (argues && numbered && !(ARGUES.test(text) && kind === 'heading')) {
      if (kind !== 'heading' && (countWords(text) > LONGEST || text !== whole.trim())) return false;
      level ??= levelOf(text);
      if (!level?.test(text)) {
        // "B." behind "A. Standard of Review" goes on with the point that both stand under.
        if (standard) [standard, point] = [false, over];
        return kind === 'heading' || point === over;
      }
      standard = false;
      point = { text: text.replace(level, '').trim(), page };
      return true;
    }
    if (kind === 'heading') {
      if (ARGUES.test(text)) [argues, level] = [true, undefined];
      else if (!numbered && /^(?:relief|aside)$/.test(sectionOf(text) ?? '')) argues = false;
      if (!argues) point = undefined;
    }
    return false;
  };
  return passages.map((passage) => {
    const parts = passage.kind === 'heading' ? passage.text.split(TOGETHER) : [passage.text];
    const opens = parts.map((part) => read(passage, part)).some(Boolean);
    return !opens && (argues || standard) ? point : undefined;
  });
}

const levelOf = (text: string): RegExp | undefined => [ROMAN, LETTER].find((level) => level.test(text));
