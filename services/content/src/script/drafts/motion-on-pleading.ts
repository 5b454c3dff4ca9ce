import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, ended, filled, fitting, ours, standing, witnessIn } from '../brief.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';
import { theirPoint } from '../parts.js';
import { spokenCite } from '../spoken-cites.js';
import { theirBestPoint } from '../their-best-point.js';
import { isUnsure } from '../weak-facts.js';
import { pleadingsOf } from './attacks.js';
import { pointsOfClaims } from './motion-claims.js';

/** Words of the pleading where no claim orders them, and before the points where claims do. */
const PLEADED = 140;
const BEFORE_POINTS = 110;
/** With more facts under the points, none come before them. */
const FEW_SHOWN = 3;

/**
 * Pleadings without a motion: claim by claim and element by element, with the paragraphs that bear on each, whatever motion is brought
 * on them. Which one it is, what is asked and what nobody can read off the papers stay open.
 */
export function motionOnPleading(brief: Brief): Section {
  const pleadings = pleadingsOf(brief);
  const { points, pleaded, every, disputed, complained, shown, said } = pointsOfClaims(brief);
  return text([
    part(
      'What we ask',
      [
        framing(brief.forum.salutation),
        appears(brief),
        ...(brief.model.side === 'unknown' ? [filled(brief, 'side')] : []),
        filled(brief, 'ask'),
      ],
      pleadings.why,
    ),
    part('The standard', [filled(brief, 'standard')]),
    ...(complained && points.length > 0 && (brief.model.side === 'defending' || shown.size > FEW_SHOWN)
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
    theirPoint(
      brief,
      theirBestPoint(
        brief,
        every.filter((fact) => !shown.has(fact)),
        disputed,
      ),
    ),
    part('The request', [framing('I welcome your questions.')]),
  ]);
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
