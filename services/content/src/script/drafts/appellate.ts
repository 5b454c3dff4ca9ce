import type { ModelFact } from '@lectern/contracts/case-model';
import { ofRecord } from '../record-facts.js';
import { ended, stopped } from '../english/phrases.js';
import { type Brief, MIN_STORY, accountOfFact, filled, fitting, hasStory, ours, standing } from '../brief.js';
import { standardOf } from '../standard.js';
import { type Point, pointsOf } from '../points.js';
import { appealPoints, isOfRecord } from '../points-contended.js';
import { standardOfReview } from '../review-standards.js';
import { type Appeal, whoAppeals } from '../who-appeals.js';
import { asArgued } from './motion-points.js';
import { type Issue, assignedErrors, issuesOf, rulingsBelow } from '../issues.js';
import { type Line, type Paragraph, type Section, factLines, framing, part, resting, text } from '../line.js';
import { pointByPoint, recordFor, roadmap } from './appellate-contended.js';
import { heldOrArgued } from '../held-or-argued.js';
import { appealFromOrder } from './decided-motion.js';
import { pointsOfOrder } from './points-of-order.js';
import { noRuling } from './no-ruling.js';
import { noStory } from './no-story.js';
import { hasRuling } from '../stage.js';
import { theirBestPoint } from '../their-best-point.js';
import { rulesFor } from '../rules-of-law.js';
import { sourceOf } from '../../case-model/facts.js';
import { type Paper, accountOf } from '../../case-model/paper.js';

const STANDARDS: [RegExp, string][] = [
  [
    /\babuse of discretion\b|\babused? (?:its|his|her) discretion\b/i,
    'The standard of review is abuse of discretion.',
  ],
  [/\bclear(?:ly)? err(?:or|oneous)\b/i, 'Findings of fact are reviewed for clear error.'],
  [/\bsubstantial evidence\b/i, 'The standard of review is substantial evidence.'],
  [/\bplain error\b/i, 'The standard of review is plain error.'],
  [
    /\b(?:for|to correct) (?:legal error|errors? (?:of|at) law|correction of (?:legal )?errors?)\b/i,
    'Review is for legal error.',
  ],
  [
    /\barbitrary and capricious\b|\barbitrary or capricious\b/i,
    'The standard of review is whether the decision was arbitrary and capricious.',
  ],
  [/\bde novo\b/i, 'Review is de novo: this Court decides afresh.'],
];
const REVIEW =
  /\b(?:we|this court|courts?|appellate courts?|is|are|be|which)(?: \S+){0,4} review(?:s|ed)?\b|\bstandards? of (?:appellate )?review\b|\breviewed (?:for|under|de novo)\b|\breview (?:is|for|of)\b/i;
/** Words of the record that a bench sits through before its first question. */
const RECORD = 320;
const OPENS: Record<Issue['form'], string> = { whether: 'The question is', label: 'This appeal is about' };
const DENIES_ERROR =
  /\b(?:not|no|without|unpreserved|harmless|(?:legally )?sufficient|properly|correctly|within its discretion)\b/i;
const ORDINALS = ['first', 'second', 'third'];

/**
 * An appellate argument: issue, standard of review, roadmap, record, weakest point, relief (Fed. R. App. P. 28(a), 34;
 * Wiener, Briefing and Arguing Federal Appeals). Issues are only those that the file states as questions.
 */
export function appellate(brief: Brief): Section {
  if (!hasRuling(brief))
    return brief.read.papers.some(({ kind }) => kind !== 'other') && hasStory(brief)
      ? noRuling(brief)
      : noStory(brief);
  const put = issuesOf(brief, true);
  const questions = put.length > 0 ? put : assignedErrors(brief);
  const briefed = pointsOf(brief);
  const argued = appealPoints(brief);
  /** Points that only the court's paper tells. */
  const contended = briefed.length === 0 && argued.length > 0;
  const order = briefed.length === 0 ? appealFromOrder(brief) : undefined;
  const appeal = whoAppeals(brief) ?? order?.appeal;
  // A brief that shouts its questions still says under its headings what they are.
  const named = briefed.map(({ within, heading: { sources } }): Issue => ({
    // Who won below says that there was no error.
    text: `${DENIES_ERROR.test(within) ? 'that' : 'whether'} ${within.replace(/\.$/, '')}`,
    form: 'whether',
    sources: placesOf(sources),
  }));
  const below = rulingsBelow(brief);
  const issues = (
    order
      ? [order.issue]
      : questions.length > 0
        ? questions
        : named.length > 0
          ? named
          : below.length > 0
            ? below
            : contended && appeal?.by === 'ours'
              ? [asQuestion(argued[0]!)]
              : issuesOf(brief, false)
  ).slice(0, 3);
  const used = new Set<string>();
  /** What a court ruled is argued, and no fact. */
  const byCourt = briefed.length === 0 && brief.read.papers.every(({ author }) => author === 'court');
  const sayable = ofRecord(
    brief,
    brief.model.facts.filter((fact) => fact.used && fact.said.length > 0 && (!byCourt || isOfRecord(fact))),
  );
  const record = contended
    ? recordFor(brief, sayable, argued)
    : fitting(brief, sayable, Math.min(RECORD, Math.max(140, brief.words - 200)));
  const [held] = heldOrArgued(brief);
  // A court's own account tells for nobody.
  const { points: hurting } = theirBestPoint(
    brief,
    record.filter((fact) => fact.kind === 'event' && accountOfFact(brief, fact) !== 'neutral'),
  );
  const placed = new Set<ModelFact>();
  const ordered = order ? pointsOfOrder(brief, order.pending, { facts: record, placed }) : [];
  const weakest = brief.slots['worst-fact'] ? [] : held ? [held] : hurting.flatMap(factLines);
  const told = record.filter(
    (fact) => !placed.has(fact) && (held || brief.slots['worst-fact'] || !hurting.includes(fact)),
  );
  const own = brief.model.people.find(({ side }) => side === 'ours');
  const review = reviewLine(brief);
  const briefs = standardOf(brief);
  const stated = briefs.length > 0 ? briefs : standardOfReview(brief);
  const asked =
    argued.length > 0 || ordered.length > 0 || (!order && issues.some(({ form }) => form === 'whether'));
  // The name of a doctrine in a paper that tells nothing is no appeal.
  if (!brief.read.typed && !asked && record.length < MIN_STORY) return noStory(brief);
  return text([
    part(
      'The issue',
      [
        framing(brief.forum.salutation),
        own ? resting(`I represent ${ended(brief.read.sides.client?.said ?? ours(brief))}`, own) : undefined,
        issues[0]?.text.startsWith('that ')
          ? resting(stopped(`We say ${issues[0].text}`), issues[0])
          : issues[0]
            ? resting(stopped(`${OPENS[issues[0].form]} ${issues[0].text}`), issues[0])
            : filled(brief, 'point'),
      ],
      order?.goesOn ? GOES_ON : undefined,
    ),
    part('The weakest point, first', [
      framing('Let me begin where the other side is strongest.'),
      ...weakest,
      filled(brief, 'worst-fact'),
    ]),
    part('Standard of review', stated.length > 0 ? stated : [review ?? filled(brief, 'standard')]),
    // The names of doctrines are no points.
    ...(contended && argued.length > 1
      ? [roadmap(argued)]
      : issues.filter(({ form }) => form === 'whether').length > 1
        ? [
            part('Roadmap', [
              framing('My points are these.'),
              ...issues
                .filter(({ form }) => form === 'whether')
                .map((issue, at) => resting(stopped(`The ${ORDINALS[at]} is ${issue.text}`), issue)),
            ]),
          ]
        : []),
    ...(told.length > 0 ? [part('The record', standing(brief, told).flatMap(factLines))] : []),
    ...(ordered.length > 0
      ? ordered
      : argued.length > 0
        ? contended
          ? pointByPoint(brief, argued)
          : asArgued(brief, argued)
        : law(
            brief,
            issues.map(({ text: own_ }) => own_),
            used,
          )),
    part('What we ask', [
      asks(brief) ?? disposition(brief, appeal, order !== undefined) ?? filled(brief, 'ask'),
      framing('I welcome the Court’s questions.'),
    ]),
  ]);
}

/** 28 U.S.C. § 1291 and its kin in the states: an appeal lies from what ends the case. */
const GOES_ON =
  'This order does not end the case: look up what lets it be appealed now, and be asked for it first.';

/** What we say on appeal is the question that it raises. */
const asQuestion = ({ within, heading: { sources } }: Point): Issue => ({
  text: `whether ${within.replace(/\.$/, '')}`,
  form: 'whether',
  sources: placesOf(sources),
});
const placesOf = (sources: Line['sources']): Issue['sources'] =>
  sources.flatMap((one) =>
    one.kind === 'pdf'
      ? { page: one.page, quote: one.quote, ...(one.document && { document: { name: one.document } }) }
      : [],
  );

/** Who appeals asks for a reversal, and who answers for an affirmance. */
function disposition(brief: Brief, appeal: Appeal | undefined, fromOrder: boolean): Line | undefined {
  if (!appeal) return undefined;
  const what =
    fromOrder || brief.read.sentences.some(({ text: own }) => /\binterlocutory (?:appeal|order)\b/i.test(own))
      ? 'order'
      : 'judgment';
  return resting(
    `We ask this Court to ${appeal.by === 'ours' ? 'reverse' : 'affirm'} the ${what} below.`,
    appeal,
  );
}

/** What the file says of review, under the name of its standard. Where it names several, which one governs is the advocate's to say. */
function reviewLine(brief: Brief): Line | undefined {
  const places = brief.read.sentences.filter(({ text: own }) => REVIEW.test(own));
  const named = STANDARDS.map(([found, said]) => ({
    said,
    at: places.filter(({ text: own }) => found.test(own)),
  })).filter(({ at }) => at.length > 0);
  const [best] = named;
  return best && named.length === 1
    ? { ...resting(best.said, { sources: [sourceOf(best.at[0]!)] }), reworded: true }
    : undefined;
}

function law(brief: Brief, issues: readonly string[], used: Set<string>): Paragraph[] {
  const lines = (issues.length > 0 ? issues : [brief.read.details.legalIssues ?? '']).flatMap((issue) =>
    rulesFor(brief, issue, 2, used),
  );
  return lines.length > 0 ? [part('The law that governs', lines)] : [];
}

const DISPOSITIONS: [RegExp, string][] = [
  [/\b(?:reverse|reversal|reversed)\b/i, 'reverse'],
  [/\b(?:vacate|vacatur|vacated)\b/i, 'vacate'],
  [/\b(?:affirm|affirmance|affirmed)\b/i, 'affirm'],
  [/\bremand(?:ed)?\b/i, 'remand'],
];

/** The disposition that the form names; where a court's own paper shows what was done, it is asked, not guessed. */
function asks(brief: Brief): Line | undefined {
  const { read, model } = brief;
  const ownBrief = ({ kind }: Paper): boolean => kind === 'brief' || kind === 'petition' || kind === 'motion';
  const argued = read.papers.filter(({ kind }) => kind !== 'transcript');
  if (
    argued.length === 0 ||
    !argued.every((paper) => ownBrief(paper) && accountOf(paper, model.side) === 'ours')
  )
    return undefined;
  const wish = brief.model.relief.find(({ text: own }) => DISPOSITIONS.some(([found]) => found.test(own)));
  if (!wish) return undefined;
  const verbs = DISPOSITIONS.filter(([found]) => found.test(wish.text)).map(([, verb]) => verb);
  if (verbs.includes('affirm') && verbs.length > 1) return undefined;
  const all =
    verbs.length > 2 ? `${verbs.slice(0, -1).join(', ')}, and ${verbs.at(-1)}` : verbs.join(' and ');
  return resting(`We ask this Court to ${all}.`, wish);
}
