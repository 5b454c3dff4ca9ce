import type { PaperKind } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';
import { joined } from '../english/phrases.js';

/** Pleadings without a motion: what they hold, and what each claim in them takes. */
export interface Pleadings {
  /** What the papers hold. */
  why: string;
  /** What is attacked: "the complaint". */
  pleading: string;
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
    : has('petition')
      ? 'a petition'
      : has('form')
        ? 'a form'
        : 'an answer';
  const alone = has('answer') && !has('complaint') && !has('petition') && !has('form');
  return {
    why: [
      `These papers hold ${joined([holds, ...(!alone && has('answer') ? ['an answer'] : []), ...(has('order') ? ['an order'] : [])], 'and')}, ${has('order') ? 'and no motion that is still open' : 'no motion and no ruling'}.`,
      ...(alone ? ['Add the complaint before you argue what it says.'] : []),
    ].join(' '),
    pleading: has('petition') && !has('complaint') ? 'the petition' : 'the complaint',
    takes: has('transcript') ? 'It takes evidence' : 'It takes facts',
    asks: has('transcript') ? 'Which testimony shows' : 'Which paragraph says',
  };
}
