import type { ModelPerson } from '@lectern/contracts/case-model';
import { otherFirstName } from '../case-model/namesakes.js';
import { surname } from '../case-model/sides.js';
import { tagged } from './english/tagged.js';

export const TITLES =
  '(?:(?:Officer|Detective|Sergeant|Sgt\\.?|Lieutenant|Lt\\.?|Captain|Trooper|Deputy|Agent|Special Agent|Dr\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Nurse|Professor) )?';
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Oyelaran-Brandt" is not Oyelaran. */
const ENDS = `(?=['’]s\\b|\\b)(?!-\\p{L})`;

export const JUNIOR = /\b(?:Jr|Sr|II|III|IV)\.?$/;

export const bareName = (name: string): string =>
  name.replace(/^(?:Officer|Detective|Sergeant|Dr\.?|Mr\.?|Mrs\.?|Ms\.?|Deputy|Agent|Trooper) /, '');

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

function namePattern({ name, kind, role }: ModelPerson, people: readonly ModelPerson[]): string {
  const bare = bareName(name);
  if (kind === 'organization') return `\\b${escaped(bare)}${ENDS}`;
  const [first, last] = [bare.split(' ')[0]!, surname(bare)];
  const full = first === last ? [] : [`${escaped(first)} (?:\\p{Lu}[\\p{L}.]* )?${escaped(last)}`];
  const shared = people.some((one) =>
    one.kind === 'organization'
      ? one.name.split(' ').includes(last)
      : // The surname alone is the party's, where the other bearer is not one; a junior has it from somebody.
        surname(one.name) === last &&
        otherFirstName(one.name, bare) &&
        (isParty(one.role) || !isParty(role) || JUNIOR.test(name)),
  );
  const titles = JUNIOR.test(name) ? undefined : titlesOf(bare);
  const wrong = titles === 'Mr' ? 'Mrs|Ms' : titles === 'Mrs|Ms' ? 'Mr' : undefined;
  const alone = `(?<!${OTHER_FIRST_NAME})${wrong ? `(?<!\\b(?:${wrong})\\.? )` : ''}${escaped(last)}`;
  const forms = [escaped(bare), ...full, ...(shared ? [] : [alone])];
  const suffix = JUNIOR.exec(bare)?.[0].replace(/\.$/, '');
  const named = `(?:${TITLES})(?:${forms.join('|')})`;
  return `(?<!-)\\b(?:${named}${shared && titles ? `|(?:${titles})\\.? ${escaped(last)}` : ''})${suffix ? `(?:,? ${suffix}\\.?(?=[\\s,.;:’']|$)|${ENDS})` : ENDS}`;
}

/** How somebody of that first name is spoken to; undefined where the name does not tell. */
export function titlesOf(name: string): string | undefined {
  const tags = tagged(name)[0]?.tags;
  if (tags?.has('FemaleName')) return 'Mrs|Ms';
  return tags?.has('MaleName') ? 'Mr' : undefined;
}

const isParty = (role: string | undefined): boolean => role === 'our client' || role === 'the other side';

/** "Teresa Guerrero" is not Andrew Guerrero. */
const OTHER_FIRST_NAME =
  '\\b(?!(?:Mr|Mrs|Ms|Dr|Officer|Detective|Sergeant|Lieutenant|Captain|Trooper|Deputy|Agent|Nurse|Professor|On|In|At|When|While|After|Before|But|And|So|Then|Since|If|As|Because|That|With|For|From|By|To|Did|Was)\\b)\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?';
