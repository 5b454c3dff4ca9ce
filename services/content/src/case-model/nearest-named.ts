import type { ModelPerson } from '@lectern/contracts/case-model';
import { escaped } from '@lectern/legal-text/escaped';
import { subjectIn } from '../script/english/subject.js';
import { tagged } from '../script/english/tagged.js';
import { QUOTATIONS } from '../script/english/quotes.js';
import { isOrdinary } from '../script/english/casing.js';
import type { Antecedents } from './antecedents.js';
import { type Gender, byFirstName } from './genders.js';
import { namesIn } from './names-in.js';
import { surname } from './sides.js';

const BACK = 6;
/** Paragraphs over which a pleading goes on about somebody without the name. */
const PARAGRAPHS = 2;
/** Somebody without a name, who may be meant as well. */
const UNNAMED =
  /\b(?:an?|the|his|her|their|another|one) (?:\p{Ll}+[ -]){0,2}(?:father|mother|son|daughter|wife|husband|brother|sister|aunt|uncle|niece|nephew|friend|boy|girl|man|woman|child|\p{Ll}{3,}(?:er|or|ist|ant|ian|man|woman|nurse|clerk|guard|physician))\b/iu;

/**
 * Of whom our own pleading goes on with "he" or "she", where the sentences before are told apart from it: the one person of that
 * sex whom they name, nobody else and no stranger beside. Undefined where two could be meant.
 */
export function nearestNamed(
  pronoun: string,
  at: number,
  { sentences, persons, genders, named, shared, sides }: Antecedents,
): ModelPerson | undefined {
  const gender: Gender = /^(?:she|her)$/i.test(pronoun) ? 'she' : 'he';
  // Of two who sue together either may be meant.
  if (sides?.client?.several) return undefined;
  const own = sentences[at]!;
  const mayBe = (other: Gender | undefined): boolean => (other ?? gender) === gender;
  for (let back = at - 1; back >= Math.max(0, at - BACK); back -= 1) {
    const before = sentences[back]!;
    if (before.document !== own.document || own.passage - before.passage > PARAGRAPHS) return undefined;
    const text = named(before.text).replace(QUOTATIONS, ' x ');
    if (UNNAMED.test(text) || namesAnother(text, persons)) return undefined;
    const here = persons.filter(({ name }) =>
      new RegExp(
        `(?<![\\p{L}-])${escaped(shared.has(surname(name)) ? name : surname(name))}(?![\\p{L}-])`,
        'u',
      ).test(text),
    );
    const strangers = namesIn({
      text,
      source: { document: before.document, page: before.page, quote: text },
    });
    if (
      strangers.some(
        ({ name }) => mayBe(byFirstName(name)) && !here.some((one) => one.name.includes(surname(name))),
      )
    )
      return undefined;
    const able = here.filter(({ name }) => mayBe(genders.get(name) ?? byFirstName(name)));
    if (able.length === 0) continue;
    const subject = subjectIn(text, tagged(text))?.again.split(' ').at(-1);
    const [only, other] =
      able.length === 1 ? able : able.filter(({ name }) => surname(name).split(' ').at(-1) === subject);
    return only && !other && (genders.get(only.name) ?? byFirstName(only.name)) === gender ? only : undefined;
  }
  return undefined;
}

/** Does a sentence speak of somebody by a name that is of nobody whom the file names in full, as of a child or a brother? */
function namesAnother(text: string, persons: readonly ModelPerson[]): boolean {
  const known = new Set(persons.flatMap(({ name }) => name.split(' ')));
  return tagged(text).some(
    ({ text: word, shut }, at, all) =>
      !shut &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
      !known.has(word) &&
      !CALENDAR.test(word) &&
      !/^(?:the|at|in|of|on|from|to|near|by|through|into)$/i.test(
        all[at - 1]?.lower ?? (isOrdinary(word.toLowerCase()) ? 'the' : ''),
      ) &&
      !/^\p{Lu}/u.test(all[at - 1]?.text ?? '') &&
      !/^\p{Lu}/u.test(all[at + 1]?.text ?? ''),
  );
}
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mr|Mrs|Ms|Dr)$/;
