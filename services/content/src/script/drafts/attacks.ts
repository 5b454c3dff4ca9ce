import type { PaperKind } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';

/** Pleadings without a motion: what they hold, and what each claim in them takes. */
export interface Pleadings {
  /** What the papers hold, and what is left to the one who moves: a note beside the text. */
  why: string;
  /** Before an element. */
  takes: string;
  /** Before an element of which nothing was found. */
  asks: string;
}

/** Which motion is brought stands in no pleading: the note says so, and the claims are gone through with their places. */
export function pleadingsOf({ read }: Brief): Pleadings {
  const has = (kind: PaperKind): boolean => read.papers.some((paper) => paper.kind === kind);
  const holds = has('complaint')
    ? 'a complaint'
    : has('answer')
      ? 'an answer'
      : has('petition')
        ? 'a petition'
        : 'a form';
  const alone = has('answer') && !has('complaint') && !has('petition');
  return {
    why: [
      `These papers hold ${holds}${has('complaint') && has('answer') ? ' and an answer' : ''}, no motion and no ruling.`,
      ...(alone ? ['Add the complaint before you argue what it says.'] : []),
      'Which motion it is, and what you ask, is yours to say; the claims follow with the places that bear on them.',
    ].join(' '),
    takes: has('transcript') ? 'It takes evidence' : 'It takes facts',
    asks: has('transcript') ? 'Which testimony shows' : 'Which paragraph says',
  };
}
