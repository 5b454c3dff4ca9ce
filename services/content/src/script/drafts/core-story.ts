import type { ModelFact } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { bearingOf } from '../../case-model/bearing.js';
import { isEdited } from '../../case-model/corrections.js';
import { surname } from '../../case-model/sides.js';
import { type Brief, witnessIn } from '../brief.js';
import { namesIn } from '../english/casing.js';
import { isClause } from '../english/split.js';
import { ownStory } from '../opening-accounts.js';
import { strikes } from '../story-weight.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { speaksForUs } from '../their-best-point.js';
import { isGrave, onlyMoney, sceneOf } from './elements-placed.js';

/** Sentences that tell again, before any argument, what happened; more where our own paper tells it. */
const SENTENCES = 8;
const OF_OWN_STORY = 22;
const FEWEST = 2;
/** What was done and what came of it is the core of a story; who knew and was told comes after. */
const ACTS: Partial<Record<string, number>> = {
  blow: 5,
  fault: 4,
  harm: 4,
  admission: 4,
  concession: 4,
  danger: 4,
  'own-fault': 4,
  amends: 3,
  knowledge: 3,
  confession: 6,
  notice: 2,
};
const ELEMENTS: readonly [asks: RegExp, weight: number][] = [
  [/\b(?:caus\w+|injured|resulted|death|died|contact)\b/i, 4],
  [
    /\b(?:deprived|violated|breach\w*|did not (?:perform|stop|use)|converted|took|entered|adverse|ended the employment|force)\b/i,
    3,
  ],
  [/\b(?:harm\w*|damages|lost|loss|knew|intend\w+|meant|reason)\b/i, 2],
];
const MOST_OF_ELEMENTS = 10;
const MOST_OF_FORCE = 6;
/** What stands right beside the weightiest fact is its scene. */
const BESIDE: Partial<Record<number, number>> = { 0: 6, 1: 5, 2: 3, 3: 2 };
/** Of the words of two facts that tell the same, this share is common. */
const ALIKE = 0.6;

/** How much a case turns on each fact: by what it does for those who tell it, the elements that it shows, and the act that it is. */
export function weightsOf(brief: Brief, facts: readonly ModelFact[]): ReadonlyMap<ModelFact, number> {
  const shows = new Map<string, number>();
  for (const { elements } of brief.model.claims)
    for (const { name, facts: own } of elements) {
      const [, weight = 1] = ELEMENTS.find(([asks]) => asks.test(name)) ?? [];
      for (const id of new Set(own)) shows.set(id, (shows.get(id) ?? 0) + weight);
    }
  return new Map(
    facts.map((fact) => [
      fact,
      Math.min(shows.get(fact.id) ?? 0, MOST_OF_ELEMENTS) +
        (ACTS[bearingOf(brief.read, fact).act ?? ''] ?? 0) +
        strikes(fact) +
        Math.min(fact.force, MOST_OF_FORCE) / 2,
    ]),
  );
}

/** What those of a company write to each other speaks for it only where that is plain; what passed between it and the other side is between them. */
export function isWriting({ read, model }: Brief, { said }: ModelFact): boolean {
  if (read.sides.client?.organization !== true) return false;
  const called = read.sides.opponent?.said ?? '';
  const theirs = model.people.filter(
    ({ name, side, kind }) => kind === 'person' && (side === 'theirs' || called.includes(surname(name))),
  );
  const them = [called, ...theirs.map(({ name }) => surname(name))].filter((name) => name !== '');
  return said.some((text) => {
    const [heads] = /^.*?\b(?:sent a message to|wrote to) [^:]{2,60}[.:]/.exec(text) ?? [];
    return heads !== undefined && !them.some((name) => heads.includes(name));
  });
}

/** The account of the one who sues, told as his. */
const theyTell = ({ read }: Brief, { said: [text = ''] }: ModelFact): boolean =>
  read.sides.opponent !== undefined &&
  new RegExp(
    `^(?:\\S+ ){0,2}${escaped(surname(read.sides.opponent.short))} (?:testified|said|stated|claims?|told)\\b`,
    'u',
  ).test(text);

/** Who is sued does not say of himself what was hurt or warned of, though his own paper tells it. */
export const weakensDefense = (brief: Brief, fact: ModelFact): boolean =>
  brief.model.side === 'defending' &&
  !speaksForUs(brief, fact) &&
  (WARNS.test(fact.said.join(' ')) || isWriting(brief, fact) || theyTell(brief, fact));
const WARNS =
  /\b(?:hurt|injur\w+|lost (?:his|her) \p{L}+ (?:hand|arm|leg|eye)|unsafe|danger\w*|jam(?:s|med|ming)|sticks|broken|defect\w*|complain\w*|warn\w*)\b/iu;

/** The names of the file, word by word, as they are kept in mid-sentence. */
export const namesOf = ({ model, read }: Brief): ReadonlySet<string> =>
  namesIn(
    read.sentences.slice(0, SENTENCES_WITH_NAMES).map(({ text }) => text),
    model.people.map(({ name }) => name),
  );
const SENTENCES_WITH_NAMES = 800;

/** The facts that a closing tells again before it argues: the scene on which most of the elements turn, in the order in which it happened. */
export function coreOf(brief: Brief, facts: readonly ModelFact[]): ModelFact[] {
  const weights = weightsOf(brief, facts);
  const account = new Set(ownStory(brief).map(({ id }) => id));
  const tellable = facts.filter(
    (fact) =>
      (account.size === 0 || account.has(fact.id)) &&
      (witnessIn(brief, fact) === undefined || isGrave(fact)) &&
      !onlyMoney(fact) &&
      isClause(fact.said[0] ?? '') &&
      !weakensDefense(brief, fact),
  );
  const peak = tellable.reduce<ModelFact | undefined>(
    (best, fact) => (best && weights.get(best)! >= weights.get(fact)! ? best : fact),
    undefined,
  );
  if (!peak) return [];
  const at = tellable.indexOf(peak);
  const weight = new Map(
    tellable.map((fact, index) => [fact, weights.get(fact)! + (BESIDE[Math.abs(index - at)] ?? 0)]),
  );
  const fresh = withoutDoubles(tellable, weight);
  // What the attorney corrected takes the place of nothing else.
  const corrected = fresh.filter(isEdited).flatMap(({ said }) => said).length;
  const most = (account.size > 0 ? OF_OWN_STORY : SENTENCES) + corrected;
  const core = sceneOf(fresh, most, (fact) => weight.get(fact)!);
  return core.length < FEWEST ? [] : core;
}

/** Of facts that tell the same in other words, the weightier. */
function withoutDoubles(facts: readonly ModelFact[], weight: ReadonlyMap<ModelFact, number>): ModelFact[] {
  const kept: { fact: ModelFact; stems: ReadonlySet<string> }[] = [];
  for (const fact of [...facts].sort((a, b) => weight.get(b)! - weight.get(a)!).slice(0, CANDIDATES)) {
    const stems = stemsOf(fact.said.join(' '));
    const again = kept.some(
      (one) => sharedStems(one.stems, stems) >= ALIKE * Math.min(one.stems.size, stems.size),
    );
    if (!again) kept.push({ fact, stems });
  }
  const own = new Set(kept.map(({ fact }) => fact));
  return facts.filter((fact) => own.has(fact));
}
const CANDIDATES = 60;
