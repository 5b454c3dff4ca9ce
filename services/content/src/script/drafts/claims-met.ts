import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { questionOf, questionOfElement } from '../asked.js';
import { type Brief, accountOfFact, filled, theirs } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from '../line.js';
import { speaksForUs } from '../their-best-point.js';
import { Again } from './again.js';
import { namesOf, weightsOf } from './core-story.js';
import { Recalled } from './recalled.js';
import { turnTo } from './claims-announced.js';
import { type ModelElement, UNARGUED, elementsOf } from './elements-placed.js';

/** The other side claims it back: ours to answer, and not to prove. */
export const isAnswered = (brief: Brief, claim: ModelClaim): boolean =>
  isCounterclaim(brief, claim) && !isOurs(brief, claim);

/** What the other side claims back, with what it points to, and the place for the answer. */
export function answeredBack(
  brief: Brief,
  claim: ModelClaim,
  { all, left }: { all: readonly ModelFact[]; left: Set<ModelFact> },
): Paragraph {
  const own = elementsOf(claim).flatMap(({ facts }) => facts);
  const points = strongest(
    all.filter((fact) => left.has(fact) && own.includes(fact.id) && accountOfFact(brief, fact) === 'theirs'),
  );
  for (const fact of points) left.delete(fact);
  const question = questionOf(brief, claim);
  return part(`Their counterclaim: ${claim.name}`, [
    turnTo(brief, claim, 1),
    ...(question ? [{ ...resting(question, claim), reworded: true }] : []),
    ...(points.length > 0
      ? [framing(`On that, remember what ${theirs(brief)} told you.`), ...points.flatMap(factLines)]
      : []),
    filled(brief, 'answer'),
  ]);
}

/** What nobody disputes where our own paper says it. */
const GRANTED = /\bended the employment\b|\b(?:contract|agreement) existed\b|\bmade or sold the product\b/i;

const NEGATED = /\b(?:not|never|no|nobody|without)\b|n['’]t\b/i;

/**
 * A claim against us: they must prove every element, and we name the one or two on which the file speaks for us, with what it says.
 * What our own paper grants is conceded in a sentence; of the rest nothing is said.
 */
export function metByElement(
  brief: Brief,
  claim: ModelClaim,
  { chosen, said, again, ours, recalled }: Met,
): Paragraph[] {
  const weights = weightsOf(brief, [...ours]);
  const weigh = (facts: readonly ModelFact[]): number =>
    Math.max(0, ...facts.map((fact) => weights.get(fact) ?? 0));
  const met = elementsOf(claim)
    .filter((element) => !UNARGUED.test(element.name) && !OF_ANOTHER_CHARGE.test(element.name))
    .flatMap((element) => {
      const bears = ({ id }: ModelFact): boolean => element.facts.includes(id);
      const granted =
        GRANTED.test(element.name) &&
        [...ours].some((fact) => bears(fact) && !NEGATED.test(fact.said.join(' ')));
      // What we did or left undone shows a breach; only what speaks for us by itself answers one.
      const answers = (fact: ModelFact): boolean =>
        ours.has(fact) &&
        !(granted && NEGATED.test(fact.said.join(' '))) &&
        (granted || !WRONG.test(element.name) || speaksForUs(brief, fact));
      const fresh = chosen.get(element)!.filter(answers);
      const told = [...said].filter((fact) => bears(fact) && answers(fact));
      return fresh.length + told.length === 0 ? [] : [{ element, granted, fresh, told }];
    });
  const fought = met.filter(({ granted }) => !granted);
  const strongest_ = new Set(
    [...fought]
      .sort((a, b) => weigh([...b.fresh, ...b.told]) - weigh([...a.fresh, ...a.told]))
      .slice(0, MOST_MET),
  );
  if (strongest_.size === 0) return [];
  return met
    .filter((one) => one.granted || strongest_.has(one))
    .flatMap(({ element, granted, fresh, told }) => {
      const [recall] = fresh.length > 0 ? [] : recalled.of(told);
      const lines = recall ? [recall.line] : (granted ? fresh.slice(0, 1) : fresh).flatMap(factLines);
      if (lines.length === 0) return [];
      const asked = {
        ...resting(again.of(questionOfElement(brief, claim, element.name)), claim),
        reworded: true,
      };
      return [
        part(element.name, [asked, ...(granted ? [framing('That is not in dispute.')] : []), ...lines]),
      ];
    });
}
/** Elements of one claim that are fought. */
const MOST_MET = 2;
/** Elements that an act of the one who is sued shows. */
const WRONG =
  /\b(?:breach\w*|did not (?:perform|use|stop|conform|meet|repair)|wrongful|negligent|deprived|violated the plaintiff|knew|caus\w+|harm\w*|lost|damages|owed|false|converted|entered)\b/i;

interface Met {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  /** Told before. */
  said: ReadonlySet<ModelFact>;
  again: Again;
  ours: ReadonlySet<ModelFact>;
  recalled: Recalled;
}

/**
 * What the prosecution had to prove: of each charge the parts for which the papers hold something that speaks for the accused, and
 * where they hold nothing, the parts of the first charge with one place for the answer.
 */
export function toBeProved(
  brief: Brief,
  claims: readonly ModelClaim[],
  ours: readonly ModelFact[],
): Paragraph[] {
  const recalled = new Recalled(weightsOf(brief, ours), namesOf(brief));
  const again = new Again();
  const lead = framing('A charge has parts, and every one of them must be proved.');
  const asked = (claim: ModelClaim, { name }: ModelElement): Line => ({
    ...resting(again.of(questionOfElement(brief, claim, name)), claim),
    reworded: true,
  });
  const titled = ({ name }: ModelClaim): string =>
    claims.length > 1 ? `What they must prove: ${name}` : 'What they must prove';
  let turns = 0;
  const met = claims.flatMap((claim) => {
    const parts = elementsOf(claim).flatMap((element): Line[][] => {
      const [recall] = recalled.of(ours.filter(({ id }) => element.facts.includes(id)));
      return recall ? [[asked(claim, element), recall.line]] : [];
    });
    const [first, ...rest] = parts;
    if (!first) return [];
    turns += 1;
    const opens = [
      ...(turns === 1 ? [lead] : []),
      ...(claims.length > 1 ? [turnTo(brief, claim, turns - 1)] : []),
    ];
    return [part(titled(claim), [...opens, ...first]), ...rest];
  });
  const [claim] = claims;
  if (met.length > 0 || !claim) return met;
  return [
    part(titled(claim), [
      lead,
      ...(claims.length > 1 ? [turnTo(brief, claim, 0)] : []),
      ...elementsOf(claim).map((element) => asked(claim, element)),
      filled(brief, 'answer'),
    ]),
  ];
}

/** What the charge beside it decides. */
export const OF_ANOTHER_CHARGE = /\bthat the charge names\b/;
const MOST_OF_THEIRS = 3;
/** What the other side says is met at its strongest, and not recited. */
export function strongest(facts: readonly ModelFact[], most = MOST_OF_THEIRS): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, most);
  return facts
    .filter((fact) => chosen.includes(fact) || LEANS.test(fact.said[0] ?? ''))
    .filter(
      (fact, at, all) => !LEANS.test(fact.said[0] ?? '') || all[at - 1] === facts[facts.indexOf(fact) - 1],
    );
}
const LEANS = /^(?:He|She|It|They)\b/;
