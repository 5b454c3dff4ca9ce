import type { CaseModel, ModelCorrections, ModelFact } from '@lectern/contracts/case-model';
import { factsToLookAt } from '../../../lib/looked-through.js';
import { inOrderOfTime } from '../understood/understood-words.js';

type Items = ModelCorrections['items'];
type Item = Items[string];

/** A fact to look at; `offered`: drafts do not tell it until they are told to. */
export interface Card {
  fact: ModelFact;
  offered: boolean;
}

/** Facts that are told, in the order of time, then those that are only offered: as the case page has them. */
export function deckOf(model: Pick<CaseModel, 'facts'>, items: Items): Card[] {
  const cards = factsToLookAt(model).map((fact) => ({
    fact,
    offered: !fact.used || items[fact.id]?.used === true,
  }));
  const told = cards.filter(({ offered }) => !offered).map(({ fact }) => fact);
  return [
    ...inOrderOfTime(told).map((fact) => ({ fact, offered: false })),
    ...cards.filter(({ offered }) => offered),
  ];
}

/**
 * The same after the model was read anew: nothing moves under who looks at it, and what was left out stays where it was, so that one can
 * go back to it. Facts that are new take their place in the order. Where an answer is `kept`, the model holds the answer: whom the fact
 * was read to help stays as it was, for whoever takes the answer back.
 */
export function deckAfter(before: readonly Card[], now: readonly Card[], kept: Items = {}): Card[] {
  const read = new Map(now.map((card) => [card.fact.id, card.fact]));
  const known = new Map(before.map((card) => [card.fact.id, card.fact]));
  const asRead = (card: Card): Card => {
    const { id } = card.fact;
    const fact = read.get(id) ?? card.fact;
    const earlier = known.get(id);
    return {
      ...card,
      fact: earlier && kept[id]?.favors !== undefined ? { ...fact, favors: earlier.favors } : fact,
    };
  };
  if (now.every(({ fact }) => known.has(fact.id))) return before.map(asRead);
  const deck = now.map(asRead);
  before.forEach((card, index) => {
    if (read.has(card.fact.id)) return;
    const previous = before[index - 1]?.fact.id;
    deck.splice(deck.findIndex(({ fact }) => fact.id === previous) + 1, 0, card);
  });
  return deck;
}

/** What can be said of a fact. */
export type Choice = 'ours' | 'theirs' | 'neither' | 'out' | 'tell';

export const CHOICES: readonly { choice: Choice; key: string; label: string }[] = [
  { choice: 'ours', key: '1', label: 'For us' },
  { choice: 'theirs', key: '2', label: 'Against us' },
  { choice: 'neither', key: '3', label: 'Neither' },
  { choice: 'out', key: '4', label: 'Leave out' },
];
export const TELL = { choice: 'tell', key: '5', label: 'Tell it' } as const;

/** What is kept of a fact of which this is said. */
export function saying(choice: Choice, before: Item = {}): Item {
  const { leftOut: _before, ...rest } = before;
  switch (choice) {
    case 'out':
      return { ...rest, leftOut: true };
    case 'tell':
      return { ...rest, used: true, favors: rest.favors ?? 'ours' };
    default:
      return { ...rest, favors: choice };
  }
}

const FAVORS = { ours: 'for us', theirs: 'against us', neither: 'neither' } as const;

/** Whom it was read to help; nothing where that was not plain. */
const plainly = ({ favors }: ModelFact): keyof typeof FAVORS | undefined =>
  favors === undefined || favors === 'unsure' ? undefined : favors;

/** What is kept of a fact that may stay as it was read: where nothing was plain, that it is not left out. */
export function asItWasRead(fact: ModelFact, before: Item = {}): Item {
  const favors = plainly(fact);
  return favors ? { ...before, favors } : { ...before, leftOut: false };
}

export const readAs = (fact: ModelFact): string => {
  const favors = plainly(fact);
  return favors ? FAVORS[favors] : 'not plain whom it helps';
};

/** What going on without a word of one's own says. */
export const goOnWith = (fact: ModelFact): string => {
  const favors = plainly(fact);
  return favors ? `Go on: ${FAVORS[favors]}` : 'Go on, leave it open';
};

/** "for us, tell it" */
export function saidAs({ leftOut, favors, used, value }: Item): string {
  if (leftOut) return 'leave it out';
  const words = [favors && FAVORS[favors], used && 'tell it', value !== undefined && 'in your words'];
  return words.filter(Boolean).join(', ') || 'as it was read';
}

/** The choices that stand for what was said. */
export function chosenIn({ leftOut, favors, used }: Item = {}): ReadonlySet<Choice> {
  if (leftOut) return new Set(['out']);
  return new Set<Choice>([...(favors ? [favors] : []), ...(used ? (['tell'] as const) : [])]);
}
