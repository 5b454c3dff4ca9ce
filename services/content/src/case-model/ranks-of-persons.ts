const RANK =
  '(?:Corporal|Officer|Detective|Sergeant|Trooper|Deputy|Agent|Lieutenant|Captain|Inspector|Investigator|Constable|Marshal|Chief)';
const NAMED = new RegExp(
  `(?<!\\p{L})(${RANK}) (?:\\p{Lu}[\\p{L}.’'-]+ |\\p{Lu}\\. ){0,3}?(\\p{Lu}[\\p{L}’'-]*\\p{Ll})(?=['’]s\\b|[\\s,.;:)])(?! \\p{Lu})`,
  'gu',
);
const FEWEST = 3;

/** "The Corporal": whom a paper calls so by his rank alone, where it names one of that rank and no other. */
export function ranksOf(texts: readonly string[]): [RegExp, string][] {
  const bearers = new Map<string, Set<string>>();
  const flat = texts.map((text) => text.replace(/\s+/g, ' '));
  for (const text of flat)
    for (const [, rank, last] of text.matchAll(NAMED)) {
      const known = bearers.get(rank!) ?? new Set<string>();
      bearers.set(rank!, known.add(last!));
    }
  return [...bearers].flatMap(([rank, [last, ...more]]): [RegExp, string][] => {
    // The rank stands alone within a sentence and with its capital: it is a name there.
    const alone = new RegExp(
      `(?<=[\\p{Ll}.,;\\d] )the ${rank}(?=['’]s\\b|[\\s,.;:])(?! (?:\\p{Lu}|of\\b))`,
      'gu',
    );
    const times = flat.reduce((sum, text) => sum + (text.match(alone)?.length ?? 0), 0);
    return last !== undefined && more.length === 0 && times >= FEWEST
      ? [
          [
            new RegExp(`\\b[Tt]he ${rank}(?=['’]s\\b|[\\s,.;:”"]|$)(?! (?:\\p{Lu}|of\\b))`, 'gu'),
            `${rank} ${last}`,
          ],
        ]
      : [];
  });
}
