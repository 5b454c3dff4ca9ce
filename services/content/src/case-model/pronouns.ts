import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import type { FileSentence } from './file-sentences.js';
import { surname } from './sides.js';

const OPENS =
  /^((?:(?:On|In|At|By|After|Before|During|About) [^,“”"]{2,30}(?:, \d{4})?, )?)(he|she|his|her)\b(?=['’]?\s)/i;
/** Sentences that are read back for whom a pronoun means. */
const BACK = 3;

/** The place of each sentence that a fact rests on. */
export const placesOf = (sentences: readonly FileSentence[]): ReadonlyMap<string, number> =>
  new Map(sentences.map(({ document, text }, at) => [`${document.name}\n${text}`, at]));

export const placeOf = (
  { sources, text }: ModelFact,
  places: ReadonlyMap<string, number>,
): number | undefined => places.get(`${sources[0]?.document?.name ?? ''}\n${text}`);

/**
 * Facts that open with "he" or "she" with the name instead, where the sentences before are about one person alone: a fact is
 * told in an order of its own, and a pronoun would become whoever was named last.
 */
export function withNames(
  facts: readonly ModelFact[],
  sentences: readonly FileSentence[],
  people: readonly ModelPerson[],
  shared: ReadonlySet<string>,
): ModelFact[] {
  const persons = people.filter(({ kind }) => kind === 'person');
  const places = placesOf(sentences);
  return facts.map((fact) => {
    const [first = '', ...rest] = fact.said;
    const pronoun = OPENS.exec(first)?.[2];
    const at = pronoun === undefined ? undefined : placeOf(fact, places);
    if (pronoun === undefined || at === undefined) return fact;
    const meant = meantBy(pronoun, at, sentences, { persons, shared });
    if (!meant) return fact;
    const short = surname(meant.name);
    const name = shared.has(short) ? meant.name : short;
    const own = /^(?:his|her)$/i.test(pronoun) ? `${name}'s` : name;
    return { ...fact, said: [first.replace(OPENS, `$1${own}`), ...rest], reworded: true };
  });
}

function meantBy(
  pronoun: string,
  at: number,
  sentences: readonly FileSentence[],
  { persons, shared }: { persons: readonly ModelPerson[]; shared: ReadonlySet<string> },
): ModelPerson | undefined {
  const her = /^(?:she|her)$/i.test(pronoun);
  const possible = persons.filter(
    ({ name }) => !new RegExp(`\\b${her ? 'Mr' : '(?:Mrs|Ms)'}\\.? `).test(name),
  );
  for (let back = at - 1; back >= Math.max(0, at - BACK); back -= 1) {
    const before = sentences[back]!;
    if (before.document !== sentences[at]!.document || sentences[at]!.passage - before.passage > 1)
      return undefined;
    const told = before.text.replace(/[“"][^”"]*[”"]/g, (quote) => ' x'.padEnd(quote.length));
    const subject = subjectIn(told, tagged(told))?.again;
    if (subject === undefined) return undefined;
    // A surname that two people bear names one of them only behind the first name.
    const named = possible.filter(({ name }) =>
      new RegExp(`\\b${escaped(shared.has(surname(name)) ? name : surname(name))}\\b`, 'u').test(told),
    );
    const rivals = named.filter(({ name }) => !titledOtherwise(told, surname(name), her));
    if ((her ? /^she$/i : /^he$/i).test(subject)) {
      if (rivals.length > 0) return undefined;
      continue;
    }
    // "Marsh took her by the wrist": whoever it was, it was not Marsh.
    if ((her ? OBJECT_HER : OBJECT_HIM).test(told)) return undefined;
    const own = rivals.filter(({ name }) => subject.split(' ').at(-1) === surname(name).split(' ').at(-1));
    return own.length === 1 && rivals.length === 1 ? own[0] : undefined;
  }
  return undefined;
}

const OBJECT_HER =
  /\bher(?= (?:by|to|from|in|into|on|at|with|and|for|that|why|when|out|off|away|down|up|of|about|as|home|not|never|back|again|there|then|the|an?|no|he|she|his|what|where|how)\b|[.,;])/i;
const OBJECT_HIM = /\bhim\b/i;

/** "Mr. Renwick" is nobody's "she". */
const titledOtherwise = (text: string, name: string, her: boolean): boolean =>
  new RegExp(`\\b${her ? 'Mr' : '(?:Mrs|Ms)'}\\.? (?:\\p{Lu}\\p{Ll}+ )?${escaped(name)}\\b`, 'u').test(text);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
