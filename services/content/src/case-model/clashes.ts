import type { ModelClash, ModelFact } from '@lectern/contracts/case-model';
import { dateKey, datesIn } from '@lectern/legal-text/dates';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import type { Answers } from './answered.js';
import { asClash, disagreements } from './clashes-of-papers.js';
import { idOf, modelFact, sourceOf } from './facts.js';
import type { FileSentence } from './file-sentences.js';
import { isMessage, recordIn } from './record-frames.js';
import { forceOf } from './force.js';
import { isSameAct } from './same-act.js';

const SUMS = /\$\s?\d[\d,]*(?:\.\d+)?(?: (?:million|billion|thousand))?/g;
const ALIKE = 0.62;
const FEWEST = 4;

/**
 * Where the file disagrees: told facts of one thing with another day or sum, and what two papers state otherwise. A sentence that no
 * fact holds yet becomes one that is not told, so that it can be looked at and chosen.
 */
export function clashesIn(
  facts: ModelFact[],
  sentences: readonly FileSentence[],
  answers: Answers,
): ModelClash[] {
  const told = clashesAmong(facts);
  const factOf = (sentence: FileSentence): string => {
    const place = sourceOf(sentence);
    const known = facts.find(({ sources }) =>
      sources.some(({ document, quote }) => document?.name === place.document?.name && quote === place.quote),
    );
    if (known) return known.id;
    const added = modelFact(
      { sentence, of: sentences.length, ...forceOf(sentence), said: [], reworded: false, leans: false },
      false,
    );
    facts.push(added);
    return added.id;
  };
  const others = disagreements(sentences, answers).map((one) => asClash(one, factOf));
  const shown = new Set(told.flatMap(({ first, second }) => [first.fact, second.fact]));
  return [
    ...told,
    ...others.filter(({ first, second }) => !(shown.has(first.fact) && shown.has(second.fact))),
  ].slice(0, MOST);
}
const MOST = 12;

/** Two statements of one act that give another day or another sum. Both must say nearly the same words around it. */
function clashesAmong(facts: readonly ModelFact[]): ModelClash[] {
  // Entries of one log and messages of one thread are each of their own day.
  const read = facts
    .filter((fact) => !isMessage(fact) && !recordIn(fact))
    .map((fact) => {
      const text = fact.said.length > 0 ? fact.said.join(' ') : fact.text;
      const dates = datesIn(text).filter(({ day, month }) => day !== undefined && month !== undefined);
      const sums = text.match(SUMS) ?? [];
      const bare = dates
        .reduce((rest, { text: date }) => rest.replace(date, ' '), text)
        .replace(SUMS, ' ')
        .replace(/\d+/g, ' ');
      return { fact, text, dates, sums, stems: stemsOf(bare) };
    })
    .filter(({ dates, sums }) => dates.length === 1 || sums.length === 1);
  const found: ModelClash[] = [];
  read.forEach((one, at) => {
    for (const other of read.slice(at + 1)) {
      const shared = sharedStems(one.stems, other.stems);
      if (shared < FEWEST || shared / Math.min(one.stems.size, other.stems.size) < ALIKE) continue;
      if (!isSameAct(one.text, other.text)) continue;
      const [day, otherDay] = [one.dates, other.dates];
      const [sum, otherSum] = [one.sums, other.sums];
      const differsInDay =
        day.length === 1 &&
        otherDay.length === 1 &&
        dayOf(day[0]!) !== dayOf(otherDay[0]!) &&
        // Days of two years are of two events.
        (day[0]!.year === undefined || otherDay[0]!.year === undefined || day[0]!.year === otherDay[0]!.year);
      const differsInSum =
        sum.length === 1 && otherSum.length === 1 && amount(sum[0]!) !== amount(otherSum[0]!);
      if (differsInDay === differsInSum) continue;
      const value = (place: typeof one): string => (differsInDay ? place.dates[0]!.text : place.sums[0]!);
      found.push({
        id: idOf('clash', `${one.fact.id} ${other.fact.id}`),
        about: differsInDay ? 'date' : 'amount',
        subject: one.fact.said[0] ?? one.fact.text,
        first: { value: value(one), fact: one.fact.id, source: one.fact.sources[0]! },
        second: { value: value(other), fact: other.fact.id, source: other.fact.sources[0]! },
        choice: 'both',
      });
    }
  });
  return found;
}

/** A day without a year agrees with the same day of any year. */
const dayOf = (date: Parameters<typeof dateKey>[0]): string => `${date.month}-${date.day}`;
const amount = (sum: string): number =>
  Number(sum.replace(/[$,\s]|million|billion|thousand/g, '')) *
  (/million/.test(sum) ? 1e6 : /billion/.test(sum) ? 1e9 : /thousand/.test(sum) ? 1e3 : 1);
