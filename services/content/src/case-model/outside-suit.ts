const OUTSIDE =
  /\b(\p{Lu}[\p{L}’'-]+?)['’]s? (?:injur(?:y|ies)|claims?|death|loss(?:es)?|damages) (?:is|are) not (?:the subject of|part of|at issue in|sued for in) this (?:action|suit|case|lawsuit)\b/u;

/** "Mrs. Orr's injury is not the subject of this action": what a paper tells of her belongs to no claim of this case. */
export function outsideSuit<T extends { said: readonly string[] }>(
  facts: readonly T[],
): (fact: T) => boolean {
  const names = facts.flatMap(({ said }) => said.flatMap((text) => OUTSIDE.exec(text)?.[1] ?? []));
  return ({ said }) => names.some((name) => said.some((text) => text.includes(name)));
}
