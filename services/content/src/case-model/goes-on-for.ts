import type { ModelFact } from '@lectern/contracts/case-model';
import { type Cast, talksWith } from './bearing-of-accused.js';
import type { ReadCase } from './build.js';
import { placeOf } from './pronouns.js';

/** "He stated that he had never been there": who was spoken with before. */
export function goesOnFor(
  { sentences }: ReadCase,
  fact: ModelFact,
  { places, cast }: { places: ReadonlyMap<string, number>; cast: Cast },
): 'accused' | 'near' | undefined {
  if (!/^(?:He|She)\b/.test(fact.said[0] ?? '')) return undefined;
  const at = placeOf(fact, places);
  if (at === undefined) return undefined;
  for (let before = at - 1; before >= Math.max(0, at - BACK); before -= 1) {
    const { text } = sentences[before]!;
    if (talksWith(text, cast.accused)) return 'accused';
    if (talksWith(text, cast.near)) return 'near';
    if (!/^(?:He|She)\b/.test(text)) return undefined;
  }
  return undefined;
}
/** Sentences through which one goes on to speak. */
const BACK = 6;
