import type { Exchange } from '../case-fields/testimony.rules.js';
import type { Mention } from './mentions.js';
import { QUOTATIONS } from './english/quotes.js';

/** "Then she wrote": she of whom alone the last part of the transcript spoke. */
export function farther(
  asked: string,
  talks: readonly Exchange[],
  at: number,
  mentioned: (text: string) => Mention[],
): Mention[][] {
  const [, pronoun = ''] = /\b(he|she)\b/i.exec(unquoted(asked)) ?? [];
  if (!pronoun) return [];
  const female = pronoun.toLowerCase() === 'she';
  const all = talks
    .slice(Math.max(0, at - FAR_BACK), at)
    .flatMap((one) => [...mentioned(one.question), ...mentioned(one.answer)]);
  const able = all.filter(
    (one) => one.female === female || (one.female === undefined && !one.name.startsWith('the ')),
  );
  // Whose name tells it goes before a word with a capital that may be a town.
  const sure = able.filter((one) => one.female === female);
  const meant = sure.length > 0 ? sure : able;
  const [first] = meant;
  return first && meant.every(({ name }) => name === first.name) ? [[first]] : [];
}
const FAR_BACK = 12;

/**
 * "Had she touched anyone?", five questions behind the one that named her: whoever alone was named last, as long as the questions
 * between go on about her.
 */
export function goneOnAbout(
  asked: string,
  talks: readonly Exchange[],
  at: number,
  mentioned: (text: string) => Mention[],
): Mention[][] {
  const [, pronoun = ''] = PERSON.exec(unquoted(asked)) ?? [];
  if (!pronoun) return [];
  const female = /^(?:she|her|hers)$/i.test(pronoun);
  let gaps = 0;
  for (const talk of talks.slice(Math.max(0, at - GOES_ON), at).reverse()) {
    const text = `${talk.question} ${talk.answer}`;
    const able = mentioned(text).filter((one) => one.female !== !female);
    const names = new Set(able.map(({ name }) => name.split(' ').at(-1)));
    if (names.size > 1) return [];
    const [one] = able;
    // A surname alone may be anybody's.
    if (one) return one.female === undefined || one.name.startsWith('the ') ? [] : [[one]];
    if (!(female ? HER : HIM).test(unquoted(text)) && (gaps += 1) > 1) return [];
  }
  return [];
}
const GOES_ON = 9;
const PERSON = /\b(he|she|him|her|his|hers)\b/i;
const HER = /\b(?:she|her|hers)\b/i;
const HIM = /\b(?:he|him|his)\b/i;
const unquoted = (text: string): string => text.replace(QUOTATIONS, '');

/** "You don't know if he was facing Mr. Roe": he is somebody else. */
export const behindPronoun = (asked: string, { name, female }: Mention): boolean => {
  const [word = ''] = name.split(' ').slice(-1);
  const pronoun = asked.search(
    female === true ? /\bshe\b/i : female === false ? /\bhe\b/i : /\b(?:he|she)\b/i,
  );
  return pronoun >= 0 && pronoun < asked.indexOf(word);
};

/** "Nico's wife": Nico is "he" in the whole transcript. */
export function gendersByKin(talks: readonly Exchange[]): ReadonlyMap<string, boolean> {
  const text = talks.map((one) => `${one.question} ${one.answer}`).join(' ');
  return new Map(
    [...text.matchAll(/\b(\p{Lu}[\p{L}-]+)['’]s (wife|husband)\b/gu)].map(([, name, kin]) => [
      name!,
      kin === 'husband',
    ]),
  );
}

/** Somebody with what the transcript tells of whether "she" can stand for him. */
export function withGender(one: Mention, genders: ReadonlyMap<string, boolean>): Mention {
  const female = one.female ?? genders.get(one.name.split(' ').at(-1)!);
  return female === one.female ? one : { ...one, female };
}
