import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { tagged } from '../script/english/tagged.js';
import type { FileSentence } from './file-sentences.js';
import { surname } from './sides.js';
import { QUOTATIONS } from '../script/english/quotes.js';

export type Gender = 'he' | 'she';

/** A subject is not the object of his own verb: "Reyes asked him" says nothing of Reyes. */
const HE = /\b(?:he|his|himself)\b/i;
const SHE = /\b(?:she|herself)\b/i;
const OBJECTS = /\b(?:him|her)\b/i;
const SAYS = /\b(?:Mr|Mrs|Ms|he|his|himself|she|herself)\b/i;

/** A sentence without a title and without a pronoun says nothing of whether somebody is "he" or "she". */
export const tellsGender = (text: string): boolean => SAYS.test(text);
/** A title outweighs pronouns, and one pronoun alone may be somebody else's. */
const TITLED = 20;
const ENOUGH = 2;

/**
 * Whom the file calls "he" and whom "she": by the title before the name, by the pronouns of sentences that name nobody else,
 * else by the first name. Who is called both, or neither, has none.
 */
export function gendersIn(
  persons: readonly ModelPerson[],
  sentences: readonly FileSentence[],
): ReadonlyMap<string, Gender> {
  const own = persons.map((person) => {
    const last = escaped(surname(person.name));
    return {
      person,
      pattern: new RegExp(`\\b${last}\\b`, 'u'),
      title: new RegExp(`\\b(Mr|Mrs|Ms)\\.? (?:\\p{Lu}[\\p{L}.]* ){0,2}${last}\\b`, 'u'),
    };
  });
  const anybody = new RegExp(
    `\\b(?:${own.map(({ person }) => escaped(surname(person.name))).join('|')})\\b`,
    'u',
  );
  const votes = new Map<string, number>();
  for (const { text } of sentences) {
    if (own.length === 0 || !anybody.test(text) || !tellsGender(text)) continue;
    const said = text.replace(QUOTATIONS, ' ');
    const named = own.filter(({ pattern }) => pattern.test(said));
    for (const { person, title: titledAs } of named) {
      const title = titledAs.exec(said)?.[1];
      const alone = named.length === 1 && !OTHERS.test(said) && !OBJECTS.test(said);
      const called = HE.test(said) === SHE.test(said) ? 0 : HE.test(said) ? 1 : -1;
      const vote = title ? (title === 'Mr' ? TITLED : -TITLED) : alone ? called : 0;
      votes.set(person.name, (votes.get(person.name) ?? 0) + vote);
    }
  }
  const found = new Map<string, Gender>();
  for (const { name } of persons) {
    const sum = votes.get(name) ?? 0;
    const gender = Math.abs(sum) >= ENOUGH ? (sum > 0 ? 'he' : 'she') : byFirstName(name);
    if (gender) found.set(name, gender);
  }
  return found;
}
/** Somebody without a name may be the one of the pronoun. */
const OTHERS = /\b(?:father|mother|son|daughter|wife|husband|brother|sister|friend|boy|girl|man|woman)\b/i;

/** What stands before a first name and is none. */
const TITLES =
  /^(?:(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Lieutenant|Captain|Corporal|Trooper|Deputy|Special|Agent|Inspector|Investigator|Sheriff|Chief|Nurse|Judge|Sister|Father|Reverend|Professor)\.? )+/;

export function byFirstName(name: string): Gender | undefined {
  const first = name.replace(TITLES, '').split(' ')[0]!;
  const tags = tagged(first)[0]?.tags;
  if (/^Mr\b/.test(name)) return 'he';
  if (/^(?:Mrs|Ms)\b/.test(name)) return 'she';
  if (!name.includes(' ')) return undefined;
  return tags?.has('MaleName') ? 'he' : tags?.has('FemaleName') ? 'she' : undefined;
}

/** "Mr. Renwick" is nobody's "she". */
export const titledOtherwise = (text: string, name: string, her: boolean): boolean =>
  new RegExp(`\\b${her ? 'Mr' : '(?:Mrs|Ms)'}\\.? (?:\\p{Lu}\\p{Ll}+ )?${escaped(name)}\\b`, 'u').test(text);
