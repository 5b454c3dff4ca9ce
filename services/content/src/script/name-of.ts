import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { otherFirstName } from '../case-model/namesakes.js';
import { surname } from '../case-model/sides.js';
import { tagged } from './english/tagged.js';

const RANKS =
  'Officer|Ofc\\.?|Detective|Det\\.?|Sergeant|Sgt\\.?|Lieutenant|Lt\\.?|Captain|Capt\\.?|Corporal|Cpl\\.?|Trooper|Deputy|Dep\\.?|Special Agent|Agent|Inspector|Investigator|Sheriff|Chief';
export const TITLES = `(?:(?:${RANKS}|Dr\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Nurse|Professor) )?`;

/** "Oyelaran-Brandt" is not Oyelaran. */
const ENDS = `(?=['’]s\\b|\\b)(?!-\\p{L})`;

export const JUNIOR = /\b(?:Jr|Sr|II|III|IV)\.?$/;

export const bareName = (name: string): string => name.replace(RANKED, '');
const RANKED = new RegExp(`^(?:${RANKS}|Dr\\.?|Mr\\.?|Mrs\\.?|Ms\\.?) `);

const NOBODY: readonly ModelPerson[] = [];
const PATTERNS = new WeakMap<readonly ModelPerson[], WeakMap<ModelPerson, string>>();

/** Names of the witness in the text: in full, by surname, with a title; by surname alone when no company bears it too. */
export function nameOf(person: ModelPerson, people: readonly ModelPerson[] = NOBODY): RegExp {
  const known = PATTERNS.get(people) ?? new WeakMap<ModelPerson, string>();
  PATTERNS.set(people, known);
  const pattern = known.get(person) ?? namePattern(person, people);
  known.set(person, pattern);
  return new RegExp(pattern, 'gu');
}

/** What stands in every form of his name, looked for before the forms themselves. */
export function coreOfName({ name, kind }: ModelPerson): string {
  const bare = bareName(name);
  if (kind === 'organization') return bare;
  const plain = bare.replace(SUFFIX, '');
  const last = surname(plain);
  return plain.includes(last) ? last : '';
}

const SUFFIX = /,? (?:Jr|Sr|II|III|IV)\.?$/;

function namePattern({ name, kind, role }: ModelPerson, people: readonly ModelPerson[]): string {
  const bare = bareName(name);
  if (kind === 'organization') return `\\b${escaped(bare)}${ENDS}`;
  const plain = bare.replace(SUFFIX, '');
  const [first, last] = [plain.split(' ')[0]!, surname(plain)];
  const full = first === last ? [] : [`${escaped(first)} (?:\\p{Lu}[\\p{L}.]* )?${escaped(last)}`];
  const shared = people.some((one) =>
    one.kind === 'organization'
      ? !SEVERAL.test(one.name) && one.name.split(' ').includes(last)
      : // The surname alone is the party's, where the other bearer is not one; a junior has it from somebody.
        surname(one.name) === last &&
        otherFirstName(one.name, bare) &&
        (isParty(one.role) || !isParty(role) || JUNIOR.test(name)),
  );
  const titles = JUNIOR.test(name) ? undefined : titlesOf(bare);
  const wrong = titles === 'Mr' ? 'Mrs|Ms' : titles === 'Mrs|Ms' ? 'Mr' : undefined;
  const alone = `(?<!${OTHER_FIRST_NAME})(?<!\\p{Lu}\\.\\p{Lu}\\. )${wrong ? `(?<!\\b(?:${wrong})\\.? )` : ''}${escaped(last)}`;
  // Of whom only the surname is known, a first name may stand elsewhere; "D. R. Orne" is Orne, "D.R. Orne" somebody of other initials.
  const before = `(?!${NO_NAME})(?:\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?|(?<![\\p{L}.])(?:\\p{Lu}\\. ){1,2})`;
  const bySurname =
    first === last ? `(?:${before})?${escaped(last)}` : `(?<![\\p{L}.])(?:\\p{Lu}\\. ){1,2}${escaped(last)}`;
  const suffix = JUNIOR.exec(bare)?.[0].replace(/\.$/, '');
  const forms = [
    ...(first === last || (shared && plain === last) ? [] : [escaped(plain)]),
    ...full,
    ...(shared ? [] : [bySurname, alone]),
    ...(shared && plain === last && plain !== bare ? [escaped(bare)] : []),
  ];
  // Nobody is called by nothing.
  if (forms.length === 0) forms.push('(?!)');
  const named = `(?:${TITLES})(?:${forms.join('|')})`;
  // "Mr. Halloran" of the Halloran company, of whom the papers tell no first name.
  const [own] = /^(?:Mr|Mrs|Ms|Dr)(?=\.? )/.exec(name) ?? [];
  const addressed = shared ? (first === last ? (own ?? RANKS) : titles) : undefined;
  return `(?<!-)\\b(?:${named}${addressed ? `|(?:${addressed})\\.? ${escaped(last)}` : ''})${
    suffix
      ? `(?:,? ${suffix}\\.?(?=[\\s,.;:’']|$)|${ENDS}(?!,? (?!${suffix}\\b)(?:Jr|Sr|II|III|Iii|IV)\\b))`
      : `${first === last ? `(?:,? (?:Jr|Sr|II|III|IV)\\b\\.?)?` : ''}${ENDS}`
  }`;
}

/** How somebody of that first name is spoken to; undefined where the name does not tell. */
export function titlesOf(name: string): string | undefined {
  const tags = tagged(name)[0]?.tags;
  if (tags?.has('FemaleName')) return 'Mrs|Ms';
  return tags?.has('MaleName') ? 'Mr' : undefined;
}

/** "The City of Orne, Dana Roe and Lee Fisk": several are sued, and none is called after another. */
const SEVERAL = /, .+ and \p{Lu}/u;
const isParty = (role: string | undefined): boolean => role === 'our client' || role === 'the other side';

/** "Teresa Guerrero" is not Andrew Guerrero. */
const NO_NAME =
  '(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Lieutenant|Captain|Corporal|Trooper|Deputy|Agent|Inspector|Investigator|Sheriff|Chief|Nurse|Professor|On|In|At|When|While|After|Before|But|And|So|Then|Since|If|As|Because|That|With|For|From|By|To|Did|Was|The|His|Her|Their|Its|Plaintiff|Defendant|Mother|Father|Counsel)\\b';
const OTHER_FIRST_NAME = `\\b(?!${NO_NAME})\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?`;
