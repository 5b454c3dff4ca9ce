import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { questionOf, questionOfElement } from '../asked.js';
import { type Brief, accountOfFact, filled, shortNames, theirs, told, witnessIn } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from '../line.js';
import { briefName, turnTo, withTurn } from './claims-announced.js';
import { pleadedInParticular } from './only-pleaded.js';
import {
  type ModelElement,
  UNARGUED,
  elementsOf,
  isGrave,
  onlyMoney,
  placed,
  roomForScene,
  sceneOf,
} from './elements-placed.js';

const SHOWS_NONE =
  'No sentence of the file was found that shows this by itself. Say it from the testimony and the exhibits, or leave it out where nobody disputes it.';

/** The facts of a closing by whose account they are; the other side's are put as what it points to. */
export interface Accounts {
  facts: readonly ModelFact[];
  theirs: readonly ModelFact[];
}

/**
 * The claims element by element, each opened by the question that it asks, each fact once. What fits no element sets the scene; what
 * the other side tells beyond the elements comes last.
 */
export function byElement(
  brief: Brief,
  claims: readonly ModelClaim[],
  { facts, theirs: account }: Accounts,
): Paragraph[] {
  const all = [...facts, ...account];
  const left = new Set(all);
  const argued = claims.filter((claim) => !isAnswered(brief, claim));
  const chosen = placed(brief, argued.flatMap(elementsOf), all, left);
  const said = new Set<ModelFact>();
  const parts = argued.flatMap((claim, at) => {
    const own = partsOf(brief, claim, { chosen, said, ours: new Set(facts) });
    for (const element of elementsOf(claim)) for (const fact of chosen.get(element)!) said.add(fact);
    return argued.length > 1 || isCounterclaim(brief, claim) ? withTurn(own, turnTo(brief, claim, at)) : own;
  });
  const back = claims
    .filter((claim) => isAnswered(brief, claim))
    .map((claim) => answeredBack(brief, claim, { all, left }));
  const loose = facts.filter((fact) => left.has(fact));
  const rest = brief.read.typed
    ? loose
    : sceneOf(
        loose.filter(
          (fact) =>
            (witnessIn(brief, fact) === undefined || isGrave(fact)) &&
            !onlyMoney(fact) &&
            // Where the elements have the story, only what is remembered by itself comes before them.
            (fact.force >= REMEMBERED || (facts.length - loose.length) * 2 < facts.length),
        ),
        roomForScene(facts.length, facts.length - loose.length),
      );
  const other = sceneOf(
    account.filter((fact) => left.has(fact)),
    MOST_BESIDES,
  );
  return shortNames(brief, [
    ...told(brief, 'What happened', rest, [framing('Start with what happened.')]),
    ...parts,
    ...back,
    ...told(brief, 'What they told you', other, [framing(`Remember what ${theirs(brief)} told you.`)]),
  ]);
}

/** The other side claims it back: ours to answer, and not to prove. */
const isAnswered = (brief: Brief, claim: ModelClaim): boolean =>
  isCounterclaim(brief, claim) && !isOurs(brief, claim);

/** What the other side claims back, with what it points to, and the place for the answer. */
function answeredBack(
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

interface Shared {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  /** Told under the claims before. */
  said: ReadonlySet<ModelFact>;
  ours: ReadonlySet<ModelFact>;
}

function partsOf(brief: Brief, claim: ModelClaim, { chosen, said, ours }: Shared): Paragraph[] {
  const elements = elementsOf(claim);
  if (elements.length === 0) return [part(claim.name, [filled(brief, 'answer')], SHOWS_NONE)];
  const asks = ({ name }: ModelElement): Line => ({
    ...resting(questionOfElement(brief, claim, name), claim),
    reworded: true,
  });
  const shown = elements.filter((element) => chosen.get(element)!.length > 0);
  const silent = elements.filter((element) => !shown.includes(element));
  // What a fact shows beside its own element is asked with it: one fact answers both.
  const besides = new Map<ModelElement, ModelElement>();
  for (const element of silent) {
    const by = shown.find((other) => chosen.get(other)!.some(({ id }) => element.facts.includes(id)));
    if (by) besides.set(element, by);
  }
  const before = silent.filter(
    (element) => !besides.has(element) && [...said].some(({ id }) => element.facts.includes(id)),
  );
  const open = silent.filter(
    (element) =>
      !besides.has(element) &&
      !before.includes(element) &&
      !OF_ANOTHER_CHARGE.test(element.name) &&
      (brief.read.sides.criminal || !UNARGUED.test(element.name)),
  );
  const nothingNew = shown.length === 0 && open.length === 0;
  const parts = shown.map((element) => {
    const own = chosen.get(element)!;
    const with_ = silent.filter((one) => besides.get(one) === element);
    const account = strongest(own.filter((fact) => !ours.has(fact)));
    return part(element.name, [
      ...[element, ...with_].sort((a, b) => elements.indexOf(a) - elements.indexOf(b)).map(asks),
      ...own.filter((fact) => ours.has(fact)).flatMap(factLines),
      ...(account.length > 0
        ? [framing(`On that, remember what ${theirs(brief)} told you.`), ...account.flatMap(factLines)]
        : []),
    ]);
  });
  return [
    ...parts,
    before.length > 0
      ? part(before[0]!.name, [
          ...(nothingNew ? [] : before.map(asks)),
          resting(
            nothingNew
              ? `What you have heard answers ${claim.name}, too.`
              : `You have already heard the evidence on this part of ${briefName(brief, claim)}.`,
            claim,
          ),
        ])
      : [],
    openPart(
      brief,
      claim,
      open.map((element) => ({ element, asked: asks(element) })),
    ),
    // What only the other side tells wants an answer of ours.
    open.length === 0 && ours.size === 0 && shown.length > 0
      ? part('Your answer', [filled(brief, 'answer')])
      : [],
  ].filter((lines) => lines.length > 0);
}

/** What no told fact shows: what the count itself says of it in particular, else the place for the answer. */
function openPart(
  brief: Brief,
  claim: ModelClaim,
  open: readonly { element: ModelElement; asked: Line }[],
): Paragraph {
  if (open.length === 0) return [];
  const read = open.map(({ element, asked }) => ({
    asked,
    lines: pleadedInParticular(brief, claim, element),
  }));
  const pleaded = read.filter(({ lines }) => lines.length > 0);
  const silent = read.filter(({ lines }) => lines.length === 0);
  return part(
    open[0]!.element.name,
    [
      ...pleaded.flatMap(({ asked, lines }) => [asked, ...lines]),
      ...silent.map(({ asked }) => asked),
      ...(silent.length > 0 ? [filled(brief, 'answer')] : []),
    ],
    silent.length > 0 ? SHOWS_NONE : undefined,
  );
}

/** What the charge beside it decides. */
const OF_ANOTHER_CHARGE = /\bthat the charge names\b/;
const MOST_OF_THEIRS = 3;
const REMEMBERED = 5;
/** Of what they tell beyond the elements. */
const MOST_BESIDES = 6;
/** What the other side says is met at its strongest, and not recited. */
function strongest(facts: readonly ModelFact[]): ModelFact[] {
  const chosen = [...facts].sort((a, b) => b.force - a.force).slice(0, MOST_OF_THEIRS);
  return facts
    .filter((fact) => chosen.includes(fact) || LEANS.test(fact.said[0] ?? ''))
    .filter(
      (fact, at, all) => !LEANS.test(fact.said[0] ?? '') || all[at - 1] === facts[facts.indexOf(fact) - 1],
    );
}
const LEANS = /^(?:He|She|It|They)\b/;
