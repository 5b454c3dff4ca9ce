import type { AnsweredMessage } from '../answered-messages.js';
import { type Line, part, resting } from '../line.js';

/** What was written to the witness with what he answered, one after the other. */
export const messagesAnswered = (pairs: readonly AnsweredMessage[], name: string): Line[] =>
  part(
    `What ${name} answered`,
    pairs.flatMap(({ from, day, words, wrote, answer, answered, spoken }) => [
      {
        ...resting(
          `${day ? `On ${day} ` : ''}${from} ${spoken ? (/[?]$/.test(words) ? 'asked you' : 'said to you') : 'wrote to you'}: “${bare(words)}”, correct?`,
          wrote,
        ),
        reworded: true,
      },
      { ...resting(`You answered: “${bare(answer)}”, correct?`, answered), reworded: true },
    ]),
    pairs[0] && `Show that ${name} answered: “${bare(pairs[0].answer)}”.`,
  );
const bare = (words: string): string => words.replace(/[.,]$/, '');
