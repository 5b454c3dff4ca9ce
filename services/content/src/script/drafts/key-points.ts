import { ofRecord } from '../record-facts.js';
import { benchQuestions } from '../bench-questions.js';
import { stopped } from '../english/phrases.js';
import { bearingOf } from '../../case-model/bearing.js';
import { type Brief, filled, fitting, hasStory, story } from '../brief.js';
import { ask, burden } from '../parts.js';
import { type Line, type Section, factLines, framing, list, part, resting } from '../line.js';
import { issuesOf } from '../issues.js';

const FACTS = 6;
const STANDS: ReadonlySet<string> = new Set(['ours', 'neither']);

/** What to remember when the page is gone: theme, the strongest facts in order, the burden, the ask. */
export function keyPoints(brief: Brief): Section {
  const { scenario } = brief;
  if (scenario === 'jury-selection')
    return list([
      framing('Ask, then listen.'),
      framing('Thank the first honest answer, whatever it is.'),
      framing('Ask the next person what he thinks of it.'),
      filled(brief, 'theme'),
    ]);
  if (!hasStory(brief) && scenario !== 'appellate-argument' && scenario !== 'motion-argument')
    return list([filled(brief, 'theme'), filled(brief, 'ask')]);
  const told = scenario === 'appellate-argument' ? ofRecord(brief, story(brief)) : story(brief);
  const strong = told
    .filter(
      (fact) =>
        STANDS.has(bearingOf(brief.read, fact).favors) &&
        !/^(?:He|She|It|They|This|That|But|So)\b/.test(fact.said[0] ?? ''),
    )
    .sort((a, b) => b.force - a.force)
    .slice(0, FACTS);
  const points: Line[] = fitting(
    brief,
    told.filter((fact) => strong.includes(fact)),
    400,
  ).flatMap((fact) => factLines(fact).slice(0, 1));
  const bench = scenario === 'appellate-argument' || scenario === 'motion-argument';
  const issues = bench
    ? issuesOf(brief, true)
        .slice(0, 2)
        .map((issue) => resting(stopped(`The question is ${issue.text}`), issue))
    : [];
  const end =
    scenario === 'opening-statement' || scenario === 'closing-argument'
      ? [...burden(brief), ...ask(brief, 'At the end of this trial')]
      : [];
  return list([
    filled(brief, 'theme'),
    ...issues,
    ...points,
    ...end.map(({ text, sources }) => ({ text, sources })),
    // An appeal has no notes of its own: the questions stand with what one takes to the lectern.
    ...(scenario === 'appellate-argument' ? part('Questions to expect', benchQuestions(brief)) : []),
  ]);
}
