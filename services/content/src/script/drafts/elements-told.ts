import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { isEdited } from '../../case-model/corrections.js';
import { questionOfElement } from '../asked.js';
import { type Brief, filled, shortNames, theirs, told } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { spokenLosses } from '../damages-table.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from '../line.js';
import { Again } from './again.js';
import { coreOf, namesOf, weightsOf } from './core-story.js';
import { Recalled } from './recalled.js';
import { OF_ANOTHER_CHARGE, answeredBack, isAnswered, metByElement, strongest } from './claims-met.js';
import { calledAmong, turnTo, withTurn } from './claims-announced.js';
import { pleadedInParticular } from './only-pleaded.js';
import { capital } from '../english/clauses.js';
import { shownInFile } from './shown-in-file.js';
import { type ModelElement, UNARGUED, elementsOf, placed, sceneOf } from './elements-placed.js';

/** The facts of a closing by whose account they are; the other side's are put as what it points to. */
export interface Accounts {
  facts: readonly ModelFact[];
  theirs: readonly ModelFact[];
  /** Told of each element that we must prove and for which there is no fact: it is noted, and not spoken. */
  lacks?: (claim: ModelClaim, element: ModelElement) => void;
}

/**
 * The claims element by element, each opened by the question that it asks, each fact once. What fits no element sets the scene; what
 * the other side tells beyond the elements comes last.
 */
export function byElement(
  brief: Brief,
  claims: readonly ModelClaim[],
  { facts, theirs: account, lacks }: Accounts,
): Paragraph[] {
  const all = [...facts, ...account];
  const argued = claims.filter((claim) => !isAnswered(brief, claim));
  const core = brief.read.typed ? [] : coreOf(brief, facts);
  const weights = weightsOf(brief, all);
  const left = new Set(all.filter((fact) => !core.includes(fact)));
  const chosen = placed(
    brief,
    argued.flatMap(elementsOf),
    all.filter((fact) => left.has(fact)),
    left,
    (fact) => weights.get(fact) ?? 0,
  );
  const said = new Set<ModelFact>(core);
  const again = new Again();
  const pleaded = new Set(all.flatMap((fact) => fact.said.map(bareOf)));
  const earlier = new Map<string, readonly ModelFact[]>();
  const recalled = new Recalled(weights, namesOf(brief));
  let turns = 0;
  const parts = argued.flatMap((claim) => {
    const own = partsOf(brief, claim, {
      chosen,
      said,
      ours: new Set(facts),
      again,
      recalled,
      earlier,
      pleaded,
      lacks,
      called: calledAmong(brief, claim, argued),
    });
    const here = elementsOf(claim).flatMap((element) => chosen.get(element)!);
    for (const fact of here) said.add(fact);
    const shownHere = [...here, ...recalled.sinceLast()];
    if (shownHere.length > 0) earlier.set(calledAmong(brief, claim, argued), shownHere);
    if (own.length === 0) return [];
    turns += 1;
    return argued.length > 1 || isCounterclaim(brief, claim)
      ? withTurn(own, turnTo(brief, claim, turns - 1))
      : own;
  });
  const back = claims
    .filter((claim) => isAnswered(brief, claim))
    .map((claim) => answeredBack(brief, claim, { all, left }));
  // What the attorney put in his own words is told, though it fits no element.
  const loose = facts.filter((fact) => left.has(fact) && (brief.read.typed || isEdited(fact)));
  const story = brief.read.typed
    ? loose
    : facts.filter((fact) => loose.includes(fact) || core.includes(fact));
  // Who is sued meets what they say under their claims, and does not recite the rest of it.
  const other =
    brief.model.side === 'defending' && argued.length > 0
      ? []
      : sceneOf(
          account.filter((fact) => left.has(fact)),
          MOST_BESIDES,
        );
  return shortNames(brief, [
    ...told(brief, 'What happened', story, [framing('Start with what happened.')]),
    ...(parts.length > 0 ? parts : unproved(brief, argued)),
    ...back,
    ...told(brief, 'What they told you', other, [framing(`Remember what ${theirs(brief)} told you.`)]),
  ]);
}

/** Where the papers hold no proof of any element, what the first claim asks, and the place for what the advocate has. */
function unproved(brief: Brief, argued: readonly ModelClaim[]): Paragraph[] {
  const [claim] = argued;
  if (!claim || brief.read.typed || brief.model.side !== 'claiming') return [];
  const asked = elementsOf(claim).filter(
    ({ name }) => !UNARGUED.test(name) && !/\bnot justified\b/.test(name),
  );
  if (asked.length === 0) return [];
  const questions = asked.map(({ name }) => ({
    ...resting(questionOfElement(brief, claim, name), claim),
    reworded: true,
  }));
  return [
    part(capital(claim.name), [
      ...(argued.length > 1 ? [turnTo(brief, claim, 0)] : []),
      ...questions,
      filled(brief, 'answer'),
    ]),
  ];
}

interface Shared {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  /** Told before: the story, and what stands under other elements. */
  said: ReadonlySet<ModelFact>;
  ours: ReadonlySet<ModelFact>;
  again: Again;
  recalled: Recalled;
  /** What was told under the claims before, by their names. */
  earlier: ReadonlyMap<string, readonly ModelFact[]>;
  /** Sentences that were told from elsewhere than the story. */
  pleaded: Set<string>;
  lacks: Accounts['lacks'];
  /** The claim, told from the others by whom it is against. */
  called: string;
}

function partsOf(brief: Brief, claim: ModelClaim, shared: Shared): Paragraph[] {
  const { chosen, said, ours, again, recalled, earlier, pleaded } = shared;
  const elements = elementsOf(claim);
  if (elements.length === 0) return [];
  if (brief.model.side === 'defending' && !isOurs(brief, claim)) return metByElement(brief, claim, shared);
  const asks = ({ name }: ModelElement): Line => ({
    ...resting(again.of(questionOfElement(brief, claim, name)), claim),
    reworded: true,
  });
  const shown = elements.filter((element) => chosen.get(element)!.length > 0);
  const silent = elements.filter((element) => !shown.includes(element));
  // What a fact shows beside its own element is asked with it: one fact answers both.
  const besides = new Map<ModelElement, ModelElement>();
  const told = new Map<ModelElement, Line[]>();
  /** Elements that the evidence on a claim before answers, with its name. */
  const answered = new Map<ModelElement, string>();
  const under = new Map<ModelElement, readonly ModelFact[]>(
    shown.map((element) => [element, chosen.get(element)!]),
  );
  for (const element of silent) {
    const bears = ({ id }: ModelFact): boolean => element.facts.includes(id);
    const own = [...said].filter(bears);
    const recall = shown.some((other) => chosen.get(other)!.some(bears))
      ? []
      : recalled.of(own, MOST_RECALLED);
    const by = recall.length > 0 ? undefined : [...under].find(([, facts]) => facts.some(bears))?.[0];
    const before = [...earlier].find(([, facts]) => facts.some(bears))?.[0];
    const alike =
      before === undefined || recall.length > 0
        ? undefined
        : [...answered].find(([, other]) => other === before)?.[0];
    const with_ = by ?? alike;
    if (with_) besides.set(element, with_);
    else if (recall.length > 0) {
      told.set(
        element,
        recall.map(({ line }) => line),
      );
      under.set(
        element,
        recall.map(({ fact }) => fact),
      );
    } else if (before) {
      answered.set(element, before);
      told.set(element, [
        resting(`What you heard on ${before} answers this part of ${shared.called}, too.`, claim),
      ]);
    } else if (!UNARGUED.test(element.name)) {
      const lines = [
        () => (HARMED.test(element.name) ? spokenLosses(brief) : []),
        () => pleadedInParticular(brief, claim, element),
        () => shownInFile(brief, claim, element.name),
      ].reduce<Line[]>(
        (found, look) => (found.length > 0 ? found : look().filter(({ text }) => !pleaded.has(bareOf(text)))),
        [],
      );
      for (const { text } of lines) pleaded.add(bareOf(text));
      if (lines.length > 0) told.set(element, lines);
    }
  }
  let bare = false;
  const parts = elements
    .flatMap((element): Paragraph[] => {
      if (besides.has(element)) return [];
      const own = chosen.get(element)!;
      const with_ = [element, ...silent.filter((one) => besides.get(one) === element)];
      const lines = told.get(element) ?? [];
      if (own.length + lines.length === 0) {
        const settled =
          OF_ANOTHER_CHARGE.test(element.name) ||
          (!brief.read.sides.criminal && UNARGUED.test(element.name)) ||
          [...said].some(({ id }) => element.facts.includes(id));
        if (!settled) {
          bare = true;
          shared.lacks?.(claim, element);
        }
        return [];
      }
      const account = strongest(own.filter((fact) => !ours.has(fact)));
      return [
        part(element.name, [
          ...with_.sort((a, b) => elements.indexOf(a) - elements.indexOf(b)).map(asks),
          ...lines,
          ...own.filter((fact) => ours.has(fact)).flatMap(factLines),
          ...(account.length > 0
            ? [framing(again.told(theirs(brief))), ...account.flatMap(factLines), filled(brief, 'answer')]
            : []),
        ]),
      ];
    })
    .filter((lines) => lines.length > 0);
  return parts.length > 0 || bare
    ? parts
    : [part(claim.name, [resting(`What you have heard answers ${claim.name}, too.`, claim)])];
}
/** Of an element, how many told facts are recalled. */
const MOST_RECALLED = 2;

/** A sentence as it stays the same wherever it is told. */
const bareOf = (text: string): string => text.replace(/ (?:then|also|later) /, ' ');
/** What it cost, and not what caused it. */
const HARMED = /^(?!.*\bcaus).*\b(?:harmed|damages|loss|lost|injured)\b/i;
/** Of what they tell beyond the elements. */
const MOST_BESIDES = 6;
