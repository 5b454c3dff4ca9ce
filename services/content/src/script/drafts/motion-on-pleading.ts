import type { ModelFact } from '@lectern/contracts/case-model';
import { isCounterclaim } from '../claimed-by.js';
import { type Brief, ended, filled, fitting, ours, standing, witnessIn } from '../brief.js';
import { joined } from '../english/phrases.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';
import { theirPoint } from '../parts.js';
import { spokenCite } from '../spoken-cites.js';
import { theirBestPoint } from '../their-best-point.js';
import { isUnsure } from '../weak-facts.js';
import { pleadingsOf } from './attacks.js';
import { carriedBy } from './could-carry.js';
import { pointsByActs } from './motion-by-acts.js';
import { pointsOfClaims } from './motion-claims.js';
import { usualAuthority, usualStandard } from './motion-kinds.js';

/** Words of the pleading where no claim orders them, and before the points where claims do. */
const PLEADED = 140;
const BEFORE_POINTS = 110;
/** With more facts under the points, none come before them. */
const FEW_SHOWN = 3;

/**
 * Pleadings without a motion: that none is there, which one they could carry, and that one on our side of it. Who sues shows where each
 * element is pleaded; who is sued never reads out what is alleged against him, but what speaks for him, or nothing.
 */
export function motionOnPleading(brief: Brief): Section {
  const { notes, asks, kind } = carriedBy(brief);
  const { points, pleaded, every, disputed, shown, said } = pointsOfClaims(brief);
  const usual = usualStandard(brief, kind);
  const moves = brief.model.side === 'defending';
  return text([
    part('There is no motion here yet', notes),
    part('What we ask', [framing(brief.forum.salutation), appears(brief), asks]),
    part(
      'The standard',
      usual.length > 0 ? usual.map(framing) : [filled(brief, 'standard')],
      usualAuthority(brief, kind),
    ),
    ...(moves
      ? [part('The claims', pleadedAgainst(brief)), ...pointsByActs(brief, kind)]
      : [
          ...(points.length > 0 && shown.size > FEW_SHOWN
            ? []
            : [
                pleadedFirst(
                  brief,
                  pleaded.filter(({ said: own }) => !own.some((one) => said.has(one))),
                  shown,
                  points.length > 0 ? BEFORE_POINTS : PLEADED,
                ),
              ]),
          ...(points.length > 0 ? points : [part('Your first point', [filled(brief, 'point')])]),
        ]),
    theirPoint(
      brief,
      theirBestPoint(
        brief,
        every.filter((fact) => !shown.has(fact) || moves),
        disputed,
      ),
    ),
    part('The request', [framing('I welcome your questions.')]),
  ]);
}

/** "The complaint pleads negligence and trespass.": what there is to answer. */
function pleadedAgainst(brief: Brief): Line[] {
  const claims = brief.model.claims.filter((claim) => !isCounterclaim(brief, claim));
  const { pleading } = pleadingsOf(brief);
  const what = joined([...new Set(claims.map(({ name }) => name))], 'and');
  return claims.length > 0
    ? [{ ...resting(`${pleading.replace(/^t/, 'T')} pleads ${what}.`, ...claims), reworded: true }]
    : [];
}

export function appears(brief: Brief): Line | undefined {
  const own = brief.model.people.find(({ side }) => side === 'ours');
  return own
    ? resting(ended(`I appear for ${brief.read.sides.client?.said ?? ours(brief)}`), own)
    : undefined;
}

/** The strongest of what is pleaded that stands under no element, in its order: what the motion is about. */
function pleadedFirst(
  brief: Brief,
  pleaded: readonly ModelFact[],
  shown: Set<ModelFact>,
  words: number,
): Paragraph {
  const left = pleaded.filter(
    (fact) => fact.used && !shown.has(fact) && !isUnsure(fact) && witnessIn(brief, fact) === undefined,
  );
  const facts = standing(brief, fitting(brief, left, words));
  for (const fact of facts) shown.add(fact);
  const cite = spokenCite(brief, facts);
  const answers = brief.read.papers.every(({ kind }) => kind === 'answer');
  return part(answers ? 'What the answer says' : 'What it is about', [
    ...facts.flatMap(factLines),
    ...(cite ? [cite] : []),
  ]);
}
