import type { PaperKind } from '@lectern/contracts/case-model';
import { type Brief, filled, ours, theirs } from '../brief.js';
import { type Line, framing, resting } from '../line.js';
import { DISMISSAL, JUDGMENT_ON_PLEADINGS, type MotionKind, SUMMARY_JUDGMENT } from './motion-table.js';
import { ended } from '../english/phrases.js';
import { pleadingsOf } from './attacks.js';

/** A motion that pleadings could carry where none is in the file: by what the side that we stand on would ask with them. */
export interface Carried {
  /** What the papers hold, and which motions they could carry. */
  notes: Line[];
  /** The relief of the one that they carry best, on our side of it. */
  asks: Line;
  kind: MotionKind | undefined;
}

const PROOF: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'transcript',
  'report',
  'letter',
  'agreement',
  'other',
]);

/** Who sues answers a motion, who is sued brings it; on the pleading alone as long as there is no proof beside it. */
export function carriedBy(brief: Brief): Carried {
  const { model, read, forum } = brief;
  const has = (test: (kind: PaperKind) => boolean): boolean => read.papers.some(({ kind }) => test(kind));
  const proof = has((kind) => PROOF.has(kind));
  const answered = has((kind) => kind === 'answer');
  const pleading = pleadingsOf(brief).pleading;
  const kind = proof ? SUMMARY_JUDGMENT : answered ? JUDGMENT_ON_PLEADINGS : DISMISSAL;
  const holds = framing(pleadingsOf(brief).why);
  if (model.side === 'unknown') return { notes: [holds], asks: filled(brief, 'side'), kind: undefined };
  const people = model.people.filter(({ side }) => side === (model.side === 'claiming' ? 'theirs' : 'ours'));
  const asks = brief.slots.ask
    ? filled(brief, 'ask')
    : model.side === 'claiming'
      ? resting(
          `If ${theirs(brief)} ${/ and |,/.test(theirs(brief)) ? 'move' : 'moves'} ${kind.moved}, we ask ${forum.court} to deny that motion.`,
          ...people,
        )
      : kind === DISMISSAL
        ? framing(`We ask ${forum.court} to dismiss ${pleading}.`)
        : resting(
            `We ask ${forum.court} for ${kind.moved!.replace(/^for /, '')} for ${ended(ours(brief))}`,
            ...people,
          );
  const also = CARRIES[model.side === 'claiming' ? 'opposing' : 'moving'](kind);
  return { notes: [holds, framing(also)], asks: { ...asks, reworded: true }, kind };
}

const CARRIES = {
  opposing: (kind: MotionKind): string =>
    kind === DISMISSAL
      ? 'They could carry the answer to a motion to dismiss: is that the one you argue?'
      : kind === SUMMARY_JUDGMENT
        ? 'They could carry the answer to a motion for summary judgment: is that the one you argue?'
        : 'They could carry a motion on what the answer admits, or the answer to one: which do you argue?',
  moving: (kind: MotionKind): string =>
    kind === DISMISSAL
      ? 'They could carry a motion to dismiss, which takes what is pleaded as true: is that the one you bring?'
      : kind === SUMMARY_JUDGMENT
        ? 'They could carry a motion for summary judgment, or one to dismiss a count: which do you bring?'
        : 'They could carry a motion for judgment on the pleadings: is that the one you bring?',
};
