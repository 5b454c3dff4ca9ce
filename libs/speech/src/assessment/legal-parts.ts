import type { LegalKind, LegalMark, LegalScenario } from '../words/legal-marks.js';
import { type QuestionCounts, isExamination } from '../words/questions.js';
import { type Part, type PartValue, countRange, rangeOf } from './part-value.js';

/** With more words between two full stops nobody set any: questions cannot be told. */
const UNPUNCTUATED = 45;

/** How often something has to be heard in different words to be worth 6, 8 and 10. */
const WORTH = [0, 6, 8, 10] as const;
/** What needs to be said once is worth all when it is said. */
const ONCE = [0, 9, 10] as const;

const worth = (scale: readonly number[], count: number): number =>
  scale[Math.min(scale.length - 1, Math.floor(count))]!;

/** Something that an advocate does or does not do. The words that earned it are quoted. */
function heard(kind: LegalKind, name: string, scale: readonly number[]): Part {
  return ({ legal }) => {
    if (!legal) return null;
    const count = legal.counts[kind];
    const marks = legal.marks.filter((mark) => mark.kind === kind);
    const value = worth(scale, count);
    // Words may have been heard wrongly: one more or one less.
    const low = worth(scale, Math.max(0, count - 1));
    const high = worth(scale, count + 1);
    const range = count === 0 ? { low: value, high } : { low: Math.max(low, value - 2), high };
    return {
      name,
      value,
      ...range,
      because: [
        marks.length === 0
          ? { code: 'not-heard', what: kind }
          : { code: 'heard', count, quotes: marks.slice(0, 2).map(({ text }) => text) },
      ],
      ...placeOf(marks[0]),
    };
  };
}

const placeOf = (mark: LegalMark | undefined): Pick<PartValue, 'at'> =>
  mark && mark.start !== null && mark.end !== null ? { at: { start: mark.start, end: mark.end } } : {};

/** A share of the questions that is as it should be. */
function shareOf(
  name: string,
  code: 'leading' | 'one-fact' | 'open',
  count: (questions: QuestionCounts) => number,
): Part {
  return ({ legal }) => {
    if (!legal) return null;
    const { total } = legal.questions;
    if (!isExamination(legal.questions)) {
      if (legal.words > UNPUNCTUATED * total) return null;
      return { name, value: 0, low: 0, high: 2, because: [{ code: 'few-questions' }] };
    }
    const right = count(legal.questions);
    // Nine of ten is what good examiners reach; at half of them it is no method.
    const score = (wrong: number): number =>
      Math.max(0, Math.min(10, 10 - 16 * Math.max(0, wrong / total - 0.08)));
    return {
      name,
      value: score(total - right),
      ...rangeOf(score, countRange(total - right)),
      because: [{ code, right, total }],
    };
  };
}

const ask = heard('ask', 'Ask', ONCE);
const burden = heard('burden', 'Burden', ONCE);
const standard = heard('standard', 'Standard', ONCE);
const theme = heard('theme', 'Theme', ONCE);
const exhibits = heard('exhibit', 'Exhibits', WORTH);
const witnesses = heard('witness', 'Witnesses', WORTH);
const roadmap = heard('roadmap', 'Roadmap', WORTH);
const answer = heard('answer', 'Answer to the other side', ONCE);
const issue = heard('issue', 'Issue', ONCE);
const foundation = heard('foundation', 'Foundation', WORTH);
const leading = shareOf('Leading form', 'leading', ({ leading: led, statements }) => led + statements);
const oneFact = shareOf('One fact a question', 'one-fact', ({ total, crowded }) => total - crowded);
const openForm = shareOf('Open form', 'open', ({ total, leading: led, closed }) => total - led - closed);

/** What legal effectiveness is made of in each scenario, after what is taught for it (docs/scoring.md). */
export const LEGAL_PARTS: Record<LegalScenario, readonly (readonly [part: Part, weight: number])[]> = {
  'opening-statement': [
    [ask, 0.25],
    [burden, 0.15],
    [theme, 0.2],
    [witnesses, 0.15],
    [exhibits, 0.15],
    [roadmap, 0.1],
  ],
  'closing-argument': [
    [ask, 0.25],
    [burden, 0.2],
    [theme, 0.15],
    [exhibits, 0.15],
    [witnesses, 0.1],
    [answer, 0.15],
  ],
  'cross-examination': [
    [leading, 0.45],
    [oneFact, 0.4],
    [exhibits, 0.15],
  ],
  'witness-examination': [
    [openForm, 0.5],
    [oneFact, 0.2],
    [foundation, 0.3],
  ],
  'motion-argument': [
    [ask, 0.3],
    [standard, 0.25],
    [roadmap, 0.2],
    [exhibits, 0.1],
    [answer, 0.15],
  ],
  'jury-selection': [
    [openForm, 0.6],
    [oneFact, 0.4],
  ],
  'appellate-argument': [
    [issue, 0.2],
    [standard, 0.25],
    [ask, 0.25],
    [roadmap, 0.15],
    [exhibits, 0.15],
  ],
};
