/** Who does something in minutes and notes, by two letters: "SD said", "LI asked twice", "PV: ". */
const DOES =
  /(?<![\p{L}.“"-])([A-Z]{2})(?= (?:said|asked|told|stated|answered|replied|looked|walked|handed|gave|signed|called|left|came|went|read|raised|did not|was|had)\b|: [“"])/gu;
const NAMED =
  /(?<!\p{L})(\p{Lu})(?:\p{Ll}[\p{L}’'-]+|\.) (?:\p{Lu}\.? )?((\p{Lu})[\p{L}’'-]*\p{Ll}[\p{L}’'-]*)/gu;
const FEWEST = 2;

/**
 * Initials by which minutes and notes call people, with the names that the same paper writes out: "S. Delahunt" is "SD". Letters that two
 * people share, or nobody bears, stay as they are.
 */
export function initialsOfPersons(texts: readonly string[]): [RegExp, string][] {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    const times = Map.groupBy(
      [...text.matchAll(DOES)].map(([, letters]) => letters!),
      (letters) => letters,
    );
    const acting = [...times].filter(([, all]) => all.length >= FEWEST).map(([letters]) => letters);
    if (acting.length < FEWEST) continue;
    for (const [, first, last, initial] of texts.join('\n').matchAll(NAMED)) {
      const letters = `${first!}${initial!}`;
      if (acting.includes(letters)) found.set(letters, (found.get(letters) ?? new Set()).add(last!));
    }
  }
  return [...found].flatMap(([letters, [name, ...others]]): [RegExp, string][] =>
    name === undefined || others.length > 0
      ? []
      : [[new RegExp(`(?<![\\p{L}.“"-])${letters}(?![\\p{L}\\d”"-])`, 'gu'), name]],
  );
}
