import type { ModelClash } from '@lectern/contracts/case-model';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import type { Answers } from './answered.js';
import { idOf, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { isBound, isSameAct } from './same-act.js';
import { type StatedValue, valuesIn } from './stated-values.js';

/** Two sentences of different papers that state another figure of one thing. */
export interface Disagreement {
  about: ModelClash['about'];
  first: { value: string; sentence: FileSentence };
  second: { value: string; sentence: FileSentence };
}

/** A word that more sentences of the file hold says little of what one is about. */
const RARE = 12;
const FEWEST_RARE = 3;
const ALIKE = 0.42;
/** Most sentences have a day, of whatever they tell: two days clash in sentences that say nearly the same. */
const ALIKE_OF_DAYS = 0.6;
const FEWEST_OF_DAYS = 2;
const MOST = 12;
/** Sentences with a figure that are compared; the rest of a long file states the same again. */
const COMPARED = 1500;
const DENIES = /^(?:It is (?:further |specifically )*denied|Denied|DENIED|It['’]s denied)\b/;

interface Stating {
  sentence: FileSentence;
  values: StatedValue[];
  stems: ReadonlySet<string>;
}

/**
 * Where papers disagree: a paragraph of an answer that denies a figure and states another, and sentences of two papers that speak of
 * one thing, by the words that are rare in the file, and give it another day, hour, sum or measure.
 */
export function disagreements(sentences: readonly FileSentence[], answers: Answers): Disagreement[] {
  const stating = sentences.map((sentence): Stating => {
    const values = valuesIn(sentence.text);
    return {
      sentence,
      values,
      stems: values.length > 0 ? stemsOf(withoutValues(sentence.text, values)) : NONE,
    };
  });
  const found = [
    ...inAnswers(stating, answers),
    ...inOtherPapers(stating.filter(({ values }) => values.length > 0)),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ first, second }) => {
      const key = [first, second]
        .map(({ sentence, value }) => `${sentence.document.name} ${sentence.page} ${sentence.order} ${value}`)
        .sort()
        .join('|');
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}
const NONE: ReadonlySet<string> = new Set();

/** "9. Denied that it was 9:52. The boom fell at 10:05.", against paragraph 9 of the complaint. */
function inAnswers(stating: readonly Stating[], answers: Answers): Disagreement[] {
  const asked = Map.groupBy(
    stating.filter(({ sentence }) => answers.isAnswered(sentence) && sentence.marker !== undefined),
    ({ sentence }) => Number.parseInt(sentence.marker!, 10),
  );
  const replies = Map.groupBy(
    stating.filter(({ sentence }) => answers.paragraphOf(sentence) !== undefined),
    ({ sentence }) => answers.paragraphOf(sentence)!,
  );
  return [...replies].flatMap(([number, reply]) => {
    const complaint = asked.get(number) ?? [];
    if (!reply.some(({ sentence }) => /\bden(?:y|ies|ied)\b/i.test(sentence.text))) return [];
    const theirs = reply.filter(({ sentence }) => !DENIES.test(sentence.text));
    for (const kind of ['time', 'measure', 'date', 'amount'] as const) {
      const [one] = apart(complaint, theirs, kind);
      if (one) return [one];
    }
    return [];
  });
}

function apart(
  some: readonly Stating[],
  others: readonly Stating[],
  kind: StatedValue['kind'],
): Disagreement[] {
  const of = (all: readonly Stating[]): { sentence: FileSentence; value: StatedValue }[] =>
    all.flatMap(({ sentence, values }) =>
      values
        .filter((value) => value.kind === kind && !isBound(sentence.text, value.text))
        .map((value) => ({ sentence, value })),
    );
  const [mine, theirs] = [of(some), of(others)];
  return theirs.flatMap((other) => {
    if (mine.some(({ value }) => same(value, other.value))) return [];
    const one = mine.find(
      ({ value }) => value.unit === other.value.unit && !theirs.some((own) => same(own.value, value)),
    );
    // Most sentences have a day: in one paragraph, too, it is the day of what they both speak of.
    const alike =
      one !== undefined &&
      (kind !== 'date' ||
        sharedStems(
          stemsOf(withoutValues(one.sentence.text, [one.value])),
          stemsOf(withoutValues(other.sentence.text, [other.value])),
        ) >= FEWEST_OF_DAYS);
    return one && alike ? [disagreement(one, other)] : [];
  });
}

const same = (one: StatedValue, other: StatedValue): boolean =>
  one.kind === other.kind && one.unit === other.unit && one.value === other.value;

const disagreement = (
  one: { sentence: FileSentence; value: StatedValue },
  other: { sentence: FileSentence; value: StatedValue },
): Disagreement => ({
  about: one.value.kind,
  first: { value: one.value.text, sentence: one.sentence },
  second: { value: other.value.text, sentence: other.sentence },
});

function inOtherPapers(all: readonly Stating[]): Disagreement[] {
  const stating = all.slice(0, COMPARED);
  const places = new Map<string, number[]>();
  stating.forEach(({ stems }, at) => {
    for (const one of stems) places.set(one, [...(places.get(one) ?? []), at]);
  });
  const found: (Disagreement & { likeness: number })[] = [];
  stating.forEach((one, at) => {
    const met = new Map<number, number>();
    for (const stem of one.stems) {
      const others = places.get(stem)!;
      if (others.length > RARE) continue;
      for (const other of others) if (other > at) met.set(other, (met.get(other) ?? 0) + 1);
    }
    for (const [by, rare] of met) {
      const other = stating[by]!;
      if (rare < FEWEST_RARE || other.sentence.document === one.sentence.document) continue;
      const weight = (stems: Iterable<string>): number =>
        [...stems].reduce((sum, stem) => sum + 1 / Math.sqrt(places.get(stem)!.length), 0);
      const shared = weight([...one.stems].filter((stem) => other.stems.has(stem)));
      const likeness = shared / Math.min(weight(one.stems), weight(other.stems));
      if (likeness < ALIKE || !isSameAct(one.sentence.text, other.sentence.text)) continue;
      const [clash] = differing(one, other);
      if (clash && (clash.about !== 'date' || likeness >= ALIKE_OF_DAYS)) found.push({ ...clash, likeness });
    }
  });
  return found.sort((a, b) => b.likeness - a.likeness);
}

/** One figure of a kind in each, and another one; hours of different days do not clash. */
function differing(one: Stating, other: Stating): Disagreement[] {
  const days = (stating: Stating): StatedValue[] => stating.values.filter(({ kind }) => kind === 'date');
  const apartByDay =
    days(one).length > 0 &&
    days(other).length > 0 &&
    !days(one).some((day) => days(other).some((own) => same(day, own)));
  return (['time', 'amount', 'measure', 'date'] as const).flatMap((kind) => {
    if (kind !== 'date' && apartByDay) return [];
    const [mine, theirs] = [one, other].map(({ values }) => values.filter((value) => value.kind === kind));
    const [first] = mine!;
    const [second] = theirs!;
    const clashes =
      (first === undefined || !isBound(one.sentence.text, first.text)) &&
      (second === undefined || !isBound(other.sentence.text, second.text)) &&
      mine!.length === 1 &&
      theirs!.length === 1 &&
      first!.unit === second!.unit &&
      first!.value !== second!.value &&
      !(kind === 'date' && otherYear(first!.text, second!.text));
    return clashes
      ? [
          disagreement(
            { sentence: one.sentence, value: first! },
            { sentence: other.sentence, value: second! },
          ),
        ]
      : [];
  });
}

/** Days of two years are of two events. */
const otherYear = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((text) => /\b\d{4}\b/.exec(text)?.[0]);
  return first !== undefined && second !== undefined && first !== second;
};

const withoutValues = (text: string, values: readonly StatedValue[]): string =>
  values.reduce((rest, { text: said }) => rest.replace(said, ' '), text).replace(/\d+/g, ' ');

/** A disagreement as the model shows it; `factOf` gives the fact that a sentence is. */
export const asClash = (
  { about, first, second }: Disagreement,
  factOf: (sentence: FileSentence) => string,
): ModelClash => ({
  id: idOf('clash', `${first.sentence.text} ${second.sentence.text}`),
  about,
  subject: first.sentence.text,
  first: { value: first.value, fact: factOf(first.sentence), source: sourceOf(first.sentence) },
  second: { value: second.value, fact: factOf(second.sentence), source: sourceOf(second.sentence) },
  choice: 'both',
});
