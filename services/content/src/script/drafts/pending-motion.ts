import type { ModelPerson, ModelSource, PaperKind } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { titleRows } from '../../case-fields/side-of-title.rules.js';
import { STATES_FACTS } from '../../case-model/file-sentences.js';
import { accountOf } from '../../case-model/paper.js';
import { surname } from '../../case-model/sides.js';
import { type Brief } from '../brief.js';
import { type Line, resting } from '../line.js';
import {
  DISMISSAL,
  JURISDICTION,
  KINDS,
  type MotionKind,
  SUMMARY_JUDGMENT,
  SUPPRESSION,
} from './motion-table.js';

/** A motion that the papers are filed for or against, and whose it is. */
export interface Pending {
  kind: MotionKind;
  /** "motion for partial summary judgment" */
  called: string;
  ours: boolean;
  sources: ModelSource[];
}

type Paper = Brief['read']['papers'][number];

/** Papers that are filed in a motion: neither what a court writes nor what is only shown in it. */
const FILED: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'motion',
  'brief',
  'other',
  'petition',
  'complaint',
]);
const ROLES = 'PLAINTIFF|PETITIONER|CLAIMANT|PEOPLE|STATE|COMMONWEALTH|GOVERNMENT';
const ANSWERING = 'DEFENDANT|RESPONDENT|ACCUSED';
const OWNER = new RegExp(
  `\\b(?:(${ROLES})|(${ANSWERING}))S?['’]?S?,? (?:[A-Z][\\w.’'-]*,? ){0,5}MOTIONS? (?:FOR|TO|IN)\\b`,
  'i',
);
const MOTION = /\bMOTIONS? (?:FOR|TO|IN) .{3,90}/i;
const OPPOSES = /\b(?:OPPOSITION|RESPONSE|OBJECTIONS?|ANSWER) .{0,30}?\b(?:TO|OF|AGAINST)\b.{0,60}?\bMOTION/i;
const ONLY_A_ROLE = /^(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s?[,.]*$/i;

/**
 * The motion that is to be argued, as the titles of the papers name it: a motion, a brief on one, a statement of facts, or an affidavit
 * "in support of defendant's motion for summary judgment" alone. Undefined where no title names one, or does not show whose it is.
 */
export function pendingMotion(brief: Brief): Pending | undefined {
  for (const paper of brief.read.papers)
    if (FILED.has(paper.kind)) {
      const found = namedBy(brief, paper);
      if (found) return found;
    }
  return undefined;
}

function namedBy({ model }: Brief, paper: Paper): Pending | undefined {
  if (model.side === 'unknown') return undefined;
  const [page] = paper.document.pages;
  const rows = titleRows(page?.text ?? '').filter((row) => !ONLY_A_ROLE.test(row));
  const title = rows.join(' ');
  const motion = MOTION.exec(title)?.[0];
  const kind = motion
    ? (KINDS.find(({ found }) => found.test(motion)) ?? titledKind(motion, model.people))
    : STATES_FACTS.test(page?.text ?? '')
      ? SUMMARY_JUDGMENT
      : undefined;
  const ours = kind && isOurs(model.side, paper, { kind, title });
  const row = rows.find((one) => /\bMOTION|\bSTATEMENT OF\b/i.test(one));
  if (!kind || ours === undefined || !page || !row) return undefined;
  const partial = /\bPARTIAL SUMMARY JUDGMENT\b/i.test(title);
  const { document } = paper;
  return {
    kind,
    called: partial ? kind.called.replace(/(?=summary)/, 'partial ') : kind.called,
    ours,
    sources: [
      {
        document: { ...(document.id && { id: document.id }), name: document.name },
        page: page.number,
        quote: row,
      },
    ],
  };
}

/** "MOTION TO VACATE DEFAULT JUDGMENT (CR 60)": one whose test no table holds is still asked to be granted, as its title calls it. */
function titledKind(motion: string, people: readonly ModelPerson[]): MotionKind | undefined {
  const [, what] = TITLE.exec(motion) ?? [];
  const called = what?.toLowerCase();
  if (!called || people.some(({ name }) => called.includes(surname(name).toLowerCase()))) return undefined;
  return { found: new RegExp(`\\b${escaped(called)}\\b`, 'i'), called: `motion ${called}`, standard: [] };
}
const TITLE =
  /^MOTIONS? ((?:FOR|TO|IN) [\p{L}][\p{L}’' -]{4,50}?)\s*(?=$|[^\p{L}\s’'-]|\b(?:AND|OR|PURSUANT|UNDER|BY|WITH|FILED)\b)/iu;

/** Brought by the one who is sued or charged, unless the title names another. */
const BY_THE_DEFENSE: ReadonlySet<MotionKind> = new Set([DISMISSAL, JURISDICTION, SUPPRESSION]);

/** By whom the title says that it is brought, else by whose paper it is. */
function isOurs(
  side: Brief['model']['side'],
  paper: Paper,
  { kind, title }: { kind: MotionKind; title: string },
): boolean | undefined {
  const owner = OWNER.exec(title);
  if (owner) return (owner[1] !== undefined) === (side === 'claiming');
  if (BY_THE_DEFENSE.has(kind) && !/\b(?:COUNTER|CROSS-?)(?:CLAIM|COMPLAINT)/i.test(title))
    return side === 'defending';
  const account = accountOf(paper, side);
  if (account === 'neutral') return undefined;
  return (account === 'ours') !== OPPOSES.test(title);
}

/** "We ask the Court to deny the motion for summary judgment.": what is asked where the papers of our side ask nothing themselves. */
export const reliefOn = ({ forum }: Brief, pending: Pending): Line => ({
  ...resting(`We ask ${forum.court} to ${pending.ours ? 'grant' : 'deny'} the ${pending.called}.`, pending),
  reworded: true,
});
