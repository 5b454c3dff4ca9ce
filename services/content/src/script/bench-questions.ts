import { type Brief, theirs } from './brief.js';
import { kindOf } from './drafts/motion-kinds.js';
import { heldOrArgued } from './held-or-argued.js';
import { issuesOf } from './issues.js';
import { type Line, framing } from './line.js';
import { type Point, pointsOf } from './points.js';

const MOST = 6;
const MOST_ARGUED = 2;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const CASE = /^That is (.+? v\. .+?)\.?$/;

/** What a judge is likely to press: what this file says and leaves open, and last what every bench asks. */
export function benchQuestions(brief: Brief): Line[] {
  const points = pointsOf(brief);
  const [issue] = points.length > 0 ? [] : issuesOf(brief, false);
  const appeal = brief.scenario === 'appellate-argument';
  const own = [
    ...heldOrArgued(brief)
      .slice(0, MOST_ARGUED)
      .map((line) => ({ ...line, text: `${line.text} What is your answer?`, reworded: true })),
    ...points.flatMap(onPoint),
    ...(issue
      ? [
          framing(
            `Counsel, what is your best authority on ${issue.form === 'whether' ? 'the first question' : issue.text}?`,
          ),
        ]
      : []),
  ];
  const always = [
    ...(appeal || points.length > 0 ? [] : ['Where in the record is your strongest fact?']),
    brief.read.sides.opponent
      ? `What do you say to the best case of ${theirs(brief)}?`
      : 'What do you say to the other side’s best case?',
    appeal ? 'Was this point raised below?' : 'What happens if the Court does nothing today?',
    ...(!appeal && !kindOf(brief) ? ['Under which rule do you move?'] : []),
  ].map(framing);
  return [...own.slice(0, MOST), ...always];
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
