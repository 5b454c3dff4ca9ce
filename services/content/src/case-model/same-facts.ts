import type { ModelFact } from '@lectern/contracts/case-model';
import { sharedStems, stemsOfSaid } from '../script/english/likeness.js';
import type { Tellable } from './tellable.js';

/** What two tellings of one fact are compared by. */
interface Telling {
  stems: ReadonlySet<string>;
  figures: string;
  denies: boolean;
  /** Words between quotation marks, and how many. */
  quoted: string;
  quotes: number;
}

/** The facts of a case as a list that finds the one that tells the same: of a long file few share enough words to be compared. */
export class SameFacts {
  private readonly places = new Map<ModelFact, number>();
  private readonly byStem = new Map<string, ModelFact[]>();
  private readonly quoting: ModelFact[] = [];
  private readonly tellings = new WeakMap<readonly string[], Telling>();

  constructor(facts: readonly ModelFact[]) {
    for (const fact of facts) this.add(fact);
  }

  /** A new fact, or a known one in new words. */
  add(fact: ModelFact): void {
    const { stems, quotes } = this.tellingOf(fact.said);
    if (!this.places.has(fact)) this.places.set(fact, this.places.size);
    for (const stem of stems) {
      const known = this.byStem.get(stem);
      if (known) known.push(fact);
      else this.byStem.set(stem, [fact]);
    }
    if (quotes >= FEWEST_QUOTED) this.quoting.push(fact);
  }

  /** The first fact that tells the same. */
  find(fact: Tellable): ModelFact | undefined {
    const own = this.tellingOf(fact.said);
    let found: ModelFact | undefined;
    let first = Infinity;
    for (const other of this.candidates(own)) {
      const at = this.places.get(other)!;
      if (at < first && this.isSame(fact, own, other)) [found, first] = [other, at];
    }
    return found;
  }

  /** Whoever shares three of four words has one of the rarest of them. */
  private *candidates(own: Telling): Iterable<ModelFact> {
    const lists = [...own.stems]
      .map((stem) => this.byStem.get(stem) ?? [])
      .sort((a, b) => a.length - b.length);
    const fewest = Math.max(FEWEST_SHARED, Math.ceil(own.stems.size * SHARED));
    for (const list of lists.slice(0, Math.max(0, own.stems.size - fewest + 1))) yield* list;
    if (own.quotes >= FEWEST_QUOTED) yield* this.quoting;
  }

  private isSame(fact: Tellable, own: Telling, other: ModelFact): boolean {
    const theirs = this.tellingOf(other.said);
    if (sameWords(own, theirs)) return true;
    const shared = sharedStems(own.stems, theirs.stems);
    if (
      shared > FEWEST_SHARED &&
      shared / Math.max(own.stems.size, theirs.stems.size) >= SHARED &&
      own.figures === theirs.figures
    )
      return true;
    // Another paper tells the same in fewer words.
    return (
      other.sources.every(({ document }) => document?.name !== fact.sentence.document.name) &&
      shared >= FEWEST_SHARED &&
      shared === own.stems.size &&
      own.figures === '' &&
      own.denies === theirs.denies
    );
  }

  private tellingOf(said: readonly string[]): Telling {
    const known = this.tellings.get(said);
    if (known) return known;
    const text = said.join(' ');
    const quoted = quotedIn(text);
    const telling = {
      stems: stemsOfSaid(said),
      figures: (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort().join(' '),
      denies: DENIES.test(text),
      quoted,
      quotes: quoted.split(' ').length,
    };
    this.tellings.set(said, telling);
    return telling;
  }
}

const FEWEST_SHARED = 4;
const SHARED = 0.75;
const FEWEST_QUOTED = 5;
const DENIES = /\b(?:not|never|no|nobody|none|nothing)\b|n['’]t\b/i;

/** The same words of somebody, quoted in both. */
const sameWords = (own: Telling, theirs: Telling): boolean =>
  own.quotes >= FEWEST_QUOTED &&
  theirs.quotes >= FEWEST_QUOTED &&
  (own.quoted.includes(theirs.quoted) || theirs.quoted.includes(own.quoted));

export const quotedIn = (text: string): string =>
  [...text.matchAll(/“([^”]+)”/g)]
    .map(
      ([, words]) =>
        words!
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu)
          ?.join(' ') ?? '',
    )
    .join(' ');
