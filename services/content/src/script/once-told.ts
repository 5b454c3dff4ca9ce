import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import { surname } from '../case-model/sides.js';
import { sharedStems, stemsOf } from './english/likeness.js';

/** By what an act is known again that another paper tells in its own words. */
interface Act {
  stems: ReadonlySet<string>;
  /** Of the stems, those that are nobody's name. */
  things: ReadonlySet<string>;
  days: ReadonlySet<string>;
  clocks: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  denies: boolean;
}

const CLOCK = /\b(\d{1,2}:\d{2})(?::\d{2})?\b/g;
/** When, by what was told before: "the next morning", "that afternoon". */
const RELATIVE =
  /\b(?:next|same|following|that|this|later|earlier|then|again|morning|afternoon|evening|night|day|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|a\.m\.|p\.m\.|about|approximately|around|mr|mrs|ms|dr)\b/gi;
const DENIES = /\b(?:not|never|no|nobody|none|nothing|without|refused|denied)\b|n['’]t\b/i;

function actOf(said: string, names: readonly (readonly [string, string])[]): Act {
  const text = names.reduce((rest, [whole, short]) => rest.replaceAll(whole, short), said);
  const days = new Set<string>();
  let rest = text.replace(CLOCK, ' ');
  for (const date of datesIn(text)) {
    if (date.month !== undefined) days.add(`${date.month}-${date.day ?? ''}`);
    rest = rest.replace(date.text, ' ');
  }
  rest = rest.replace(RELATIVE, ' ');
  const stems = stemsOf(rest.replace(/\d[\d,.]*/g, ' '));
  const called = stemsOf(names.map(([, short]) => short).join(' '));
  return {
    stems,
    things: new Set([...stems].filter((one) => !called.has(one))),
    days,
    clocks: new Set([...text.matchAll(CLOCK)].map(([, clock]) => clock!)),
    figures: new Set(rest.match(/\d[\d,.]*\d|\d/g) ?? []),
    denies: DENIES.test(said),
  };
}

const within = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].every((one) => others.has(one));

/** How much of an act another one must tell to be the same: at the same minute less, on the same day more, with no time most of it. */
function isTold(act: Act, by: Act): boolean {
  if (act.denies !== by.denies || !within(act.figures, by.figures)) return false;
  if (act.days.size > 0 && by.days.size > 0 && !within(act.days, by.days)) return false;
  if (act.clocks.size > 0 && by.clocks.size > 0 && !within(act.clocks, by.clocks)) return false;
  // What has its hour is not told by what has none.
  if (act.days.size + act.clocks.size > 0 && by.days.size + by.clocks.size === 0) return false;
  const shared = sharedStems(act.stems, by.stems);
  const part = act.stems.size === 0 ? 0 : shared / act.stems.size;
  if (sharedStems(act.things, by.things) === 0) return false;
  if (act.clocks.size > 0 && by.clocks.size > 0) return shared >= 2 && part >= 0.34;
  if (act.days.size > 0 && by.days.size > 0) return part === 1 || (shared >= 2 && part >= 0.6);
  return shared >= 3 && (part === 1 || (shared >= 4 && part >= 0.8));
}

const weightOf = ({ stems, days, clocks, figures }: Act): number =>
  stems.size + figures.size + DATED * (days.size + clocks.size);
/** When it was counts for more than a word. */
const DATED = 3;

/**
 * Facts without what another of them tells as well: two papers that tell one act of one day tell it once, in the fuller words. A
 * fact of several sentences loses only those that are told elsewhere.
 */
export function onceTold(facts: readonly ModelFact[], people: readonly ModelPerson[]): ModelFact[] {
  const names = people
    .filter(({ kind, name }) => kind === 'person' && name.includes(' '))
    .map(({ name }) => [name, surname(name)] as const);
  const all = facts.map((fact) => ({ fact, whole: actOf(fact.said.join(' '), names) }));
  let kept = all;
  const summary = summaryIn(all);
  for (const { fact } of all) {
    if (fact.confidence === 'yours' || summary.has(fact)) continue;
    const others = kept.filter((other) => other.fact !== fact);
    const left = fact.said.filter((text) => {
      const act = actOf(text, names);
      // "It was May 4, 2021." tells nothing by itself.
      if (act.stems.size === 0 && act.days.size > 0) return false;
      const weight = weightOf(act);
      return !others.some(({ whole, fact: other }) => {
        const more = weightOf(whole) - weight;
        return (more > 0 || (more === 0 && facts.indexOf(other) < facts.indexOf(fact))) && isTold(act, whole);
      });
    });
    if (left.length === fact.said.length) continue;
    kept =
      left.length === 0 || QUOTE_ALONE.test(left[0]!)
        ? others
        : kept.map((other) =>
            other.fact === fact
              ? { fact: { ...fact, said: left, reworded: true }, whole: actOf(left.join(' '), names) }
              : other,
          );
  }
  return kept.map(({ fact }) => fact);
}

/** A story may begin with its heart, without a day, and come to it again in its place. */
function summaryIn(all: readonly { fact: ModelFact; whole: Act }[]): ReadonlySet<ModelFact> {
  const dated = all.findIndex(({ whole }) => whole.days.size + whole.clocks.size > 0);
  const first = all.slice(0, Math.max(0, dated));
  const document = first[0]?.fact.sources[0]?.document?.name;
  const own = first.filter(({ fact }) => fact.sources[0]?.document?.name === document);
  return new Set(
    own.length >= FEWEST_OF_SUMMARY && own.length <= MOST_OF_SUMMARY ? own.map(({ fact }) => fact) : [],
  );
}
const FEWEST_OF_SUMMARY = 2;
const MOST_OF_SUMMARY = 6;

/** What somebody went on to say, without what he began with. */
const QUOTE_ALONE = /^(?:It read|The words were|The next words were|[^“”]{2,60} went on)\b|^[“"]/;
