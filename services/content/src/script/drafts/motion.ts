import type { ModelFact } from '@lectern/contracts/case-model';
import { asTried } from '../at-trial.js';
import { type Brief, filled, fitting, hasStory, standing } from '../brief.js';
import { disputedAmong } from '../disputed.js';
import { type Point, pointsOf } from '../points.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { heldOrArgued } from '../held-or-argued.js';
import { issuesOf } from '../issues.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, text } from '../line.js';
import { coreOf } from './core-story.js';
import { kindOf, usualAuthority, usualStandard } from './motion-kinds.js';
import { groundByGround, motionOnCharge, raisedBy } from './motion-on-charge.js';
import { claimByClaim } from './motion-claims.js';
import { appears, motionOnPleading } from './motion-on-pleading.js';
import { requestByRequest, requestsAtIssue } from './motion-to-compel.js';
import { type MotionKind, SUPPRESSION } from './motion-table.js';
import { decidedMotion, holdsOnlyRuling } from './decided-motion.js';
import { noMotion } from './no-ruling.js';
import { type Pending, pendingMotion, reliefOn } from './pending-motion.js';
import { pointsOfOrder } from './points-of-order.js';
import { answered, asArgued, points, strongLater } from './motion-points.js';
import { noStory } from './no-story.js';
import { rulesFor } from '../rules-of-law.js';
import { motionOnRefusals, refusedQuestions } from './refused-questions.js';
import { standardOf } from '../standard.js';
import { theirPoint } from '../parts.js';
import { denialOfInjunction, isOfPapers, spokenRelief } from '../relief.js';
import { stageOf } from '../stage.js';
import { isExchange } from '../runners-up.js';
import { bearingOf } from '../../case-model/bearing.js';
import { type BestPoint, hurts, theirBestPoint } from '../their-best-point.js';

/**
 * A motion: relief first, the standard, numbered points with their place in the record, the request again (Fed. R. Civ. P. 7, 12,
 * 56, 65; Winter v. NRDC, 555 U.S. 7, 20 (2008) and Bell Atlantic v. Twombly, 550 U.S. 544 (2007) for the tests).
 */
export function motion(brief: Brief): Section {
  const stage = stageOf(brief);
  const pending = brief.read.typed ? undefined : pendingMotion(brief);
  if (!pending && (stage === 'papers' || isOnlyShown(brief))) {
    const refused = refusedQuestions(brief);
    return refused.length > 0 ? motionOnRefusals(brief, refused) : noMotion(brief);
  }
  if (!pending && stage === 'charged' && hasStory(brief)) return motionOnCharge(brief);
  const kind = pending ? pending.kind : kindOf(brief);
  if (!pending && stage === 'pleaded' && hasStory(brief) && !isSoughtByComplaint(brief, kind))
    // What a court ended is not fought over again.
    return motionOnPleading({
      ...brief,
      model: { ...brief.model, claims: asTried(brief.read).model.claims },
    });
  const sayable = brief.model.facts.filter(({ used, said }) => used && said.length > 0);
  // A motion to dismiss takes the complaint as true; in any other, what only they say is not our record.
  const disputed = disputedAmong(brief, sayable);
  const facts = fitting(
    brief,
    sayable.filter((fact) => (kind?.takenAsTrue || !disputed.has(fact)) && !isExchange(fact)),
    Math.min(RECORD, Math.max(140, brief.words - 160)),
  );
  const used = new Set<string>();
  const own = pointsOf(brief);
  const against = own.length > 0 ? [] : pointsOf(brief, 'theirs');
  const decided = pending ? undefined : decidedMotion(brief);
  const asks = decided ? askedAgain(brief, decided) : asked(brief, pending, against);
  const issues = own.length > 0 ? [] : issuesOf(brief, false);
  const placed = new Set<ModelFact>();
  const ordered = decided ? pointsOfOrder(brief, decided, { facts, placed }) : [];
  const told = facts.some(({ kind: own }) => own === 'event');
  const open = brief.read.typed || issues.some(({ form }) => form === 'whether');
  if (
    (asks.length === 0 || decided) &&
    ordered.length === 0 &&
    own.length === 0 &&
    against.length === 0 &&
    !open &&
    (!told || (!hasStory(brief) && !kind))
  )
    return noStory(brief);
  const stated = standardOf(brief);
  // A motion to suppress that heads no points still tells how the thing was got.
  const grounds = kind === SUPPRESSION && own.length + against.length === 0 ? raisedBy(brief) : [];
  const requests =
    kind?.found.test('motion to compel') && own.length + against.length === 0 ? requestsAtIssue(brief) : [];
  const best = theirBestPoint(
    brief,
    sayable.filter(({ text: written }) => !grounds.some(({ at }) => at.some((one) => one.text === written))),
    disputed,
  );
  const held = new Set([...best.points, best.answer]);
  const pointed = new Set(
    [...grounds.flatMap(({ at }) => at), ...requests.flatMap(({ sentences }) => sentences)].map(
      ({ text: written }) => written,
    ),
  );
  for (const fact of facts)
    if ((held.has(fact) && !brief.slots['worst-fact']) || pointed.has(fact.text)) placed.add(fact);
  const argued =
    ordered.length > 0
      ? ordered
      : own.length > 0
        ? asArgued(brief, own)
        : against.length > 0
          ? answered(brief, against)
          : grounds.length > 0
            ? groundByGround(brief, grounds)
            : requests.length > 0
              ? requestByRequest(brief, requests)
              : points(brief, {
                  issues,
                  facts: kind?.factors
                    ? facts.filter((fact) => !placed.has(fact))
                    : strongLater(facts.filter((fact) => !placed.has(fact))),
                  kind,
                  used,
                  placed,
                });
  // An opinion on appeal has decided its motion; an order of a higher court may leave one open.
  const opinions = brief.read.papers.every((paper) => paper.kind === 'opinion');
  if (stage === 'decided' && isOnAppeal(brief) && (opinions || (!kind && isOpen(argued))))
    return noMotion(brief);
  // A decision that names no motion, as an award or a judgment after a hearing, has none to argue.
  if (stage === 'decided' && !kind && !open && holdsOnlyRuling(brief) && !brief.slots.ask)
    return noMotion(brief);
  // Where no heading, question or factor orders the argument, the claims do.
  const claims = isOpen(argued) && !brief.read.typed ? claimByClaim(brief) : [];
  const record = facts.filter(
    (fact) =>
      !placed.has(fact) &&
      isOurRecord(brief, fact, kind) &&
      (pending === undefined || pending.ours || isForUs(brief, fact)),
  );
  return text([
    ...(pending || brief.read.typed || !isOnAppeal(brief) || own.length === 0
      ? []
      : [part('There is no motion here yet', ON_APPEAL.map(framing))]),
    part('What we ask', [
      framing(brief.forum.salutation),
      appears(brief),
      ...(asks.length > 0 ? asks : [(kind?.factors && denialOfInjunction(brief)) ?? filled(brief, 'ask')]),
    ]),
    // Each ground of suppression has its own.
    part(
      'The standard',
      stated.length > 0 ? stated : grounds.length > 0 ? [] : standardFor(brief, kind, used),
      stated.length > 0 ? undefined : usualAuthority(brief, kind),
    ),
    part(
      'What the record shows',
      standing(brief, brief.read.typed ? record : coreOf(brief, record)).flatMap(factLines),
    ),
    ...(claims.length > 0 ? claims : argued),
    // Their own points are what they hold up.
    ...(own.length === 0 && against.length > 0 ? [] : [heldUp(brief, best)]),
    part('The request', [
      framing(`I welcome ${brief.forum.court === 'the Court' ? 'the Court’s' : 'your'} questions.`),
    ]),
  ]);
}

/** What our paper asks; of a motion that is pending, that it be granted or denied; never what the other side's paper asks. */
function asked(brief: Brief, pending: Pending | undefined, against: readonly Point[]): Line[] {
  const wishes = spokenRelief(brief).filter((line) => against.length === 0 || !isOfPapers(brief, line));
  if (!pending || brief.slots.ask) return wishes;
  // What a complaint prays for is asked at trial.
  const prayed = brief.read.papers.some(({ kind }) => /^(?:complaint|petition|answer)$/.test(kind));
  const own = wishes.filter(({ text: said }) =>
    pending.ours ? !prayed || pending.kind.found.test(said) || /\bgrant\b/.test(said) : /\bdeny\b/.test(said),
  );
  return own.length > 0 ? own : [reliefOn(brief, pending)];
}

/** What an order granted or refused is no wish of ours: what the form asks, else that the motion be granted or denied. */
function askedAgain(brief: Brief, decided: Pending): Line[] {
  const wishes = spokenRelief(brief).filter((line) => brief.slots.ask || !isOfPapers(brief, line));
  return wishes.length > 0 ? wishes : [reliefOn(brief, decided)];
}

/** Against a motion of the other side nothing is recited but what speaks for us, or what both say. */
function isForUs(brief: Brief, fact: ModelFact): boolean {
  const { favors, by, admitted } = bearingOf(brief.read, fact);
  return (favors === 'ours' && by === 'content') || admitted;
}

/** Letters, testimony and records without a paper of any court: nobody is asked for anything. */
const isOnlyShown = ({ read }: Brief): boolean =>
  !read.typed &&
  read.papers.some(({ kind }) => kind === 'transcript' || kind === 'letter') &&
  read.papers.every(
    ({ kind, caption }) =>
      /^(?:transcript|letter|agreement|report)$/.test(kind) || (kind === 'other' && !caption),
  );

const isOpen = ([first, ...more]: Paragraph[]): boolean =>
  more.length === 0 && first?.[0]?.part?.title === 'Your first point';
const ON_APPEAL = [
  'These papers hold a brief on appeal, and no motion.',
  'What follows are its points, as you would argue them to the court above.',
];
const isOnAppeal = ({ read }: Brief): boolean =>
  /^(?:appellate|supreme)$/.test(read.details.jurisdiction ?? '');

/** What hurts, what helps nobody for sure and what only those who sue tell is no record of ours, unless it is taken as true. */
function isOurRecord(brief: Brief, fact: ModelFact, kind: MotionKind | undefined): boolean {
  const { favors, teller } = bearingOf(brief.read, fact);
  const alleged = brief.model.side === 'defending' && teller.side === 'theirs' && favors !== 'ours';
  return (
    brief.read.typed ||
    (!hurts(brief, fact) && favors !== 'unsure' && (!alleged || kind?.takenAsTrue === true))
  );
}

/** What the other side argues by our own paper, else what the papers tell against us. */
function heldUp(brief: Brief, best: BestPoint): Paragraph {
  const [argued] = brief.slots['worst-fact'] ? [] : heldOrArgued(brief);
  return argued ? part('Their best point', [argued, filled(brief, 'answer')]) : theirPoint(brief, best);
}

/** "A preliminary injunction": what a complaint itself asks for before trial is argued from it. */
const isSoughtByComplaint = ({ read, model }: Brief, kind: MotionKind | undefined): boolean =>
  model.side === 'claiming' &&
  kind?.factors !== undefined &&
  BEFORE_TRIAL.test(read.details.desiredOutcome ?? '');
const BEFORE_TRIAL =
  /\b(?:preliminary injunction|preliminar(?:y|ily) (?:and permanently )?enjoin\w*|temporary restraining order)\b/i;

/** The test of this kind of motion, in the words of the papers where they give it. */
function standardFor(brief: Brief, kind: MotionKind | undefined, used: Set<string>): Line[] {
  const rules = rulesFor(brief, 'standard must show burden requires likelihood genuine dispute', 1, used);
  const own = stemsOf(rules.map(({ text: rule }) => rule).join(' '));
  const usual = usualStandard(brief, kind).filter((said) => sharedStems(stemsOf(said), own) < SAME_TEST);
  return usual.length + rules.length > 0 ? [...rules, ...usual.map(framing)] : [filled(brief, 'standard')];
}
const SAME_TEST = 4;

/** Words of the record that a judge hears before the points. */
const RECORD = 320;
