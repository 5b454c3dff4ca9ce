import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import { type Gender, byFirstName } from './genders.js';
import { QUOTATIONS } from '../script/english/quotes.js';

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}`;
/** "Reyes, who held the rope,". */
const WHO = new RegExp(`(${NAME}),? who\\b`, 'u');
/** "was led out by Reyes". */
const BY = new RegExp(`\\b(?:by|with) (?:(?:Mr|Ms|Mrs|Dr)\\. )?(${NAME})`, 'u');

/** "McElveen gave consent": what only a person does, by a surname alone. */
const AS_A_PERSON = String.raw`(?:then |also |later |further )?(?:stated|said|told|gave (?:consent|permission|a statement)|consented|admitted|denied|recalled|explained|advised|testified)\b`;

/** Does somebody act in the sentence whom the list of people does not hold? "He" or "she" behind it may mean him. */
export function namesStranger(
  text: string,
  gender: Gender,
  persons: readonly Pick<ModelPerson, 'name'>[],
): boolean {
  const own = text.replace(QUOTATIONS, ' x ');
  const subject = subjectIn(own, tagged(own))?.again ?? '';
  const acts =
    new RegExp(`^${NAME}$`, 'u').test(subject) &&
    (tagged(subject)[0]?.tags.has('FirstName') ||
      (!subject.includes(' ') && new RegExp(`\\b${escaped(subject)} ${AS_A_PERSON}`, 'u').test(own)));
  return [acts ? subject : undefined, WHO.exec(own)?.[1], BY.exec(own)?.[1]].some(
    (name) =>
      name !== undefined &&
      // A name of two words that opens with no first name is a company's.
      (byFirstName(name) ?? (name.includes(' ') ? undefined : gender)) === gender &&
      !name.split(' ').some((word) => persons.some((person) => person.name.split(' ').includes(plain(word)))),
  );
}

const plain = (word: string): string => word.replace(/['’]s?$/, '');
