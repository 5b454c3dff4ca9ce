import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { ExerciseTarget } from '@lectern/contracts/exercise-target';
import { Difficulty, ScenarioType } from '@lectern/contracts/scenarios';
import { Exercise, Strategy } from '@lectern/contracts/guide';
import { z } from 'zod';
import { headed } from './front-matter.rules.js';
import { blocksOfMarkdown, itemsOf, partsOf, proseOf } from './markdown.rules.js';
import { targetOf } from './target.rules.js';

const words = z.string().trim().min(1);
const several = z.array(words).min(1);

/** A strategy as a file has it: everything but what is known of a user. */
const StrategyFile = Strategy.omit({ completedAt: true }).extend({
  title: z.enum(MURPHY_STRATEGIES),
  order: z.coerce.number().int(),
  category: words,
  difficulty: Difficulty,
  timeToMaster: words,
  description: words,
  coachSays: several,
  keyPrinciples: z.array(z.object({ title: words, text: words, inCourt: words })).min(3),
  practiceExercises: z
    .array(
      Exercise.extend({
        title: words,
        description: words,
        target: ExerciseTarget.nullable(),
        scenario: ScenarioType.nullable(),
      }),
    )
    .min(2),
  commonMistakes: several,
  successMetrics: several,
});
export type StrategyFile = z.infer<typeof StrategyFile>;

const SECTIONS = ['Key principles', 'Practice exercises', 'Common mistakes', 'Success metrics', 'Sources'];
const IN_COURT = '**In court:** ';

/** Reads a file of the guide. @throws when something is missing or not understood */
export function strategyOfFile(text: string): StrategyFile {
  const { head, body } = headed(text);
  const { intro, parts } = partsOf(body, 2);
  const unknown = parts.find(({ title }) => !SECTIONS.includes(title));
  if (unknown) throw new Error(`The guide has no section called "${unknown.title}".`);
  const section = (title: string): string => parts.find((part) => part.title === title)?.body ?? '';
  return StrategyFile.parse({
    ...head,
    coachSays: blocksOfMarkdown(intro).flatMap((block) => (block.kind === 'quote' ? [block.text] : [])),
    keyPrinciples: partsOf(section('Key principles'), 3).parts.map(principle),
    practiceExercises: partsOf(section('Practice exercises'), 3).parts.map(exercise),
    commonMistakes: itemsOf(section('Common mistakes')),
    successMetrics: itemsOf(section('Success metrics')),
    sources: itemsOf(section('Sources')),
  });
}

function principle({ title, body }: { title: string; body: string }) {
  const paragraphs = proseOf(body).split('\n\n');
  const inCourt = paragraphs.filter((one) => one.startsWith(IN_COURT));
  return {
    title,
    text: paragraphs.filter((one) => !inCourt.includes(one)).join('\n\n'),
    inCourt: inCourt.map((one) => one.slice(IN_COURT.length)).join('\n\n'),
  };
}

/** The list at the top has the facts of an exercise; everything below it is said to the reader. */
function exercise({ title, body }: { title: string; body: string }) {
  const [list = '', ...rest] = body.trim().split(/\n\s*\n/);
  const facts = new Map(
    itemsOf(list).map((item): [string, string] => {
      const colon = item.indexOf(':');
      return [item.slice(0, colon).trim(), item.slice(colon + 1).trim()];
    }),
  );
  const strange = [...facts.keys()].find((name) => !['id', 'minutes', 'target', 'scenario'].includes(name));
  if (strange !== undefined) throw new Error(`"${title}" has a fact that is not understood: ${strange}`);
  const target = facts.get('target');
  return {
    id: facts.get('id'),
    title,
    description: proseOf(rest.join('\n\n')),
    duration: Number(facts.get('minutes')),
    target: target === undefined ? null : targetOf(target),
    scenario: facts.get('scenario') ?? null,
  };
}
