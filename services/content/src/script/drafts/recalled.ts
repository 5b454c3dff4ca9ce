import type { ModelFact } from '@lectern/contracts/case-model';
import { isOrdinary, lowerFirst } from '../english/casing.js';
import { countWords } from '../english/count-words.js';
import { type Line, resting } from '../line.js';

const MOST_WORDS = 22;
const MOST_SENTENCES = 2;
const LEANS = /^(?:He|She|It|They|His|Her|Its|Their|This|That|These|Those|But|So|Then)\b/;
const ASKED = /\bwas asked: [“"]|^The answer\b|^It read\b| went on: [“"]/;
/** "Quist was the clerk": who somebody is proves nothing. */
const INTRODUCES = /^\S+(?: \S+){0,3} (?:is|was) (?:the|an?|her|his|their|its) (?:\S+ ){0,4}\S+\.$/;
/** Words that "No. 24" of a caption makes no names of. */
const SMALL =
  /^(?:No|To|As|For|With|Until|The|An?|On|In|At|By|After|Before|During|From|When|Within|Between|Without) /;
/** Recalled by itself, nothing stands before it. */
const THEN = /^(\S+(?: \S+){0,2}) (?:then|also|later) /;

/** A fact that was told before, as it is recalled. */
export interface Recall {
  fact: ModelFact;
  line: Line;
}

/** Facts that were told before are recalled where they are argued, each once. */
export class Recalled {
  private readonly said = new Set<ModelFact>();
  private fresh: ModelFact[] = [];

  constructor(
    private readonly weights: ReadonlyMap<ModelFact, number>,
    private readonly names: ReadonlySet<string>,
  ) {}

  /** "Remember that Orr took down the rope.": the weightiest of the facts that can be said so and were not recalled yet, in their order. */
  of(facts: readonly ModelFact[], most = 1): Recall[] {
    const chosen = [...facts]
      .sort((a, b) => (this.weights.get(b) ?? 0) - (this.weights.get(a) ?? 0))
      .filter((one) => !this.said.has(one) && recallOf(one, this.names) !== undefined)
      .slice(0, most);
    for (const fact of chosen) this.said.add(fact);
    this.fresh.push(...chosen);
    return facts
      .filter((fact) => chosen.includes(fact))
      .map((fact, at) => ({
        fact,
        line: {
          ...resting(`Remember${at === 0 ? '' : ', too,'} that ${recallOf(fact, this.names)!}`, fact),
          reworded: true,
        },
      }));
  }

  /** What was recalled since this was asked last. */
  sinceLast(): ModelFact[] {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }
}

/** The longest sentence of a fact that can stand behind "Remember that". */
function recallOf({ said }: ModelFact, names: ReadonlySet<string>): string | undefined {
  if (said.length > MOST_SENTENCES) return undefined;
  return [...said]
    .sort((a, b) => b.length - a.length)
    .flatMap((text) => within(text, names) ?? [])
    .at(0);
}

function within(text: string, names: ReadonlySet<string>): string | undefined {
  if (LEANS.test(text) || ASKED.test(text) || INTRODUCES.test(text) || countWords(text) > MOST_WORDS)
    return undefined;
  const plain = text.replace(THEN, '$1 ');
  const [first = ''] = plain.split(/[\s’',.]/);
  const word = first.toLowerCase();
  // An unknown word at the beginning may be a name.
  if (!names.has(word) && !isOrdinary(word) && !/^(?:Mr|Mrs|Ms|Dr)$/.test(first)) return undefined;
  return SMALL.test(plain) ? `${plain.charAt(0).toLowerCase()}${plain.slice(1)}` : lowerFirst(plain, names);
}
