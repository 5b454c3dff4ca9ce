import type { CaseModel, ModelCorrections, ModelFact } from '@lectern/contracts/case-model';

type Items = ModelCorrections['items'];

/** What one fact takes to look at. */
const SECONDS = 5;

/** Whether the attorney has said anything of a fact, if only that it may stay as it was read. */
export const isAnswered = (item: Items[string] | undefined): boolean =>
  [item?.favors, item?.leftOut, item?.used, item?.value].some((said) => said !== undefined);

/** What is told, and what can be: the rest of what was read tells nothing of what happened. */
export const factsToLookAt = ({ facts }: Pick<CaseModel, 'facts'>): ModelFact[] =>
  facts.filter(({ kind, used, said }) => kind === 'event' && (used || said.length > 0));

/** Facts that were left out are in the model no more. */
export function leftOutOf({ facts }: Pick<CaseModel, 'facts'>, items: Items): string[] {
  const there = new Set(facts.map(({ id }) => id));
  return Object.keys(items).filter(
    (id) => id.startsWith('fact-') && items[id]?.leftOut === true && !there.has(id),
  );
}

/** How many facts there are to look through, and of how many the attorney has said something. */
export function lookedThrough(
  model: Pick<CaseModel, 'facts'>,
  items: Items,
): { facts: number; answered: number } {
  const shown = factsToLookAt(model);
  const gone = leftOutOf(model, items).length;
  return {
    facts: shown.length + gone,
    answered: shown.filter(({ id }) => isAnswered(items[id])).length + gone,
  };
}

/** "about 3 minutes" */
export function timeFor(facts: number): string {
  const seconds = facts * SECONDS;
  if (seconds < 45) return 'less than a minute';
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
