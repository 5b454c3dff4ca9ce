import { nested } from '../answered-question.js';
import { type Line, part, resting } from '../line.js';
import type { ReadBack } from '../read-back.js';

/** Questions and answers of a transcript, each with its place. */
export const readAgain = (back: readonly ReadBack[]): Line[] =>
  part(
    'Read from the transcript',
    back.flatMap(({ asked, answered, fact }) =>
      [
        `You were asked: “${nested(asked)}”, correct?`,
        `You answered: “${nested(answered).replace(/[.]$/, '')}”, correct?`,
      ].map((text) => ({ ...resting(text, fact), reworded: true })),
    ),
    back.some(({ cite }) => cite)
      ? `Have the page open: ${back.flatMap(({ cite }) => cite ?? []).join(', ')}.`
      : 'Have the page open.',
  );
