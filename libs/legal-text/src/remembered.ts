/** A function of a text alone that keeps its latest answers: of `most` texts at least, of twice as many at most. */
export function remembered<T extends NonNullable<unknown>>(
  ask: (text: string) => T,
  most: number,
): (text: string) => T {
  let recent = new Map<string, T>();
  let earlier: ReadonlyMap<string, T> = recent;
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const answer = earlier.get(text) ?? ask(text);
    if (recent.size >= most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, answer);
    return answer;
  };
}
