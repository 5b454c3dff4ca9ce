import type { PaperKind } from '@lectern/contracts/case-model';
import type { Brief } from '../brief.js';
import { DISMISSAL, type MotionKind, SUMMARY_JUDGMENT } from './motion-table.js';

/** How a civil case is attacked before trial, as the court of the file calls it. */
export interface Attack {
  kind: MotionKind | undefined;
  /** What is practiced, and from what: a note beside the text. */
  why: string;
  /** "the complaint" */
  paper: string;
  /** "to dismiss", before the claims. */
  grant: string;
  /** "deny the motion to dismiss" */
  deny: string;
  /** Before the name of a claim. */
  fails: string;
  stands: string;
  /** Before an element. */
  needs: string;
  standard: string[];
}

/** Courts that call a motion to dismiss otherwise. */
const CALLED: readonly { court: RegExp; name: string; grant: string }[] = [
  { court: /\bSUPERIOR COURT OF (?:THE STATE OF )?CALIFORNIA\b/i, name: 'demurrer', grant: 'sustain' },
  {
    court: /\bCIRCUIT COURT (?:OF|FOR) [^\n]{3,40}\n?[^\n]{0,40}\bVIRGINIA\b/i,
    name: 'demurrer',
    grant: 'sustain',
  },
  {
    court: /\bCOURT OF COMMON PLEAS\b[^\n]{0,60}(?:\n[^\n]{0,60}){0,2}\bPENNSYLVANIA\b/i,
    name: 'preliminary objections',
    grant: 'sustain',
  },
  { court: /\bPARISH OF\b/i, name: 'exception of no cause of action', grant: 'sustain' },
];

export function attackOf(brief: Brief): Attack {
  const { papers } = brief.read;
  const has = (kind: PaperKind): boolean => papers.some((paper) => paper.kind === kind);
  const paper = has('petition') && !has('complaint') ? 'the petition' : 'the complaint';
  const holds = has('complaint')
    ? 'a complaint'
    : has('answer')
      ? 'an answer'
      : has('petition')
        ? 'a petition'
        : 'a form';
  const none = `These papers hold ${holds}${has('complaint') && has('answer') ? ' and an answer' : ''}, no motion and no ruling.`;
  const moves = brief.model.side === 'defending';
  const alone = has('answer') && !has('complaint') && !has('petition');
  const practiced = (name: string): string =>
    `${none}${alone ? ' Add the complaint before you argue what it says.' : ''} What can be practiced from them for your side is ${moves ? '' : 'the answer to '}${name}.`;
  if (has('transcript'))
    return {
      kind: SUMMARY_JUDGMENT,
      paper,
      why: practiced('a motion for summary judgment'),
      grant: 'for summary judgment on',
      deny: 'deny the motion for summary judgment',
      fails: 'nothing is left to be tried on the claim for',
      stands: 'a trial must decide the claim for',
      needs: 'There must be evidence',
      standard: [],
    };
  const pleading = {
    paper,
    standard: [],
    fails: `${paper} does not state a claim for`,
    stands: `${paper} states a claim for`,
    needs: 'It must plead',
  };
  if (has('answer'))
    return {
      ...pleading,
      kind: undefined,
      why: practiced('a motion for judgment on the pleadings, since there is an answer'),
      grant: 'for judgment on the pleadings on',
      deny: 'deny the motion for judgment on the pleadings',
      standard: ['Such a motion takes the facts in the complaint as true.'],
    };
  const head = papers[0]?.document.pages[0]?.text.slice(0, 1500) ?? '';
  const other = CALLED.find(({ court }) => court.test(head));
  return {
    ...pleading,
    kind: other ? undefined : DISMISSAL,
    why: practiced(
      other
        ? `${/s$/.test(other.name) ? '' : /^e/.test(other.name) ? 'an ' : 'a '}${other.name}`
        : 'a motion to dismiss',
    ),
    grant: other ? `to ${other.grant} the ${other.name} to` : 'to dismiss',
    deny: other ? `overrule the ${other.name}` : 'deny the motion to dismiss',
    standard: other ? ['For this purpose the facts in the complaint are taken as true.'] : [],
  };
}
