import type { Category, Question } from './questions/question.js';

/** The chosen option of each question; null while none is chosen. */
export type Answers = readonly (number | null)[];

export const LEVELS = [
  {
    from: 90,
    name: 'Expert',
    description: 'You know the rules that decide a trial. What is left is saying it aloud under pressure.',
  },
  {
    from: 80,
    name: 'Advanced',
    description: 'A sound command of the courtroom, with a few points to look up before the next trial.',
  },
  {
    from: 70,
    name: 'Intermediate',
    description: 'The foundations are there. The review below shows which of them to firm up.',
  },
  {
    from: 60,
    name: 'Developing',
    description: 'You have a good part of it. Read the explanations, then practice one kind at a time.',
  },
  {
    from: 0,
    name: 'Beginner',
    description: 'A place to start from. Each explanation below names the rule to read first.',
  },
] as const;
export type Level = (typeof LEVELS)[number];

export interface Result {
  right: number;
  of: number;
  percent: number;
  level: Level;
  categories: { category: Category; right: number; of: number }[];
}

export const isRight = (question: Question, answer: number | null | undefined): boolean =>
  answer === question.correct;

export function resultOf(questions: readonly Question[], answers: Answers): Result {
  const right = questions.filter((question, place) => isRight(question, answers[place])).length;
  // The level goes by the exact share: a figure that was rounded up earns none.
  const share = (right * 100) / questions.length;
  const level = LEVELS.find(({ from }) => share >= from) ?? LEVELS[LEVELS.length - 1]!;
  const categories = [...new Set(questions.map(({ category }) => category))].map((category) => {
    const own = questions.flatMap((question, place) =>
      question.category === category ? [isRight(question, answers[place])] : [],
    );
    return { category, right: own.filter(Boolean).length, of: own.length };
  });
  return { right, of: questions.length, percent: Math.round(share), level, categories };
}

export const unanswered = (questions: readonly Question[]): Answers => questions.map(() => null);

export interface Progress {
  place: number;
  answers: Answers;
  finished: boolean;
}

export const begun = (questions: readonly Question[]): Progress => ({
  place: 0,
  answers: unanswered(questions),
  finished: false,
});

/** What an earlier visit of this tab left; what does not fit these questions is not believed. */
export function resumed(kept: unknown, questions: readonly Question[]): Progress {
  const start = begun(questions);
  if (typeof kept !== 'object' || kept === null) return start;
  const { ids, place, answers, finished } = kept as Record<string, unknown>;
  const ownIds = questions.map(({ id }) => id).join();
  if (!Array.isArray(ids) || ids.join() !== ownIds) return start;
  if (!Array.isArray(answers) || answers.length !== questions.length) return start;
  const believed = answers.map((answer) =>
    answer === 0 || answer === 1 || answer === 2 || answer === 3 ? answer : null,
  );
  const complete = believed.every((answer) => answer !== null);
  return {
    place: typeof place === 'number' && questions[place] !== undefined ? place : 0,
    answers: believed,
    finished: finished === true && complete,
  };
}
