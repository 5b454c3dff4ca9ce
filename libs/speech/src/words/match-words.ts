/** A larger table is not worth its time: both texts are cut in half, and each half is compared with its like. */
const LARGEST_TABLE = 1_000_000;
const RARE = 3;

/**
 * Longest common subsequence of two word lists, found between anchors: words that are rare on both sides and in the same order
 * (after B. Cohen's patience diff). Answers 1 for every word of `planned` that was said, else 0.
 */
export function matchWords(planned: readonly string[], said: readonly string[]): Uint8Array {
  const matched = new Uint8Array(planned.length);
  let from = 0;
  let saidFrom = 0;
  for (const [at, saidAt] of [...anchors(planned, said), [planned.length, said.length] as const]) {
    matchBetween(planned.slice(from, at), said.slice(saidFrom, saidAt), matched.subarray(from, at));
    if (at < planned.length) matched[at] = 1;
    from = at + 1;
    saidFrom = saidAt + 1;
  }
  return matched;
}

function anchors(planned: readonly string[], said: readonly string[]): (readonly [number, number])[] {
  const places = placesOf(said);
  const counts = placesOf(planned);
  const pairs = planned.flatMap((word, at) => {
    const there = places.get(word);
    const rare = there !== undefined && there.length === 1 && counts.get(word)!.length <= RARE;
    return rare && counts.get(word)![0] === at ? [[at, there[0]!] as const] : [];
  });
  return longestRising(pairs);
}

function placesOf(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  });
  return places;
}

/** Longest chain of pairs that rises on both sides (patience sorting). */
function longestRising(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const tails: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([, there], i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]!]![1] < there) low = middle + 1;
      else high = middle;
    }
    previous[i] = tails[low - 1] ?? -1;
    tails[low] = i;
  });
  const chain: (readonly [number, number])[] = [];
  for (let i = tails.at(-1) ?? -1; i >= 0; i = previous[i]!) chain.push(pairs[i]!);
  return chain.reverse();
}

function matchBetween(planned: readonly string[], said: readonly string[], matched: Uint8Array): void {
  const width = said.length + 1;
  if (planned.length * said.length === 0) return;
  if (planned.length * width > LARGEST_TABLE && planned.length > 1) {
    const [half, saidHalf] = [planned.length >> 1, said.length >> 1];
    matchBetween(planned.slice(0, half), said.slice(0, saidHalf), matched.subarray(0, half));
    matchBetween(planned.slice(half), said.slice(saidHalf), matched.subarray(half));
    return;
  }
  const table = new Uint16Array((planned.length + 1) * width);
  for (let i = planned.length - 1; i >= 0; i--) {
    for (let j = said.length - 1; j >= 0; j--) {
      table[i * width + j] =
        planned[i] === said[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  for (let i = 0, j = 0; i < planned.length && j < said.length;) {
    if (planned[i] === said[j]) {
      matched[i++] = 1;
      j++;
    } else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++;
    else j++;
  }
}
