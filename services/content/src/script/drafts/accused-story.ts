import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, accountOfFact, theirs, told } from '../brief.js';
import { type Paragraph, framing } from '../line.js';
import { ACCUSES } from '../disputed.js';
import { hurts } from '../their-best-point.js';

/** What was not found, asked or done: in the other side's own papers it speaks for the one who is accused. */
const LEFT_UNDONE =
  /\b(?:did not|do not|does not|was not|were not|has not|have not|had not|never|cannot be|could not)\b|^No \p{Ll}/u;
const WITHOUT_QUOTES = /[“"][^”"]*[”"]/g;
/** One omission is no theme. */
const FEWEST = 2;

/** Does everything that is told come from those who accuse: their pleading, their charge, or the report of the police? */
export function isTheirAccount(brief: Brief, facts: readonly ModelFact[]): boolean {
  const { read, model } = brief;
  const police = read.sides.criminal && model.side === 'defending';
  return (
    facts.length > 0 &&
    facts.every((fact) => {
      const paper = read.papers.find(({ document }) => document.name === fact.sources[0]?.document?.name);
      return (
        accountOfFact(brief, fact) === 'theirs' || (police && paper !== undefined && ACCUSES.has(paper.kind))
      );
    })
  );
}

interface Told {
  title: string;
  lead: string[];
  undone: string;
}

/**
 * The story of one who is accused and whose own account the papers do not hold: what the others say, marked as theirs, and
 * what they left undone. Undefined where the papers are not the other side's.
 */
export function accusedStory(
  brief: Brief,
  facts: readonly ModelFact[],
  { title, lead, undone }: Told,
): Paragraph[] | undefined {
  if (!isTheirAccount(brief, facts)) return undefined;
  const missing = brief.read.sides.criminal
    ? facts.filter(
        (fact) =>
          !hurts(brief, fact) &&
          fact.said.length === 1 &&
          !LEANS.test(fact.said[0]!) &&
          LEFT_UNDONE.test(fact.said[0]!.replace(WITHOUT_QUOTES, '')),
      )
    : [];
  const apart = missing.length >= FEWEST ? missing : [];
  return [
    ...told(
      brief,
      title,
      facts.filter((fact) => !apart.includes(fact)),
      lead.map((text) => framing(text.replace('{them}', theirs(brief)))),
    ),
    ...(apart.length > 0 ? told(brief, 'What was not done', apart, [framing(undone)]) : []),
  ];
}
const LEANS = /^(?:He|She|It|They|His|Her|Its|Their|This|That|But|So)\b/;
