import { describe, expect, it } from '@jest/globals';
import { measured } from '../testing/takes.js';
import { LEGAL_KINDS, type LegalKind, type LegalMark, type LegalMarks } from '../words/legal-marks.js';
import type { QuestionCounts } from '../words/questions.js';
import type { Evidence } from './evidence.js';
import { LEGAL_PARTS } from './legal-parts.js';
import type { Part, PartValue } from './part-value.js';

const NO_QUESTIONS = { total: 0, leading: 0, open: 0, closed: 0, statements: 0, crowded: 0, medianWords: 0 };
const evidence = (legal: Partial<LegalMarks>): Evidence => ({
  measurements: measured(),
  events: [],
  wording: null,
  script: null,
  legal: {
    scenario: 'opening-statement',
    words: 180,
    marks: [],
    counts: {} as LegalMarks['counts'],
    questions: NO_QUESTIONS,
    ...legal,
  },
});
const partOf = (scenario: keyof typeof LEGAL_PARTS, name: string): Part =>
  LEGAL_PARTS[scenario].find(([part]) => part(asked({ total: 10 }))?.name === name)![0];
const asked = (questions: Partial<QuestionCounts>, words = 180): Evidence =>
  evidence({
    words,
    questions: { ...NO_QUESTIONS, leading: questions.total ?? 0, ...questions },
    counts: Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, 0])) as LegalMarks['counts'],
  });
const heard = (
  scenario: keyof typeof LEGAL_PARTS,
  name: string,
  kind: LegalKind,
  count: number,
): PartValue => {
  const marks = Array.from({ length: count }, (_, i): LegalMark => {
    return { kind, text: `words ${i}`, start: i + 1, end: i + 2 };
  });
  return partOf(
    scenario,
    name,
  )(evidence({ counts: { [kind]: count } as unknown as LegalMarks['counts'], marks }))!;
};

describe('what a scenario asks for', () => {
  it.each(Object.entries(LEGAL_PARTS))('%s: makes a whole of different parts', (_, parts) => {
    expect(parts.reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1);
    const names = parts.map(([part]) => part(asked({ total: 10 }))?.name);
    expect(new Set(names).size).toBe(parts.length);
    for (const [, weight] of parts) expect(weight).toBeGreaterThanOrEqual(0.1);
  });

  it.each([
    ['opening-statement', 'Ask'],
    ['closing-argument', 'Ask'],
    ['motion-argument', 'Ask'],
    ['cross-examination', 'Leading form'],
    ['witness-examination', 'Open form'],
    ['jury-selection', 'Open form'],
  ] as const)('%s asks for nothing more than for: %s', (scenario, name) => {
    const [most] = LEGAL_PARTS[scenario].toSorted(([, a], [, b]) => b - a);
    expect(most![0](asked({ total: 10 }))!.name).toBe(name);
  });
});

describe('what is to be heard once', () => {
  const ask = (count: number) => heard('opening-statement', 'Ask', 'ask', count);

  it('is worth nearly all with the first time', () => {
    expect([0, 1, 2, 7].map((count) => ask(count).value)).toEqual([0, 9, 10, 10]);
  });

  it('may have been heard once more or once less', () => {
    expect([ask(0).low, ask(0).high]).toEqual([0, 9]);
    expect([ask(1).low, ask(1).high]).toEqual([7, 10]);
    expect([ask(2).low, ask(2).high]).toEqual([9, 10]);
  });
});

describe('what is to be heard again and again', () => {
  const exhibits = (count: number) => heard('cross-examination', 'Exhibits', 'exhibit', count);

  it('is worth more each time, up to three', () => {
    expect([0, 1, 2, 3, 9].map((count) => exhibits(count).value)).toEqual([0, 6, 8, 10, 10]);
    expect([exhibits(2).low, exhibits(2).high]).toEqual([6, 10]);
  });

  it('is shown by the first two places, and played from the first', () => {
    expect(exhibits(3)).toMatchObject({
      because: [{ code: 'heard', count: 3, quotes: ['words 0', 'words 1'] }],
      at: { start: 1, end: 2 },
    });
    expect(exhibits(0).because).toEqual([{ code: 'not-heard', what: 'exhibit' }]);
    expect(exhibits(0).at).toBeUndefined();
  });

  it('has no place where nothing places the words', () => {
    const marks = [{ kind: 'exhibit' as const, text: 'Exhibit 4', start: null, end: null }];
    const counts = { exhibit: 1 } as LegalMarks['counts'];
    expect(partOf('cross-examination', 'Exhibits')(evidence({ marks, counts }))).not.toHaveProperty('at');
  });
});

describe('a share of questions', () => {
  const leading = (questions: Partial<QuestionCounts>): PartValue =>
    partOf('cross-examination', 'Leading form')(asked({ total: 100, ...questions }))!;

  it('is all from 92 in a hundred on, and nothing where three in ten are not', () => {
    expect(leading({ leading: 92, open: 8 }).value).toBe(10);
    expect(leading({ leading: 90, open: 10 }).value).toBeCloseTo(9.68);
    expect(leading({ leading: 60, open: 40 }).value).toBeCloseTo(4.88);
    expect(leading({ leading: 20, open: 80 }).value).toBe(0);
    expect(leading({ leading: 90, open: 10 }).because).toEqual([{ code: 'leading', right: 90, total: 100 }]);
  });

  it('takes a statement that is put to the witness for leading, not for open', () => {
    const put = { leading: 40, statements: 60 };
    expect(leading(put).value).toBe(10);
    const open = partOf(
      'jury-selection',
      'Open form',
    )(asked({ total: 100, leading: 0, open: 70, closed: 20, statements: 10 }))!;
    expect(open.because).toEqual([{ code: 'open', right: 80, total: 100 }]);
    const single = partOf('cross-examination', 'One fact a question')(asked({ total: 100, crowded: 20 }))!;
    expect(single.because).toEqual([{ code: 'one-fact', right: 80, total: 100 }]);
  });

  it('is nothing where hardly anything is asked, and unknown where nobody set full stops', () => {
    const none = { leading: 0, statements: 4, total: 4 };
    const part = partOf('cross-examination', 'Leading form');
    expect(part(asked(none, 180))).toMatchObject({
      value: 0,
      low: 0,
      high: 2,
      because: [{ code: 'few-questions' }],
    });
    expect(part(asked(none, 181))).toBeNull();
  });

  it('is unknown without words', () => {
    expect(partOf('cross-examination', 'Leading form')({ ...evidence({}), legal: null })).toBeNull();
    expect(partOf('cross-examination', 'Exhibits')({ ...evidence({}), legal: null })).toBeNull();
  });
});
