import type { Exchange } from '../case-fields/testimony.rules.js';
import { type Mention, mentionsIn } from './own-words.js';

/** "Then she wrote": she of whom alone the last part of the transcript spoke. */
export function farther(
  asked: string,
  talks: readonly Exchange[],
  at: number,
  names: readonly string[],
): Mention[][] {
  const [, pronoun = ''] = /\b(he|she)\b/i.exec(asked.replace(/[“"][^”"]*[”"]/g, '')) ?? [];
  if (!pronoun) return [];
  const female = pronoun.toLowerCase() === 'she';
  const all = talks
    .slice(Math.max(0, at - FAR_BACK), at)
    .flatMap((one) => [...mentionsIn(one.question, names), ...mentionsIn(one.answer, names)]);
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

/** "You don't know if he was facing Mr. Roe": he is somebody else. */
export const behindPronoun = (asked: string, { name, female }: Mention): boolean => {
  const [word = ''] = name.split(' ').slice(-1);
  const pronoun = asked.search(
    female === true ? /\bshe\b/i : female === false ? /\bhe\b/i : /\b(?:he|she)\b/i,
  );
  return pronoun >= 0 && pronoun < asked.indexOf(word);
};
