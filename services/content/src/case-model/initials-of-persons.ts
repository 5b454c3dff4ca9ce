/** Who does something in minutes and notes, by two letters: "SD said", "LI asked twice", "PV: ". */
const DOES =
  /(?<![\p{L}.“"-])([A-Z]{2})(?= (?:said|asked|told|stated|answered|replied|looked|nodded|handed|raised)\b|: [“"])/gu;
/** Letters that stand for something else in charts and reports. */
const NO_PERSON =
  /^(?:ER|OR|PT|OT|RN|MD|PA|NP|DO|HR|IT|PD|DA|CA|SO|FD|PM|AM|TV|US|UK|EU|LE|RP|RO|SU|VI|WI|CI|CO|EE|IA)$/;
const NAMED =
  /(?<!\p{L})(\p{Lu})(?:\p{Ll}[\p{L}’'-]+|\.) (?:\p{Lu}\.? )?((\p{Lu})[\p{L}’'-]*\p{Ll}[\p{L}’'-]*)/gu;
const FEWEST = 2;

/** Initials by which minutes and notes call people, with the names that the papers write out: "S. Delahunt" is "SD". Letters that two people of the file share, or nobody bears, stay as they are. */
export function initialsOfPersons(texts: readonly string[]): [RegExp, string][] {
  const found = new Map<string, Set<string>>();
  const all = texts.join('\n');
  for (const text of texts) {
    const times = Map.groupBy(
      [...text.matchAll(DOES)].map(([, letters]) => letters!),
      (letters) => letters,
    );
    const acting = [...times.keys()].filter((letters) => !NO_PERSON.test(letters));
    if (acting.filter((letters) => times.get(letters)!.length >= FEWEST).length < FEWEST) continue;
    for (const [, first, last, initial] of all.matchAll(NAMED)) {
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
