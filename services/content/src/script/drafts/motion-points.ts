import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, filled, theirs } from '../brief.js';
import { capital } from '../english/clauses.js';
import { sharedStems, stemsOf } from '../english/likeness.js';
import { stopped } from '../english/phrases.js';
import type { Issue } from '../issues.js';
import { type Line, type Paragraph, factLines, part, resting } from '../line.js';
import type { Point } from '../points.js';
import { rulesFor } from '../rules-of-law.js';
import { grantedUnder } from './granted-by-them.js';
import { factorByFactor } from './motion-factors.js';
import type { MotionKind } from './motion-table.js';

/** Points may take a part of the facts; the record keeps enough to be understood first. */
export const strongLater = (facts: readonly ModelFact[]): ModelFact[] =>
  facts.slice(Math.ceil(facts.length * 0.6));

/** What points are made from. */
export interface Argued {
  issues: readonly Issue[];
  facts: readonly ModelFact[];
  kind: MotionKind | undefined;
  used: Set<string>;
  /** Facts that a point took. */
  placed: Set<ModelFact>;
}

const NUMBERS = ['First', 'Second', 'Third', 'Fourth'];

/** The points of our own paper: what it says, the law that it cites for it, what it says of this case. */
export const asArgued = (brief: Brief, own: readonly Point[]): Paragraph[] =>
  own.map(({ within, heading, law, applied }, at) =>
    part(`${NUMBERS[at]}`, [
      { ...heading, text: `${NUMBERS[at]}: ${within}` },
      ...law,
      ...applied,
      ...(law.length + applied.length === 0 ? [filled(brief, 'answer')] : []),
    ]),
  );

/** The points of their paper where ours is not in the file: what each says, and the place for the answer. */
export const answered = (brief: Brief, against: readonly Point[]): Paragraph[] =>
  against.map(({ within, heading, written }, at) =>
    part(`Their ${NUMBERS[at]!.toLowerCase()} point`, [
      {
        ...heading,
        text: `${capital(theirs(brief))} ${at === 0 ? '' : 'also '}${/ and |,/.test(theirs(brief)) ? 'say' : 'says'} that ${within}`,
      },
      ...grantedUnder(brief, written),
      filled(brief, 'answer'),
    ]),
  );

/** The factors of the motion, else the questions that the papers put, each with the facts that bear on it. */
export function points(brief: Brief, { issues, facts, kind, used, placed }: Argued): Paragraph[] {
  const left = new Set(facts);
  if (kind?.factors) return factorByFactor(brief, kind.factors, { facts, used, placed });
  const argued: Line[][] = [];
  for (const issue of issues.slice(0, 3)) {
    const ordinal = NUMBERS[argued.length]!;
    const wanted = stemsOf(issue.text);
    const own = [...left]
      .filter(
        (fact) =>
          // What a court ruled is no argument for either side.
          fact.kind === 'event' &&
          !LEANS.test(fact.said[0] ?? '') &&
          sharedStems(wanted, stemsOf(fact.said.join(' '))) >= Math.min(2, wanted.size),
      )
      .slice(0, 3);
    for (const fact of own) {
      left.delete(fact);
      placed.add(fact);
    }
    const heading =
      issue.form === 'whether'
        ? stopped(`${ordinal}, the question is ${issue.text}`)
        : `The ${ordinal.toLowerCase()} point is ${issue.text}.`;
    const lines: Line[] = [
      resting(heading, issue),
      ...rulesFor(brief, issue.text, 1, used),
      ...own.flatMap(factLines),
    ];
    if (lines.length > 1 || issue.form === 'whether') argued.push(lines);
  }
  // The name of a doctrine with nothing under it is no point: the advocate's own reason stands there.
  if (argued.length === 0) return [part('Your first point', [filled(brief, 'point')])];
  return argued.map((lines, at) =>
    part(NUMBERS[at]!, lines.length > 1 ? lines : [...lines, filled(brief, 'answer')]),
  );
}
const LEANS = /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|But|So)\b/;
