import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { suffixOf } from '../script/english/last-name.js';
import { byFirstName } from './genders.js';
import { bearsAnother } from './namesakes.js';
import { namesIn } from './names-in.js';
import type { Antecedents } from './antecedents.js';
import { surname } from './sides.js';
import { namesStranger } from './strangers.js';

/** Sentences through which a paper goes on about a party without naming it again. */
const BACK = 8;
/** Sentences in which somebody who is only named by what he is may be meant. */
const NEAR = 2;
const SOMEBODY =
  /\b(?:an?|the|his|her|their|another|one) (?:\p{Ll}+[ -]){0,2}(?:father|mother|son|daughter|wife|husband|brother|sister|aunt|uncle|niece|nephew|friend|boy|girl|man|woman|nurse|doctor|officer|neighbor|colleague|coworker|employee|driver|manager|inspector|technician|lawyer|attorney|clerk|guard|child|customer|worker|agent|decedent|deceased|testat(?:or|rix)|settlor|principal|victim|patient|caller|suspect|prisoner|adjuster|supervisor|cashier|physician|surgeon|teacher|\p{Ll}{4,}(?:ist|ician))\b/iu;

/** "She returned to work in March": the one party of that sex, where nobody else of it is named or spoken of for a while. */
export function protagonistAt(
  pronoun: string,
  at: number,
  { sentences, persons, genders, named, shared, interviewed }: Antecedents,
): ModelPerson | undefined {
  const gender = /^(?:she|her)$/i.test(pronoun) ? 'she' : 'he';
  const parties = persons.filter(({ role }) => role === 'our client' || role === 'the other side');
  const [party, other] = parties.filter(({ name }) => (genders.get(name) ?? gender) === gender);
  if (!party || other || shared.has(surname(party.name))) return undefined;
  // Of two parties it must be known who is "she".
  if (parties.length > 1 && genders.get(party.name) !== gender) return undefined;
  const own = sentences[at]!;
  const last = surname(party.name).toLowerCase();
  // In the interview of somebody else "he" is that one, known or not.
  const told = interviewed.findLast(
    ({ sentence, whole }) => whole && sentence.document === own.document && sentence.order < own.order,
  );
  if (told && surname(told.name).toLowerCase() !== last) return undefined;
  let mentioned = false;
  for (let back = at - 1; back >= Math.max(0, at - BACK); back -= 1) {
    const before = sentences[back]!;
    if (before.document !== own.document || own.passage - before.passage > BACK) break;
    const text = named(before.text);
    if (
      at - back <= NEAR &&
      (SOMEBODY.test(text) || (before.passage === own.passage && namesStranger(text, gender, persons)))
    )
      return undefined;
    if (isNamesake(text, party.name)) return undefined;
    if (namesAnother(text, before, { party, gender, persons, genders })) return undefined;
    // "De León" at the head of a sentence.
    mentioned ||= text.toLowerCase().includes(last);
    if (mentioned && at - back >= NEAR && before.passage !== own.passage) break;
  }
  return mentioned ? party : undefined;
}

/** "Tomas J. Vale", whose widow sues: "he" is not she. */
export function hasNamesake(sentences: Antecedents['sentences'], name: string): boolean {
  const known = NAMESAKES.get(sentences) ?? new Map<string, boolean>();
  NAMESAKES.set(sentences, known);
  const last = surname(name);
  const found =
    known.get(name) ?? sentences.some(({ text }) => text.includes(last) && bearsAnother(text, name));
  known.set(name, found);
  return found;
}
const NAMESAKES = new WeakMap<Antecedents['sentences'], Map<string, boolean>>();

/** "Spoke with Reed, Carl SR": a father, where the party is his son. */
const isNamesake = (text: string, name: string): boolean => {
  const [found] = /(?<!\p{L})(?:Jr|Sr|II|III)(?!\p{L})/iu.exec(text) ?? [];
  return found !== undefined && suffixOf(name).toLowerCase() !== found.toLowerCase();
};

const withoutTitle = (name: string): string => name.replace(/^(?:Mr|Ms|Mrs|Dr|Miss)\.? /, '');

function namesAnother(
  text: string,
  { document, page }: Antecedents['sentences'][number],
  {
    party,
    gender,
    persons,
    genders,
  }: { party: ModelPerson; gender: 'he' | 'she' } & Pick<Antecedents, 'persons' | 'genders'>,
): boolean {
  const last = surname(party.name);
  const known = persons.some(
    ({ name }) =>
      name !== party.name &&
      surname(name) !== last &&
      (genders.get(name) ?? gender) === gender &&
      // By his surname, or by his first name alone.
      new RegExp(
        `(?<!\\p{L})(?:${escaped(surname(name))}|${escaped(withoutTitle(name).split(' ')[0]!)})(?!\\p{L})`,
        'u',
      ).test(text),
  );
  if (known) return true;
  return namesIn({ text, source: { document, page, quote: text } }).some(
    ({ name }) =>
      !name.toLowerCase().includes(last.toLowerCase()) && (byFirstName(name) ?? gender) === gender,
  );
}
