import { type Passage, sectionOf } from '../case-fields/document-passages.rules.js';
import { countWords } from '../script/english/count-words.js';

/** A heading under which a brief argues one point. */
export interface ArgumentHeading {
  text: string;
  page: number;
  /** It stands over the test that governs, not over a point. */
  standard?: true;
}

const ARGUES =
  /^(?:(?:legal )?(?:argument|discussion|analysis)|argument and authorities|legal argument)s?\b/i;
const NUMERAL = /^([IVX]{1,5})\.\s+(?=[A-Z“"])/;
const LONGEST = 45;
const STANDARD =
  /^(?:[IVX]{1,5}\.\s+)?(?:the )?(?:(?:legal|governing|applicable) )?standards?(?: (?:of|for) (?:appellate |judicial )?\w+(?: \w+)?)?\.?$/i;

/** For each passage the numbered heading of the argument above it; undefined outside an argument, and for the heading itself. */
export function headingsOf(passages: readonly Passage[]): (ArgumentHeading | undefined)[] {
  let argues = false;
  let standard = false;
  let point: ArgumentHeading | undefined;
  return passages.map(({ kind, text, pageStarts }) => {
    if (countWords(text) <= 8 && STANDARD.test(text)) {
      point = { text, page: pageStarts[0]?.page ?? 1, standard: true };
      standard = true;
      return undefined;
    }
    if (kind === 'heading' && standard) [standard, point] = [false, undefined];
    const numbered = NUMERAL.test(text);
    const opens = argues && numbered && (kind === 'heading' || countWords(text) <= LONGEST);
    if (opens) {
      standard = false;
      point = { text: text.replace(NUMERAL, '').trim(), page: pageStarts[0]?.page ?? 1 };
      return undefined;
    }
    if (kind === 'heading' && !numbered) {
      if (ARGUES.test(text)) argues = true;
      else if (sectionOf(text) === 'relief' || sectionOf(text) === 'aside') argues = false;
      if (!argues) point = undefined;
    }
    return argues || standard ? point : undefined;
  });
}
