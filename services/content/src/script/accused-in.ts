import type { ModelPerson } from '@lectern/contracts/case-model';
import type { Exchange } from '../case-fields/testimony.rules.js';
import { escaped } from '@lectern/legal-text/escaped';
import { surname } from '../case-model/sides.js';
import type { Brief } from './brief.js';
import { gendersOf } from './genders-of.js';
import type { OwnWords } from './own-paper.js';
import type { SpokenOf } from './put-again.js';
import { properIn } from './spoken-names.js';

/** Exchanges in which nobody else was named. */
const BACK = 2;
/** Exchanges over which he was named last. */
const FAR = 10;
const NO_PERSON =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Street|Avenue|Road|Lane|Drive|County|State|Court|Judge|Your|Honor|Exhibit|Page|Line|Yes|No|Okay|Good|Christmas|Easter|Thanksgiving)$/;
const MALE = /\b[Hh](?:e|im|is)\b/;
const FEMALE = /\b(?:[Ss]he|[Hh]er)\b/;
/** Somebody who may be "he", and has no name. */
const SOMEBODY =
  /\b(?:son|daughter|brother|sister|father|mother|dad|mom|husband|wife|boyfriend|girlfriend|cousin|uncle|aunt|friend|boy|girl|kid|man|woman|guy|lady|fellow|boss|manager|clerk|owner|officer|detective|deputy|trooper|investigator|doctor|nurse|driver|lawyer|neighbou?r)\b/i;
const NAMED = /\b(?:Mr|Ms|Mrs|Dr|Officer|Detective|Sergeant|Deputy|Trooper|Agent)\.? (\p{Lu}[\p{L}’'-]+)/gu;

/**
 * Whom "he" means where the prosecution examines a witness of the defense: the accused, of whom everybody speaks, where neither the question
 * nor the exchanges before it speak of anybody else who could be meant.
 */
export function accusedIn(
  brief: Brief,
  witness: ModelPerson,
  talks: readonly Exchange[],
): ((at: number) => SpokenOf | undefined) | undefined {
  const { read, model } = brief;
  // "You saw his eyes": with his name in it the defense would grant that it was he.
  if (!read.sides.criminal || model.side !== 'claiming') return undefined;
  const [accused, another] = model.people.filter(
    ({ kind, role }) => kind === 'person' && role === 'the other side',
  );
  if (!accused || another || accused.id === witness.id) return undefined;
  const gender = gendersOf(brief).get(accused.name);
  if (gender === undefined) return undefined;
  const name = `${gender === 'he' ? 'Mr.' : 'Ms.'} ${surname(accused.name)}`;
  const own = new Set(
    [...accused.name.split(' '), ...witness.name.split(' ')].map((word) => word.toLowerCase()),
  );
  const others = model.people
    .filter(({ id, kind }) => kind === 'person' && id !== accused.id && id !== witness.id)
    .flatMap(({ name: other }) => other.split(' '))
    .filter((word) => word.length > 2 && !own.has(word.toLowerCase()));
  const counsel = new Set(talks.flatMap(({ by = '' }) => by.toLowerCase().split(' ').at(-1) ?? []));
  const speaksOfAnother = (text: string): boolean =>
    SOMEBODY.test(text) ||
    others.some((word) => text.includes(word)) ||
    [...text.matchAll(NAMED)].some(
      ([, last]) => !own.has(last!.toLowerCase()) && !counsel.has(last!.toLowerCase()),
    );
  const pronouns = gender === 'he' ? MALE : FEMALE;
  // "Sam went to his truck.": of whoever is called by a name that the file does not know, nobody can say that he is the accused.
  const proper = [...properIn(talks)].filter(
    (word) => !own.has(word.toLowerCase()) && !counsel.has(word.toLowerCase()) && !NO_PERSON.test(word),
  );
  const called = (words: readonly string[]): RegExp | undefined =>
    words.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}’'-])(?:${words.map(escaped).join('|')})(?![\\p{L}-])`, 'gu');
  const lastOf = (text: string, names: RegExp | undefined): number =>
    (names && [...text.matchAll(names)].at(-1)?.index) ?? -1;
  const his = called(accused.name.split(' ').filter((word) => word.length > 2));
  const othersCalled = called(proper);
  return (at) => {
    const near = talks
      .slice(Math.max(0, at - BACK), at)
      .flatMap(({ question, answer }) => [question, answer]);
    if ([...near, talks[at]!.question].some(speaksOfAnother)) return undefined;
    const far = talks
      .slice(Math.max(0, at - FAR), at)
      .flatMap(({ question, answer }) => [question, answer])
      .join(' ');
    const named = lastOf(far, his);
    return named >= 0 && named > lastOf(far, othersCalled) ? { name, pronouns } : undefined;
  };
}

/**
 * A tester for what names our accused where neither the question nor the answer did: whoever says that he saw "the man" has not said that it
 * was he.
 */
export function grantsIdentity({
  read,
  model,
}: Brief): (words: Pick<OwnWords, 'text' | 'question' | 'words'>) => boolean {
  if (!read.sides.criminal || model.side !== 'defending') return () => false;
  const names = model.people
    .filter(({ kind, role }) => kind === 'person' && role === 'our client')
    .map(({ name }) => surname(name));
  return ({ text, question, words }) =>
    question !== undefined &&
    names.some(
      (name) => text.includes(name) && !`${question} ${words}`.toLowerCase().includes(name.toLowerCase()),
    );
}
