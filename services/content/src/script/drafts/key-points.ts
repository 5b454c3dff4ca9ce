import type { ModelFact } from '@lectern/contracts/case-model';
import { benchQuestions } from '../bench-questions.js';
import { stopped } from '../english/phrases.js';
import { ofRecord } from '../record-facts.js';
import { spokenLines } from '../spoken-lines.js';
import { bearingOf } from '../../case-model/bearing.js';
import { type Brief, filled, fitting, hasStory, story } from '../brief.js';
import { countWords } from '../english/count-words.js';
import { defensePoints } from '../defense-points.js';
import { unheardIn } from '../introduced.js';
import { ask, burden } from '../parts.js';
import { type Line, type Section, framing, list, part, resting } from '../line.js';
import { issuesOf } from '../issues.js';
import { ownAccount } from '../opening-accounts.js';
import { storyWeights } from '../story-weight.js';
import { stillToShow } from './closing.js';
import { answersToExpect } from './direct.js';

const FACTS = 6;
const STANDS: ReadonlySet<string> = new Set(['ours', 'neither']);
const LEANS = /^(?:He|She|It|They|This|That|But|So)\b/;

/** What to remember when the page is gone: theme, the facts that do the most in their order, the burden, the ask. */
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
  if (scenario === 'witness-examination') {
    const answers = answersToExpect(brief);
    if (answers.length > 0) return list([filled(brief, 'theme'), ...part('The answers to expect', answers)]);
  }
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
  const lacking = scenario === 'closing-argument' ? stillToShow(brief) : [];
  return list([
    filled(brief, 'theme'),
    ...issues,
    ...strongestOf(brief).map(inOneSentence),
    ...end.map(({ text, sources }) => ({ text, sources })),
    ...part('Not yet shown by the papers', lacking),
    // An appeal has no notes of its own: the questions stand with what one takes to the lectern.
    ...(scenario === 'appellate-argument' ? part('Questions to expect', benchQuestions(brief)) : []),
  ]);
}

function strongestOf(brief: Brief): ModelFact[] {
  const { read, scenario } = brief;
  const trial = scenario === 'opening-statement' || scenario === 'closing-argument';
  if (trial && read.sides.criminal && brief.model.side === 'defending') {
    const points = defensePoints(brief, '');
    const each = Math.max(1, Math.floor(FACTS / Math.max(1, points.length)));
    if (points.length > 0) return points.flatMap(({ facts }) => facts.slice(0, each));
  }
  const own = trial && !read.typed ? ownAccount(brief) : [];
  const told = scenario === 'appellate-argument' ? ofRecord(brief, story(brief)) : story(brief);
  const facts = own.length > 0 ? own : told;
  const weight = storyWeights(read, facts);
  const chosen = facts
    .filter(
      (fact) =>
        STANDS.has(bearingOf(read, fact).favors) &&
        !LEANS.test(fact.said[0] ?? '') &&
        // A point stands by itself: nothing was told before it.
        (read.typed || unheardIn(fact.said[0] ?? '', { stems: ALL_HEARD, follows: false }) === undefined),
    )
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, FACTS);
  return fitting(
    brief,
    facts.filter((fact) => chosen.includes(fact)),
    400,
  );
}
/** Who made the notes knows which offer it was. */
const ALL_HEARD: ReadonlySet<string> = { has: () => true } as unknown as ReadonlySet<string>;

const LONGEST = 25;
/** A message in one line: who wrote to whom, and the words. */
function inOneSentence(fact: ModelFact): Line {
  const [first, second] = spokenLines(fact) as [Line, ...Line[]];
  const lead = /^(?:On [^,]+, \d{4}(?:, at [^,]+)?, )?(.{3,60}?) sent a message to (.{3,40})\.$/.exec(
    first.text,
  );
  const words = /^It read: (“.*”)$/.exec(second?.text ?? '')?.[1];
  if (!lead || !words) return first;
  const text = `${lead[1]} wrote to ${lead[2]}: ${words}`;
  return {
    ...first,
    text: countWords(text) <= LONGEST ? text : `${lead[1]} wrote: ${words}`,
    reworded: true,
  };
}
