import type { ModelPerson } from '@lectern/contracts/case-model';
import { accountOf } from '../case-model/paper.js';
import type { Brief } from './brief.js';
import type { Told } from './direct-testimony.js';
import { isoOf } from './iso-day.js';
import { factOf } from './passage-fact.js';
import { isCalled, messagesOf, sentencesOf } from './quoted-messages.js';

/** Messages that our own papers quote and that the witness wrote or received, one question each; the words are the exhibit's. */
export function messagesFor(brief: Brief, witness: ModelPerson): Told[] {
  const { people, side } = brief.model;
  const ours = new Set(
    brief.read.papers.filter((paper) => accountOf(paper, side) === 'ours').map(({ document }) => document),
  );
  const known = (name: string | undefined): ModelPerson | undefined =>
    people.find((one) => one.kind === 'person' && name !== undefined && isCalled(name, one, people));
  return messagesOf(brief).flatMap(({ message, document }, order): Told[] => {
    const [words] = sentencesOf(message);
    const [from, to] = [known(message.from), known(message.to)];
    const other = from?.id === witness.id ? to : from;
    if (!ours.has(document) || !words || !other || (from?.id !== witness.id && to?.id !== witness.id))
      return [];
    const sent = from?.id === witness.id;
    return [
      {
        text: sent ? `You wrote to ${other.name}: “${words}”` : `${other.name} wrote to you: “${words}”`,
        fact: factOf(document, words, message.page, order),
        own: sent,
        ...(message.day && { day: isoOf(message.day) }),
      },
    ];
  });
}

/** Messages where their day has its place among what is told. */
export function withMessages(told: readonly Told[], messages: readonly Told[]): Told[] {
  return messages.reduce<Told[]>(
    (all, one) => {
      const after =
        one.day === undefined ? -1 : all.findLastIndex(({ day }) => day !== undefined && day <= one.day!);
      return after < 0 && one.day === undefined
        ? [...all, one]
        : [...all.slice(0, after + 1), one, ...all.slice(after + 1)];
    },
    [...told],
  );
}
