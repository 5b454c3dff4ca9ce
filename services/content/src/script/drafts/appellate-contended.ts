import type { ModelFact } from '@lectern/contracts/case-model';
import { type Brief, filled, fitting } from '../brief.js';
import { countWords } from '../english/count-words.js';
import { lowerFirst } from '../english/casing.js';
import { sharedStems } from '../english/likeness.js';
import { stopped } from '../english/phrases.js';
import { type Line, type Paragraph, framing, part } from '../line.js';
import type { Point } from '../points.js';
import { isOfRecord, topics } from '../points-contended.js';
import { hurts } from '../their-best-point.js';
import { asArgued } from './motion-points.js';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const RECORD = 170;
const ENOUGH = 100;
const [OPENING, BEARS] = [2, 2];
/** Notes of one kind that say enough. */
const MOST_ALIKE = 2;

/** The points that the court's paper tells of our side, said once before the record. */
export function roadmap(points: readonly Point[]): Paragraph {
  if (points.length < 2) return [];
  return part('Roadmap', [
    framing('My points are these.'),
    ...points.map(({ heading, within }, at) => ({
      ...heading,
      text: stopped(`The ${ORDINALS[at]} is that ${within.replace(/\.$/, '')}`),
    })),
  ]);
}

/** Behind the roadmap each point is its reasons, its law and its facts: what it claims was said. */
export function pointByPoint(brief: Brief, points: readonly Point[]): Paragraph[] {
  if (points.length < 2) return asArgued(brief, points);
  const names = new Set(
    brief.model.people
      .flatMap(({ name }) => name.match(/\p{Lu}\p{L}+/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
  const argued = points.flatMap(({ law, applied }, at): Paragraph[] => {
    const [first, ...more] = [...law, ...applied];
    if (!first) return [];
    const opens: Line = {
      ...first,
      text: `On the ${ORDINALS[at]} point, ${lowerFirst(first.text, names)}`,
      reworded: true,
    };
    return [
      part(
        ORDINALS[at]!.replace(/^./, (letter) => letter.toUpperCase()),
        [opens, ...more],
      ),
    ];
  });
  return argued.length > 0
    ? argued
    : [part('First', [framing('I begin with the first point.'), filled(brief, 'answer')])];
}

/** The facts that bear on the points, short and in their order, with those that open the story; nothing that a point tells, nothing against us. */
export function recordFor(brief: Brief, facts: readonly ModelFact[], points: readonly Point[]): ModelFact[] {
  const told = new Set(points.flatMap(({ applied }) => applied.map(({ text }) => text)));
  const wanted = points.map(({ heading, law }) =>
    topics(brief, [heading, ...law].map(({ text }) => text).join(' ')),
  );
  const ours = onceOfAKind(
    facts.filter(
      (fact) => isOfRecord(fact) && !hurts(brief, fact) && !fact.said.some((text) => told.has(text)),
    ),
  );
  const bears = new Set(
    ours.filter((fact, at) => {
      const own = topics(brief, fact.said.join(' '));
      return at < OPENING || wanted.some((words) => sharedStems(words, own) >= BEARS);
    }),
  );
  let words = sizeOf([...bears]);
  for (const fact of [...ours].sort((a, b) => b.force - a.force)) {
    if (words >= ENOUGH) break;
    if (!bears.has(fact)) words += sizeOf([fact]);
    bears.add(fact);
  }
  return fitting(
    brief,
    ours.filter((fact) => bears.has(fact)),
    RECORD,
  );
}
const sizeOf = (facts: readonly ModelFact[]): number =>
  facts.flatMap(({ said }) => said).reduce((sum, text) => sum + countWords(text), 0);

/** "Dr. Reed noted that ..." is heard twice, and not ten times. */
function onceOfAKind(facts: readonly ModelFact[]): ModelFact[] {
  const seen = new Map<string, number>();
  return facts.filter(({ said: [text = ''] }) => {
    const opens = NOTES.exec(text)?.[0];
    if (opens === undefined) return true;
    seen.set(opens, (seen.get(opens) ?? 0) + 1);
    return seen.get(opens)! <= MOST_ALIKE;
  });
}
const NOTES = /^(?:Dr\.|Doctor|Officer|Detective|Agent|The \p{Ll}+) \p{L}+(?= )/u;
