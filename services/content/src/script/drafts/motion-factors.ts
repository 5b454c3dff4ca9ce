import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { accountOf } from '../../case-model/paper.js';
import { type Brief, filled, theirs } from '../brief.js';
import { capital } from '../english/clauses.js';
import { heardByJudge } from '../heard-by-judge.js';
import { type Line, type Paragraph, factLines, framing, part } from '../line.js';
import { rulesFor } from '../rules-of-law.js';
import { hurts } from '../their-best-point.js';
import { weightsOf } from './core-story.js';
import type { MotionKind } from './motion-table.js';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const MOST_FACTS = 3;
const MOST_ARGUED = 2;
const LEANS = /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|But|So)\b/;
/** What is only asked for argues nothing. */
const PRAYS = /\b(?:asks? (?:that|for|the)|prays?|requests?|WHEREFORE)\b/;

type Factor = NonNullable<MotionKind['factors']>[number];

interface Given {
  facts: readonly ModelFact[];
  used: Set<string>;
  /** Facts that a point took. */
  placed: Set<ModelFact>;
}

/** A motion that is decided by factors: each with its facts, what our paper or theirs says of it, its law, and the place for the rest. */
export function factorByFactor(
  brief: Brief,
  factors: readonly Factor[],
  { facts, used, placed }: Given,
): Paragraph[] {
  const said = new Set<string>();
  const weights = weightsOf(brief, facts);
  const borne = new Set(
    brief.model.claims.flatMap(({ elements }) => elements.flatMap(({ facts: own }) => own)),
  );
  return factors.map((factor, at) => {
    const own = [...facts]
      .filter(
        (fact) =>
          !placed.has(fact) &&
          !LEANS.test(fact.said[0] ?? '') &&
          !hurts(brief, fact) &&
          bearingOf(brief.read, fact).favors !== 'theirs' &&
          // The merits are what the claims turn on.
          (factor.facts
            ? fact.said.some((text) => factor.facts!.test(text))
            : at === 0 && borne.has(fact.id)),
      )
      .sort((a, b) => weights.get(b)! - weights.get(a)!)
      .slice(0, MOST_FACTS);
    for (const fact of own) placed.add(fact);
    const ours = arguedOf(brief, factor, 'ours', said);
    const against = arguedOf(brief, factor, 'theirs', said);
    const lines = [
      ...rulesFor(brief, factor.name, 1, used),
      ...ours,
      ...facts.filter((fact) => own.includes(fact)).flatMap(factLines),
      ...(against.length > 0
        ? [framing(`${capital(theirs(brief))} ${saying(theirs(brief))} this.`), ...against]
        : []),
    ];
    return part(`${capital(ORDINALS[at]!)}: ${factor.name}`, [
      framing(`The ${ORDINALS[at]} point is ${factor.name.charAt(0).toLowerCase()}${factor.name.slice(1)}.`),
      ...lines,
      ...(against.length > 0 || own.length + ours.length === 0 ? [filled(brief, 'answer')] : []),
    ]);
  });
}
const saying = (who: string): string => (/ and |,/.test(who) ? 'say' : 'says');

/** What the papers of one side say of a factor, each sentence once. */
function arguedOf(brief: Brief, { argued }: Factor, whose: 'ours' | 'theirs', said: Set<string>): Line[] {
  const { read, model } = brief;
  const papers = new Set(
    read.papers.filter((paper) => accountOf(paper, model.side) === whose).map(({ document }) => document),
  );
  return read.sentences
    .filter(
      ({ document, text, section }) =>
        papers.has(document) &&
        section !== 'relief' &&
        section !== 'aside' &&
        !said.has(text) &&
        argued.test(text) &&
        !PRAYS.test(text),
    )
    .flatMap((sentence) => {
      const lines = heardByJudge(brief, sentence);
      if (lines.length > 0) said.add(sentence.text);
      return lines.length > 0 ? [lines] : [];
    })
    .slice(0, MOST_ARGUED)
    .flat();
}
