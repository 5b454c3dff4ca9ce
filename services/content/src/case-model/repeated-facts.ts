import { sharedStems, stemsOfSaid } from '../script/english/likeness.js';

const SAME = 0.72;

/** Is it told already by one of the others, with the same figures? */
export function repeats(fact: { said: string[] }, others: Iterable<{ said: string[] }>): boolean {
  const own = stemsOfSaid(fact.said);
  for (const other of others) {
    const theirs = stemsOfSaid(other.said);
    const shared = sharedStems(own, theirs);
    if (
      shared >= 4 &&
      shared / Math.max(1, Math.min(own.size, theirs.size)) >= SAME &&
      sameFigures(fact.said, other.said)
    )
      return true;
  }
  return false;
}

const figures = (said: readonly string[]): string =>
  (said.join(' ').match(/\d[\d,.]*\d|\d/g) ?? []).sort().join(' ');
const sameFigures = (one: readonly string[], other: readonly string[]): boolean => {
  const [a, b] = [figures(one), figures(other)];
  return a === b || a === '' || b === '';
};
