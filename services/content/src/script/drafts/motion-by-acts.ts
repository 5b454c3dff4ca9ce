import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { type Brief, filled, ours, standing, theirs } from '../brief.js';
import { sayableEvents } from '../heard-by-judge.js';
import { type Line, type Paragraph, factLines, part, resting } from '../line.js';
import { spokenCite } from '../spoken-cites.js';
import { weightsOf } from './core-story.js';
import type { MotionKind } from './motion-table.js';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];
const MOST_FACTS = 4;

/** Points of the one who is sued, by what the acts are, in the order in which they are argued. */
const POINTS: readonly { acts: readonly string[]; says: (brief: Brief) => string }[] = [
  { acts: ['own-fault'], says: (brief) => `what ${theirs(brief)} did and left undone` },
  { acts: ['care', 'found-well'], says: (brief) => `what ${ours(brief)} did` },
  { acts: ['admission', 'concession', 'unsure'], says: (brief) => `what ${theirs(brief)} must grant` },
  { acts: ['earlier-harm'], says: () => 'what there was before' },
];

/**
 * What speaks for the one who is sued by what it is, each under the point that its act makes: never what the other side alleges against
 * him, and against a pleading that is taken as true nothing but that pleading. Without such facts the reason is the advocate's.
 */
export function pointsByActs(brief: Brief, kind: MotionKind | undefined): Paragraph[] {
  const ours_ = sayableEvents(brief).filter((fact) => {
    const { favors, by, teller, admitted } = bearingOf(brief.read, fact);
    const pleading = teller.as === 'pleading' ? teller.side : undefined;
    return (
      favors === 'ours' &&
      by === 'content' &&
      (kind?.takenAsTrue ? pleading === 'theirs' : pleading !== 'ours' || admitted)
    );
  });
  const weights = weightsOf(brief, ours_);
  const points = POINTS.flatMap(({ acts, says }): { says: string; facts: ModelFact[] }[] => {
    const own = ours_.filter((fact) => acts.includes(bearingOf(brief.read, fact).act ?? ''));
    const strongest = [...own]
      .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
      .slice(0, MOST_FACTS);
    const facts = standing(
      brief,
      own.filter((fact) => strongest.includes(fact)),
    );
    return facts.length > 0 ? [{ says: says(brief), facts }] : [];
  });
  const shows = kind?.takenAsTrue ? 'what is pleaded itself shows' : 'the record shows';
  const told = points.map(({ says, facts }, at): Paragraph => {
    const heading = `${ORDINALS[at]}: ${shows} ${says}.`;
    const cite = spokenCite(brief, facts);
    const lines: Line[] = [resting(heading, ...facts), ...facts.flatMap(factLines), ...(cite ? [cite] : [])];
    return part(`${ORDINALS[at]}`, [{ ...lines[0]!, reworded: true }, ...lines.slice(1)]);
  });
  return [
    ...told,
    part(told.length > 0 ? 'What follows from it' : 'Your first point', [filled(brief, 'point')]),
  ];
}
