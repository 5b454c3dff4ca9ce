import { type Brief, theirs } from './brief.js';
import { pleadingsOf } from './drafts/attacks.js';
import { asElement } from './drafts/as-element.js';
import { kindOf } from './drafts/motion-kinds.js';
import { raisedBy } from './drafts/motion-on-charge.js';
import { HARMED } from './drafts/motion-claims.js';
import { type MotionKind, SUPPRESSION } from './drafts/motion-table.js';
import { BEFORE_ANY_APPEAL } from './drafts/no-ruling.js';
import { sayableEvents } from './heard-by-judge.js';
import { heldOrArgued } from './held-or-argued.js';
import { issuesOf } from './issues.js';
import { type Line, framing, resting } from './line.js';
import { isCounterclaim } from './claimed-by.js';
import { pleadedWhere } from './pleaded-where.js';
import { type Point, pointsOf } from './points.js';
import { appealPoints } from './points-contended.js';
import { hasRuling, stageOf } from './stage.js';
import { weakFacts } from './weak-facts.js';

const MOST = 8;
const MOST_ARGUED = 2;
const MOST_OPEN = 2;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const CASE = /^That is (.+? v\. .+?)\.?$/;

/** What a judge is likely to press: what this file says and leaves open, and last what every bench asks. */
export function benchQuestions(brief: Brief): Line[] {
  const appeal = brief.scenario === 'appellate-argument';
  if (appeal && !hasRuling(brief)) return [...BEFORE_ANY_APPEAL];
  const points = appeal ? appealPoints(brief) : pointsOf(brief);
  const stage = stageOf(brief);
  const own = [
    ...heldOrArgued(brief)
      .slice(0, MOST_ARGUED)
      .map((line) => ({ ...line, text: `${line.text} What is your answer?`, reworded: true })),
    ...weakFacts(brief),
    ...points.flatMap(onPoint),
    ...disagreements(brief),
    ...(stage === 'pleaded' && !appeal ? openElements(brief) : []),
    ...(points.length === 0 && (appeal || stage === 'argued' || stage === 'decided') ? onIssue(brief) : []),
  ];
  return [...own.slice(0, MOST), ...always(brief, appeal, stage)];
}

function always(brief: Brief, appeal: boolean, stage: ReturnType<typeof stageOf>): Line[] {
  const kind = ((): MotionKind | undefined => {
    if (stage === 'pleaded') return undefined;
    if (stage === 'charged') return raisedBy(brief).length > 0 ? SUPPRESSION : undefined;
    return kindOf(brief);
  })();
  const asked = appeal
    ? [
        'Was your point raised below?',
        'If there was error, what would have come out otherwise?',
        'What is the narrowest ground on which the Court can rule for you?',
      ]
    : [
        ...(kind?.presses ?? []),
        ...(kind || (stage !== 'argued' && stage !== 'pleaded') ? [] : ['Under which rule is this decided?']),
        'What happens if the Court does nothing today?',
      ];
  return [
    brief.read.sides.opponent
      ? `What do you say to the best case of ${theirs(brief)}?`
      : 'What do you say to the other side’s best case?',
    ...asked,
  ].map(framing);
}

/** Two papers that give one thing two values; two days in one paper are two days. */
const disagreements = ({ model }: Brief): Line[] =>
  model.clashes
    .filter(({ first, second }) => first.source.document?.name !== second.source.document?.name)
    .slice(0, 2)
    .map(({ first, second }) =>
      resting(`One place says ${first.value}, another ${second.value}. Which is right, and does it matter?`, {
        sources: [first.source, second.source],
      }),
    );

/** An element for which no sentence was found: where the pleading says it is what a bench asks first. */
function openElements(brief: Brief): Line[] {
  const { asks } = pleadingsOf(brief);
  const harmed = sayableEvents(brief).some(
    ({ reasons }) => reasons.includes('harm') || reasons.includes('death'),
  );
  return brief.model.claims
    .filter((claim) => !isCounterclaim(brief, claim))
    .flatMap((claim) =>
      claim.elements
        .filter(
          ({ name, facts }) =>
            facts.length === 0 &&
            !(harmed && HARMED.test(name)) &&
            pleadedWhere(brief, claim, name).length === 0,
        )
        .map(({ name }) => ({ claim, name })),
    )
    .flatMap(({ claim, name }) => {
      const clause = / is whether (.+)\.$/.exec(asElement(brief, name, 'first', claim))?.[1];
      return clause ? [{ ...resting(`${asks} that ${clause}?`, claim), reworded: true }] : [];
    })
    .slice(0, MOST_OPEN);
}

function onIssue(brief: Brief): Line[] {
  const [issue] = issuesOf(brief, false);
  return issue
    ? [
        framing(
          `Counsel, what is your best authority on ${issue.form === 'whether' ? 'the first question' : issue.text}?`,
        ),
      ]
    : [];
}

/** Where a point has no authority or no fact of the case, that is asked; where a case carries it, how that case is like this one. */
function onPoint({ heading, law, applied }: Point, at: number): Line[] {
  const name = law.map(({ text }) => CASE.exec(text)?.[1]).find((found) => found !== undefined);
  const on = `your ${ORDINALS[at]} point`;
  const { sources } = heading;
  const asked =
    law.length === 0
      ? `What is your authority for ${on}?`
      : applied.length === 0
        ? `Which fact of this record carries ${on}?`
        : name && `How is this case like ${name}?`;
  return asked ? [{ text: asked, sources, reworded: true }] : [];
}
