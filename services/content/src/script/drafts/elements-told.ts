import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { questionOfElement } from '../asked.js';
import { type Brief, filled, shortNames, theirs, told, witnessIn } from '../brief.js';
import { isCounterclaim, isOurs } from '../claimed-by.js';
import { type Line, type Paragraph, factLines, framing, part, resting } from '../line.js';
import { Again } from './again.js';
import {
  MOST_OF_THEIRS,
  OF_ANOTHER_CHARGE,
  answeredBack,
  isAnswered,
  metAtOnce,
  strongest,
} from './claims-met.js';
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
  const again = new Again();
  const parts = argued.flatMap((claim, at) => {
    const own = partsOf(brief, claim, {
      chosen,
      said,
      ours: new Set(facts),
      again,
      several: argued.length > 1,
    });
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
  // Who is sued meets what they say under their claims, and does not recite the rest of it.
  const other =
    brief.model.side === 'defending' && argued.length > 0
      ? []
      : sceneOf(
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

interface Shared {
  chosen: ReadonlyMap<ModelElement, readonly ModelFact[]>;
  /** Told under the claims before. */
  said: ReadonlySet<ModelFact>;
  ours: ReadonlySet<ModelFact>;
  again: Again;
  /** More claims than one are argued. */
  several: boolean;
}

function partsOf(
  brief: Brief,
  claim: ModelClaim,
  { chosen, said, ours, again, several }: Shared,
): Paragraph[] {
  const elements = elementsOf(claim);
  if (elements.length === 0) return [part(claim.name, [filled(brief, 'answer')], SHOWS_NONE)];
  if (brief.model.side === 'defending' && several && !isOurs(brief, claim))
    return [metAtOnce(brief, claim, { chosen, again, ours })];
  const asks = ({ name }: ModelElement): Line => ({
    ...resting(again.of(questionOfElement(brief, claim, name)), claim),
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
    const account = strongest(
      own.filter((fact) => !ours.has(fact)),
      brief.model.side === 'defending' ? 1 : MOST_OF_THEIRS,
    );
    return part(element.name, [
      ...[element, ...with_].sort((a, b) => elements.indexOf(a) - elements.indexOf(b)).map(asks),
      ...own.filter((fact) => ours.has(fact)).flatMap(factLines),
      ...(account.length > 0 ? [framing(again.told(theirs(brief))), ...account.flatMap(factLines)] : []),
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

const REMEMBERED = 5;
/** Of what they tell beyond the elements. */
const MOST_BESIDES = 6;
