import { isDeepStrictEqual } from 'node:util';
import type { ModelCorrections, SentCorrections } from '@lectern/contracts/case-model';

/** Of two windows on one case each keeps what it changed: what the sender left as he saw it stays as it is kept now. */
export function mergedCorrections(
  kept: ModelCorrections,
  { corrections, expectedCorrections: seen }: SentCorrections,
): ModelCorrections {
  if (!seen) return corrections;
  const side = corrections.side === seen.side ? kept.side : corrections.side;
  return {
    items: entryByEntry(kept.items, corrections.items, seen.items),
    slots: entryByEntry(kept.slots, corrections.slots, seen.slots),
    ...(side && { side }),
  };
}

function entryByEntry<V>(
  kept: Readonly<Record<string, V>>,
  given: Readonly<Record<string, V>>,
  seen: Readonly<Record<string, V>>,
): Record<string, V> {
  const names = new Set([...Object.keys(kept), ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const entry = isDeepStrictEqual(given[name], seen[name]) ? kept[name] : given[name];
      return entry === undefined ? [] : [[name, entry]];
    }),
  );
}
