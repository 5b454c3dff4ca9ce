import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import { type Brief, fitting, theirs, told } from '../brief.js';
import { type Paragraph, framing } from '../line.js';
import { hurts, speaksForUs } from '../their-best-point.js';
import { QUOTATIONS } from '../english/quotes.js';

/** What was not found, asked or done: in the other side's own papers it speaks for the one who is accused. */
const LEFT_UNDONE =
  /\b(?:did not|do not|does not|was not|were not|has not|have not|had not|never|cannot be|could not)\b|^No \p{Ll}/u;
/** Words for what the others say: enough to know what is answered, and no recital of their case. */
const THEIRS = 200;
/** One omission is no theme. */
const FEWEST = 2;

/** Is everything that is told the word of those who accuse: their pleading, their charge, or the report of the police? */
export const isTheirAccount = ({ read }: Brief, facts: readonly ModelFact[]): boolean =>
  facts.length > 0 && facts.every((fact) => bearingOf(read, fact).teller.side === 'theirs');

interface Told {
  /** Of what the others say; nothing of it is told without one. */
  title?: string;
  lead: string[];
  undone: string;
  /** Before what else their own papers hold for the accused. */
  besides: string;
}

/**
 * The story of one who is accused and whose own account the papers do not hold: what the others say, marked as theirs, and
 * what they left undone. Undefined where the papers are not the other side's.
 */
export function accusedStory(
  brief: Brief,
  facts: readonly ModelFact[],
  { title, lead, undone, besides }: Told,
): Paragraph[] | undefined {
  if (!isTheirAccount(brief, facts)) return undefined;
  const clearing = brief.read.sides.criminal ? facts.filter((fact) => speaksForUs(brief, fact)) : [];
  const missing = (brief.read.sides.criminal ? facts : []).filter(
    (fact) =>
      !hurts(brief, fact) &&
      fact.said.length === 1 &&
      !LEANS.test(fact.said[0]!) &&
      LEFT_UNDONE.test(fact.said[0]!.replace(QUOTATIONS, '')),
  );
  const apart = missing.length >= FEWEST ? missing : [];
  return [
    ...(title === undefined
      ? []
      : told(
          brief,
          title,
          fitting(
            brief,
            facts.filter((fact) => !apart.includes(fact) && !clearing.includes(fact)),
            THEIRS,
          ),
          lead.map((text) => framing(text.replace('{them}', theirs(brief)))),
        )),
    ...told(brief, 'What was not done', apart, [framing(undone)]),
    ...told(
      brief,
      'What speaks for us',
      clearing.filter((fact) => !apart.includes(fact)),
      [framing(besides)],
    ),
  ];
}
const LEANS = /^(?:He|She|It|They|His|Her|Its|Their|This|That|But|So)\b/;
