import { CAUSES_OF_ACTION } from '@lectern/legal-text/knowledge/causes-of-action';
import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import { namesLoss } from '../../case-model/kinds-of-sums.js';
import { type Brief, filled } from '../brief.js';
import { isCounterclaim } from '../claimed-by.js';
import { disputedAmong } from '../disputed.js';
import { heardByJudge, sayableEvents } from '../heard-by-judge.js';
import { type Line, type Paragraph, factLines, part, resting } from '../line.js';
import { pleadedWhere } from '../pleaded-where.js';
import { spokenCite } from '../spoken-cites.js';
import { hurts } from '../their-best-point.js';
import { asNeeded } from './as-element.js';
import { type Pleadings, pleadingsOf } from './attacks.js';
import { calledAmong } from './claims-announced.js';
import { weakensDefense, weightsOf } from './core-story.js';
import { placed } from './elements-placed.js';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];
const MOST_CLAIMS = 4;

/** The claims of the pleadings, element by element with their places; none where nothing is shown of any. */
export function claimByClaim(brief: Brief): Paragraph[] {
  if (brief.read.sides.criminal) return [];
  const { points, shown } = pointsOfClaims(brief);
  return shown.size > 0 ? points : [];
}

/** The claims as points, with the facts that they were made from. */
export function pointsOfClaims(brief: Brief): Points {
  const pleadings = pleadingsOf(brief);
  const claims = pleadedClaims(brief).slice(0, MOST_CLAIMS);
  const every = sayableEvents(brief);
  const disputed = disputedAmong(brief, every);
  const all = every.filter((fact) => !disputed.has(fact));
  // What speaks against our side is not read out as its own point.
  const pleaded = all.filter((fact) =>
    brief.model.side === 'claiming' ? !hurts(brief, fact) : !weakensDefense(brief, fact),
  );
  // What an answer says is no allegation of the complaint that it answers.
  const complained = brief.read.papers.some(({ kind }) => /^(?:complaint|petition|form|motion)$/.test(kind));
  const left = new Set(complained ? pleaded : []);
  const shown = new Set<ModelFact>();
  const said = new Set<string>();
  const points = claims.map((claim, at) =>
    point(brief, { claim, at, pleadings, pleaded, left, shown, said, claims }),
  );
  return { points, pleaded, every, disputed, complained, shown, said };
}

/** What the points of claims were made from, and what of it they tell. */
export interface Points {
  points: Paragraph[];
  pleaded: readonly ModelFact[];
  every: readonly ModelFact[];
  disputed: ReadonlySet<ModelFact>;
  complained: boolean;
  /** Facts that were read out. */
  shown: Set<ModelFact>;
  /** Sentences that were. */
  said: Set<string>;
}

/** Proceedings of their own, such as workers' compensation, are mentioned in a complaint and not pleaded. */
const OWN_PROCEEDINGS: ReadonlySet<string> = new Set(
  CAUSES_OF_ACTION.filter(({ bornBy }) => bornBy === 'petitioner').map(({ name }) => name),
);

/** A claim of which nothing is pleaded was only mentioned, where others are pleaded. */
function pleadedClaims(brief: Brief): ModelClaim[] {
  // What is claimed back is tested by another motion.
  const all = brief.model.claims.filter((claim) => !isCounterclaim(brief, claim));
  const sued = all.filter(({ name }) => !OWN_PROCEEDINGS.has(name));
  const claims = sued.length > 0 ? sued : all;
  const pleaded = claims.filter(({ name: claim, elements }) =>
    elements.some(
      ({ name, facts }) => facts.length > 0 || pleadedWhere(brief, { name: claim }, name).length > 0,
    ),
  );
  return pleaded.length > 0 ? pleaded : claims;
}

/** A place that was named before. */
function again(cite: Line, said: Set<string>): Line {
  const text_ = said.has(cite.text)
    ? `Again, ${cite.text.charAt(0).toLowerCase()}${cite.text.slice(1)}`
    : cite.text;
  said.add(cite.text);
  return { ...cite, text: text_ };
}

interface Argued {
  claim: ModelClaim;
  at: number;
  pleadings: Pleadings;
  pleaded: readonly ModelFact[];
  /** Facts that no element took yet. */
  left: Set<ModelFact>;
  /** Facts that were read out. */
  shown: Set<ModelFact>;
  /** Sentences of counts that were. */
  said: Set<string>;
  claims: readonly ModelClaim[];
}

/** A claim: what it needs, and where the papers say so; what they were not found to say is asked. */
function point(
  brief: Brief,
  { claim, at, pleadings, pleaded, left, shown, said, claims }: Argued,
): Paragraph {
  const moves = brief.model.side === 'defending';
  const most = claims.length > 2 ? 1 : 2;
  const weights = weightsOf(brief, pleaded);
  const chosen = placed(brief, claim.elements, pleaded, left, (fact) => weights.get(fact) ?? 0);
  const read = claim.elements.map(({ name }, by) => {
    const counted = pleadedWhere(brief, claim, name);
    const [first = []] = counted.map((one) => heardByJudge(brief, one)).filter((lines) => lines.length > 0);
    const fresh = first.filter(({ text: own }) => !said.has(own));
    for (const { text: own } of fresh) said.add(own);
    const bearing = chosen.get(claim.elements[by]!) ?? [];
    const harm = HARMED.test(name) && !/\bcaused\b/.test(name) ? harms(left, shown) : [];
    const alone = bearing.filter((fact) => !LEANS.test(fact.said[0] ?? ''));
    const strongest = [...(alone.length > 0 ? alone : harm)]
      .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
      .slice(0, most);
    const facts = fresh.length > 0 ? [] : bearing.concat(harm).filter((fact) => strongest.includes(fact));
    for (const fact of bearing) if (!facts.includes(fact)) left.add(fact);
    for (const fact of facts) shown.add(fact);
    // What stands under another claim already is pointed to again.
    const elsewhere =
      facts.length + fresh.length + counted.length > 0
        ? []
        : pleaded.filter((fact) => shown.has(fact) && claim.elements[by]!.facts.includes(fact.id));
    const cite = spokenCite(brief, [...facts, ...elsewhere], counted);
    return { name, told: [...fresh, ...facts.flatMap(factLines)], cite };
  });
  const needed = (name: string, at_: number): Line => ({
    ...resting(asNeeded(brief, claim, name, { needs: pleadings.takes, isNext: at_ > 0 }), claim),
    reworded: true,
  });
  const found = read.filter(({ told, cite }) => cite !== undefined || told.length > 0);
  const open = read.filter((one) => !found.includes(one));
  const called = calledAmong(brief, claim, claims);
  // Pleaded of another in the very same paragraphs: to say so is enough.
  const alike =
    found.length > 0 && found.every(({ told, cite }) => told.length === 0 && cite && said.has(cite.text));
  if (alike && called !== claim.name)
    return part(`${ORDINALS[at]}: ${called}`, [
      resting(`${ORDINALS[at]}: the claim for ${called}.`, claim),
      resting('What was said of the claim before holds for this one, too.', claim),
      filled(brief, 'answer'),
    ]);
  const order = moves ? [...open, ...found] : [...found, ...open];
  const body = order.flatMap(({ name, told, cite }, by): Line[] => {
    // What one paragraph pleads of several elements is pointed to behind the last of them.
    const next = order[by + 1];
    const goesOn = next !== undefined && next.cite?.text === cite?.text && next.told.length === 0;
    const asked = needed(name, by);
    const before = said.has(asked.text);
    said.add(asked.text);
    return [
      // What the claim before had to plead in the same words is not asked again.
      ...(before ? [] : [asked]),
      ...told,
      ...(cite && !goesOn && !(before && told.length === 0) ? [again(cite, said)] : []),
      // Each gap has its own place.
      ...(open.includes(order[by]!) && !before ? [filled(brief, moves ? 'answer' : 'proof')] : []),
    ];
  });
  return part(
    `${ORDINALS[at]}: ${called}`,
    [
      resting(`${ORDINALS[at]}: the claim for ${called}.`, claim),
      ...body,
      ...(moves && open.length === 0 ? [filled(brief, 'answer')] : []),
    ],
    open.length > 0
      ? 'For what stands before the gap no sentence was found: look for it before you say that it is there, or that it is not.'
      : undefined,
  );
}

const LEANS = /^(?:He|She|It|They|His|Her|Its|Their|This|That|But|So)\b/;
export const HARMED = /\b(?:harmed|damages|loss|injur\w{1,3})\b/i;
/** What was suffered, where no words of the element say so. */
const harms = (left: ReadonlySet<ModelFact>, shown: ReadonlySet<ModelFact>): ModelFact[] =>
  [...left]
    .filter(
      (fact) =>
        !shown.has(fact) &&
        !LEANS.test(fact.said[0] ?? '') &&
        (fact.said.some(namesLoss) || fact.reasons.includes('death')),
    )
    .sort((a, b) => b.force - a.force);
