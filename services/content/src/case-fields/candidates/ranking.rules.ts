import type { ExtractedValue } from '../extracted-value.js';
import { contentWords } from './content-words.rules.js';
import { type Features, type LinearModel, logOdds, probability } from './linear-model.rules.js';

/** Something that may belong into a field, with what is known about it. */
export interface Candidate extends Omit<ExtractedValue, 'confidence'> {
  features: Features;
  /** The rules by name take it: they have told it from their others. */
  ruled?: boolean;
  /** Of a sort that a reader must not miss: it goes before what is about as likely, and is shown when it is less so. */
  telling?: boolean;
  /** Candidates of one sort stand in each other's way: a list of nothing but statutes says too little. */
  sort?: string;
  /** How it is shown, when it is compared by less. */
  shown?: string;
}

export interface Choice {
  /** How many are shown. */
  most: number;
  /** How many more are offered. */
  runnersUp: number;
  /** Nothing less likely is shown ... */
  leastShown: number;
  /** ... but so many of at least this probability are: a list of one says too little. */
  fewest?: { count: number; least: number };
  /** Nothing less likely is offered. */
  leastOffered: number;
  /** Of one sort no more than so many are shown; the others are offered. */
  mostOfSort?: Readonly<Record<string, number>>;
  /** Two that share more than this part of the shorter one's words say the same. */
  overlap: number;
}

/** Beside a list that the paper itself makes, only what is this likely is added. */
const LEAST_BESIDE_LIST = 0.4;

/** Of a list that is not closed, so few items say too little. */
const FEW = 3;

/**
 * What the paper lists as its counts or its prayer, in its order, and then the likeliest of the rest. `closed`: the list is meant to
 * hold all, as counts and prayers are, and not what a court happens to name one by one.
 */
export function listedFirst(
  { items: listed, closed }: { items: ExtractedValue[]; closed: boolean },
  rest: Chosen,
  choice: Choice,
): Chosen {
  if (listed.length === 0) return rest;
  const words = listed.map(({ value }) => new Set(contentWords(value)));
  const others = [...rest.chosen, ...rest.runnersUp].filter(({ value }) => {
    const own = new Set(contentWords(value));
    return !words.some((known) => sharedPart(own, known) > choice.overlap);
  });
  const least = !closed && listed.length < FEW ? choice.leastShown : LEAST_BESIDE_LIST;
  const added = others.filter(({ confidence }) => confidence >= least);
  const chosen = [...listed, ...added].slice(0, choice.most);
  return { chosen, runnersUp: others.filter((one) => !chosen.includes(one)).slice(0, choice.runnersUp) };
}

/** A value with what else says how sure it is, beside the confidence with which it was chosen. */
export interface Weighed extends ExtractedValue {
  signs?: Features;
}

export interface Chosen {
  chosen: Weighed[];
  runnersUp: Weighed[];
}

/** In log-odds. */
const TELLING = 1;
const worth = ({ odds, candidate }: { odds: number; candidate: Candidate }): number =>
  odds + (candidate.telling ? TELLING : 0);

const signsOf = ({ telling, features: { ruled = 0, title = 0 } }: Candidate): Features => ({
  telling: telling ? 1 : 0,
  ruled,
  title,
});

/** The likeliest candidates, each said once; those behind them are the runners-up. Most likely first. */
export function chooseBest(candidates: Candidate[], model: LinearModel, choice: Choice): Chosen {
  const ranked = candidates
    .map((candidate, order) => ({ candidate, order, odds: logOdds(model, candidate.features) }))
    .sort((a, b) => worth(b) - worth(a) || a.order - b.order);
  const kept: {
    value: Weighed;
    words: Set<string>;
    ruled?: boolean;
    telling?: boolean;
    sort?: string;
  }[] = [];
  for (const { candidate, odds } of ranked) {
    const confidence = probability(odds);
    if (kept.length === choice.most + choice.runnersUp) break;
    if (confidence < choice.leastOffered && !candidate.telling) continue;
    const words = new Set(contentWords(candidate.value));
    const said = kept.some(
      (one) => !(candidate.ruled && one.ruled) && sharedPart(words, one.words) > choice.overlap,
    );
    if (words.size === 0 || said) continue;
    const { page, quote, shown } = candidate;
    const value = shown ?? candidate.value;
    if (!kept.some((one) => one.value.value === value))
      kept.push({
        value: { value, page, quote, confidence, signs: signsOf(candidate) },
        words,
        ruled: candidate.ruled,
        telling: candidate.telling,
        sort: candidate.sort,
      });
  }
  const { count, least } = choice.fewest ?? { count: 0, least: 1 };
  const sorts = new Map<string, number>();
  const shown = kept
    .filter(({ sort, ruled }) => {
      const before = sorts.get(sort ?? '') ?? 0;
      sorts.set(sort ?? '', before + 1);
      return ruled || before < (choice.mostOfSort?.[sort ?? ''] ?? Infinity);
    })
    .filter(
      ({ value: { confidence }, ruled, telling }, rank) =>
        ruled || telling || confidence >= choice.leastShown || (rank < count && confidence >= least),
    )
    .slice(0, choice.most);
  const others = kept.filter((one) => !shown.includes(one)).slice(0, choice.runnersUp);
  return { chosen: shown.map(({ value }) => value), runnersUp: others.map(({ value }) => value) };
}

/** Share of the smaller set's words that the other has too. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared++;
  return few.size === 0 ? 0 : shared / few.size;
}
