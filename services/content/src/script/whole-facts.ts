import type { CaseModel, ModelFact } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import type { ReadCase } from '../case-model/build.js';
import { withoutPleading } from '../case-model/happened.js';
import { placeOf, placesOf } from '../case-model/pronouns.js';
import { surname } from '../case-model/sides.js';
import { countWords } from './english/count-words.js';
import { reworded } from './english/reword.js';
import { stumble } from './english/sayable.js';

interface Read {
  read: ReadCase;
  model: CaseModel;
}

/** A speech carries a sentence of up to this many words whole; a question to a witness does not. */
const ONE_BREATH = 20;

/**
 * Facts as a speech tells them: what was told apart for the questions of an examination is one sentence again where it is short
 * ("Yoo wrote that the beams were undersized and that ..."), and who was named in the sentence before is "she" again.
 */
export function inSpeech(brief: Read, facts: readonly ModelFact[]): ModelFact[] {
  const places = placesOf(brief.read.sentences);
  const whole = facts.map((fact) => wholeAgain(brief, fact));
  return whole.map((fact, at) => {
    const before = whole[at - 1];
    const own = placeOf(fact, places);
    const follows = before && own !== undefined && own - (placeOf(before, places) ?? NaN) === 1;
    return follows ? takenUp(brief, fact, before) : fact;
  });
}

function wholeAgain({ read }: Read, fact: ModelFact): ModelFact {
  if (fact.said.length < 2 || fact.confidence === 'yours' || read.typed) return fact;
  const plain = byName(read.called.named(reworded(withoutPleading(fact.text))), fact.said[0]!);
  if (countWords(plain) > ONE_BREATH || stumble(plain) !== undefined || read.called.doubtsClient(plain))
    return fact;
  const has = wordsOf(plain);
  const lost = fact.said.some((text) =>
    [...wordsOf(text)].some((word) => !has.has(word) && !JOINS.test(word)),
  );
  return lost ? fact : { ...fact, said: [plain], reworded: plain !== fact.text };
}

/** What a sentence gets that is told apart: a subject, a verb, an article. */
const JOINS = /^(?:was|were|is|are|had|has|have|did|the|an?|but|so|he|she|it|they|that|and)$/;
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? []);

/** "She kept it and fed it" with the name that its first half was given. */
function byName(plain: string, first: string): string {
  const [, pronoun, next] = /^(He|She) (\S+) /.exec(plain) ?? [];
  const at = pronoun === undefined || first.startsWith(`${pronoun} `) ? -1 : first.indexOf(` ${next!} `);
  return at > 0 ? first.slice(0, at) + plain.slice(pronoun!.length) : plain;
}

function takenUp({ model }: Read, fact: ModelFact, before: ModelFact): ModelFact {
  const [, pronoun] = /^(He|She)\b/.exec(fact.text) ?? [];
  const [first = '', ...rest] = fact.said;
  const name = model.people
    .flatMap((person) => [person.name, surname(person.name)])
    .find((one) => first.startsWith(`${one} `));
  if (pronoun === undefined || name === undefined) return fact;
  const again = new RegExp(
    `^(?:(?:Mr|Mrs|Ms|Dr)\\. )?(?:\\p{Lu}[\\p{L}.’'-]* ){0,2}${escaped(surname(name))} \\p{Ll}`,
    'u',
  );
  return again.test(before.said.at(-1)!)
    ? { ...fact, said: [`${pronoun}${first.slice(name.length)}`, ...rest] }
    : fact;
}
