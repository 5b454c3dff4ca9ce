import { namesSomebody, replies, waitsForSomebody } from '../script/english/sayable.js';
import { PART_OF_NUMBER } from '../script/english/left-open.js';
import type { Tellable } from './tellable.js';

/** Between a question and its answer a sentence or two may lie: "Several persons laughed." */
const BETWEEN = 3;
export const follows = ({ sentence: one }: Tellable, { sentence: next }: Tellable): boolean =>
  one.document === next.document && next.order - one.order <= BETWEEN;

/** A fact with the sentences that it leans on; undefined when one of those cannot be said. */
export function chainOf(
  fact: Tellable,
  before: ReadonlyMap<Tellable, Tellable | undefined>,
): Tellable[] | undefined {
  const chain = [fact];
  while (chain[0]!.leans) {
    const previous = before.get(chain[0]!);
    const own = chain[0]!.sentence;
    const adjacent =
      previous &&
      previous.sentence.document === own.document &&
      (previous.sentence.order === own.order - 1 ||
        (replies(chain[0]!.said[0] ?? '') && follows(previous, chain[0]!)));
    if (!adjacent || chain.length > 3) return undefined;
    chain.unshift(previous);
    // "The seats were taken. She took hold of the post.": whoever she is stands further up.
    const further = before.get(previous);
    if (
      waitsForSomebody(fact.said[0] ?? '') &&
      !previous.leans &&
      !namesSomebody(previous.said.join(' ')) &&
      further?.sentence.order === previous.sentence.order - 1 &&
      further.sentence.document === own.document
    )
      chain.unshift(further);
  }
  return chain.some((one, at) => countsUntold(one, chain.slice(0, at))) ? undefined : chain;
}

/** "Nine of the eleven": the eleven must be told before. */
function countsUntold({ said, leans }: Tellable, before: readonly Tellable[]): boolean {
  const counted = PART_OF_NUMBER.exec(said[0] ?? '')?.[1]?.toLowerCase();
  return (
    leans &&
    counted !== undefined &&
    !before.some((one) => one.said.some((text) => text.toLowerCase().includes(counted)))
  );
}
