import { escaped } from '@lectern/legal-text/escaped';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import type { ModelPerson } from '@lectern/contracts/case-model';
import { suffixOf } from '../script/english/last-name.js';
import type { Antecedents } from './antecedents.js';
import { RANKED } from './interviewed.js';
import type { Gender } from './genders.js';
import { surname } from './sides.js';
import { QUOTATIONS } from '../script/english/quotes.js';

const SAYS =
  /^(?:[^,“”"]{2,40}, )?(?:he|she) (?:then |also |further |later )?(?:said|says|told|answered|replied|stated|explained|admitted|advised|claimed|denied|recalled|volunteered|described|estimated|added|reported|confirmed|identified|related|responded)\b/i;
/** Sentences for which somebody is spoken with, and for which an account of his own goes on. */
const TALK = 8;
const ACCOUNT = 40;

/** "He said" in a report of a talk: he who was asked, unless the sentence before speaks of another. */
export function intervieweeAt(pronoun: string, at: number, among: Antecedents): ModelPerson | undefined {
  const told = accountAt(pronoun, at, among);
  if (!told) return undefined;
  const { person, before, gender, says } = told;
  const { persons, genders } = among;
  const rivals = persons.filter(
    ({ name }) =>
      name !== person.name &&
      (genders.get(name) ?? gender) === gender &&
      new RegExp(`\\b${escaped(surname(name))}\\b`, 'u').test(before),
  );
  if (!says) return rivals.length === 0 ? person : undefined;
  const subject = subjectIn(before, tagged(before))?.again ?? '';
  return rivals.some(({ name }) => subject.endsWith(surname(name))) ? undefined : person;
}

/** "Agent Reed told him that he could go. He asked for his coat": in the report of an interview who is told goes on. */
export function questionedAt(pronoun: string, at: number, among: Antecedents): ModelPerson | undefined {
  const told = accountAt(pronoun, at, among);
  if (!told?.whole) return undefined;
  const { person, before, gender } = told;
  const spokenOf =
    (gender === 'she' ? /\b(?:she|her)\b/i : /\b(?:he|him|his)\b/i).test(before) ||
    before.includes(surname(person.name));
  // "Agent Reed asked if he had sold any": whom the report is on need not be named.
  return QUESTIONS.test(before) && spokenOf ? person : undefined;
}

interface Account {
  person: ModelPerson;
  gender: Gender;
  /** The sentence before, without what is quoted in it. */
  before: string;
  says: boolean;
  whole: boolean;
}

/** Whose account a sentence goes on with. */
function accountAt(
  pronoun: string,
  at: number,
  { sentences, persons, genders, named, interviewed, shared }: Antecedents,
): Account | undefined {
  const own = sentences[at]!;
  const lead = interviewed.findLast(
    ({ sentence }) => sentence.document === own.document && sentence.order < own.order,
  );
  if (!lead) return undefined;
  // What he said in passing ends with its paragraph; an account ends where another person is told of.
  if (!lead.whole && lead.sentence.passage !== own.passage) return undefined;
  const others = sentences.slice(sentences.indexOf(lead.sentence) + 1, at);
  if (others.some(({ text }) => opensOnAnother(named(text), surname(lead.name)))) return undefined;
  const says = SAYS.test(own.text);
  const far = own.order - lead.sentence.order;
  if (far > (lead.whole ? ACCOUNT : TALK) || (!says && !lead.whole)) return undefined;
  const gender = /^(?:she|her)$/i.test(pronoun) ? 'she' : 'he';
  const last = surname(lead.name);
  if (shared.has(last)) return undefined;
  const [person, ...namesakes] = persons.filter(({ name }) => surname(name) === last);
  if (!person || namesakes.length > 0 || (genders.get(person.name) ?? gender) !== gender) return undefined;
  // "Pruett, Darrell SR": of a father and a son of one name it must be plain which.
  const suffix = suffixBehind(lead.sentence.text, last);
  if (suffix !== '' && suffixOf(person.name) !== suffix) return undefined;
  const before = named(sentences[at - 1]!.text).replace(QUOTATIONS, (quote) => ' x'.padEnd(quote.length));
  return { person, gender, before, says, whole: lead.whole };
}

/** "THIBAULT, Lucien P., III": a suffix stands close behind the name that bears it. */
function suffixBehind(text: string, last: string): string {
  const behind = text.slice(text.toUpperCase().indexOf(last.toUpperCase()) + last.length, text.length);
  const [suffix = ''] = SUFFIXED.exec(behind.slice(0, NEAR)) ?? [];
  return suffixOf(`X ${suffix.replace(/^Jun.*/i, 'Jr').replace(/^Sen.*/i, 'Sr')}`);
}
const NEAR = 24;

/** What an officer asks, tells, shows or hands to the one whom he questions. */
const QUESTIONS =
  /^(?:[^,“”]{2,40}, )?(?:Officer|Ofc|Detective|Det|Sergeant|Sgt|Deputy|Trooper|Agents?|Special Agent|SA|TFO|Inspector|Investigator|Affiant)\b[^“”]{0,60}?\b(?:asked|told|showed|gave|handed|advised|informed|read|reminded|warned|offered|got|said|explained|confronted)\b/u;

/** "Guadalupe Ibarra, 44, was driving east": somebody new, by first name and surname. */
function opensOnAnother(text: string, last: string): boolean {
  const [found] = /^(?:\p{Lu}[\p{L}’'-]+ ){1,2}\p{Lu}[\p{L}’'-]+(?=,? (?:\p{Ll}|\d))/u.exec(text) ?? [];
  return (
    found !== undefined &&
    !found.includes(last) &&
    !RANKED.test(found) &&
    !/^(?:On|In|At|The|After|Before|During|When|Agents?|Special|This)\b/.test(found)
  );
}

const SUFFIXED = /(?<!\p{L})(?:Jr|Sr|JR|SR|Junior|Senior|II|III)(?!\p{L})/u;
