import type { ModelFact } from '@lectern/contracts/case-model';
import { datesIn } from '@lectern/legal-text/dates';
import type { FileSentence } from '../case-model/file-sentences.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { leans } from './english/sayable.js';
import { QUOTATIONS } from './english/quotes.js';

/** A fact with the number of sentences that it is told in. */
interface Told {
  fact: ModelFact;
  size: number;
}

/** Sentences of a paragraph: fewer are a stump, more lose the listener. */
const FEWEST = 2;
const MOST = 5;
const GOES_ON =
  /^(?:He|She|It|They|This|That|These|Those|His|Her|Its|Their|Then|There|But|So|Both|Neither|Each|After that)\b|^[“"]|^[^“”]{2,60} went on\b/;

/** Where a new paragraph of a story begins: with another day, another paper or another passage; a sentence that leans stays with its own. */
export function scenesOf(told: readonly Told[], sentences: readonly FileSentence[]): ModelFact[][] {
  const places = placesOf(sentences);
  const scenes: Told[][] = [];
  let day: string | undefined;
  for (const one of told) {
    const scene = scenes.at(-1);
    const before = scene?.at(-1);
    const own = dayIn(one.fact);
    const size = (scene ?? []).reduce((sum, { size: some }) => sum + some, 0);
    if (
      !scene ||
      !before ||
      breaks({ before: before.fact, fact: one.fact }, { size, day, own, places, sentences })
    )
      scenes.push([one]);
    else scene.push(one);
    day = own ?? day;
  }
  const last = scenes.at(-1);
  const previous = scenes.at(-2);
  // A last sentence alone belongs to the scene before.
  if (last && previous && sizeOf(last) < FEWEST) previous.push(...scenes.pop()!);
  return scenes.map((scene) => scene.map(({ fact }) => fact));
}
const sizeOf = (scene: readonly Told[]): number => scene.reduce((sum, { size }) => sum + size, 0);

interface At {
  size: number;
  day: string | undefined;
  own: string | undefined;
  places: ReadonlyMap<string, number>;
  sentences: readonly FileSentence[];
}

function breaks(
  { before, fact }: { before: ModelFact; fact: ModelFact },
  { size, day, own, places, sentences }: At,
): boolean {
  const [first = ''] = fact.said;
  if (size < FEWEST) return false;
  const [one, other] = [placeOf(before, places), placeOf(fact, places)];
  const next = one !== undefined && other !== undefined && other - one === 1;
  if (next && (GOES_ON.test(first) || leans(first))) return false;
  if (size >= MOST) return true;
  if (own !== undefined && own !== day) return true;
  const passage =
    one !== undefined &&
    other !== undefined &&
    sentences[one]!.document === sentences[other]!.document &&
    Math.abs(sentences[other]!.passage - sentences[one]!.passage) <= 1;
  return !passage && size > FEWEST;
}

/** The day that the first sentence of a fact names. */
function dayIn({ said: [first = ''] }: ModelFact): string | undefined {
  const [date] = datesIn(first.replace(QUOTATIONS, ' '));
  return date?.month === undefined ? undefined : `${date.month}-${date.day ?? ''}`;
}
