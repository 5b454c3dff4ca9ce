import type { ModelFact } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';
import { factOf } from '../passage-fact.js';

/** What the verdict form of the file asks, as far as its rows tell it. */
export interface VerdictForm {
  /** The row that asks what share of the fault each bears. */
  shares?: ModelFact;
  /** Something on it is answered with yes or no. */
  yesOrNo: boolean;
}

const HEADING =
  /^[ \t]*(?:\(?(?:PROPOSED|DRAFT|Proposed|Draft)\)? )?(?:(?:SPECIAL|GENERAL) )?(?:VERDICT(?: FORM)?|Special Verdict(?: Form)?|Verdict Form)(?: [A-Z\d])?(?: \([^()]{1,30}\))?[ \t]*$/m;
const SHARES =
  /^.*\b(?:percentages?|shares?|apportion\w*|assign\w* (?:a )?percent\w*)\b[^.?]{0,60}\b(?:fault|negligence|responsibility)\b.*$/im;
/** A line for a figure: "Defendant Orne ____ %". */
const FIGURE = /_{2,}\s*%|%\s*_{2,}|\bpercent(?:age)?\b.*_{3,}/i;
const YES_OR_NO =
  /\byes\b[\s\])☐]*[_[(☐][^\n]{0,40}\bno\b|\b(?:answer|write)[^\n]{0,12}[“"]?yes[”"]? or [“"]?no|[_[☐]\s*\]?\s*yes\b[^\n]{0,40}\bno\b/i;
/** A form runs over its heading's page and at most these. */
const PAGES = 3;

const forms = new WeakMap<Brief['read'], VerdictForm | undefined>();

/** The verdict form that one of the papers holds; undefined where none does. */
export function verdictForm({ read }: Brief): VerdictForm | undefined {
  if (!forms.has(read)) forms.set(read, found(read));
  return forms.get(read);
}

function found(read: Brief['read']): VerdictForm | undefined {
  for (const { document } of read.papers) {
    const first = document.pages.findIndex(({ text }) => HEADING.test(text));
    if (first < 0) continue;
    const pages = document.pages.slice(first, first + PAGES).map((page, at) => ({
      number: page.number,
      text: at === 0 ? page.text.slice(page.text.search(HEADING)) : page.text,
    }));
    const whole = pages.map(({ text }) => text).join('\n');
    const yesOrNo = YES_OR_NO.test(whole);
    const page = pages.find(({ text }) => SHARES.test(text));
    if (page && FIGURE.test(whole)) {
      const row = SHARES.exec(page.text)![0].trim().replace(/\s+/g, ' ');
      return { shares: factOf(document, row, page.number, 0), yesOrNo };
    }
    if (yesOrNo) return { yesOrNo };
  }
  return undefined;
}
