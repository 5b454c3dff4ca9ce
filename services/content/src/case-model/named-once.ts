import { escaped } from '@lectern/legal-text/escaped';
import { suffixOf } from '../script/english/last-name.js';
import { tagged } from '../script/english/tagged.js';
import type { Gender } from './genders.js';
import { surname } from './sides.js';

/** Father and son are told apart by their first names, and by what stands behind the last one. */
export const apart = (witness: string): string => {
  const suffix = suffixOf(witness);
  const behind = suffix === 'Jr' || suffix === 'Sr' ? `, ${suffix}.` : suffix && ` ${suffix}`;
  return `${witness.split(' ')[0]!} ${surname(witness)}${behind}`;
};

/** "Reyes held his coat": after the first mention a pronoun; undefined where nobody knows which. */
export function onceNamed(text: string, name: string, gender: Gender | undefined): string | undefined {
  const first = text.indexOf(name) + name.length;
  const rest = text.slice(first).split(/(“[^”]*”)/);
  const again = new RegExp(
    `(?<!\\p{Lu}\\p{L}* )\\b(?:${escaped(name)}|${escaped(surname(name))})(['’]s?)?(?![\\p{L}-])`,
    'gu',
  );
  if (!rest.some((part, at) => at % 2 === 0 && part.search(again) >= 0)) return text;
  if (gender === undefined) return undefined;
  const [his, him] = gender === 'he' ? ['his', 'him'] : ['her', 'her'];
  return (
    text.slice(0, first) +
    rest
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part.replace(again, (all: string, owns: string | undefined, place: number) => {
              if (owns) return his;
              const [next] = tagged(part.slice(place + all.length).trim());
              return next?.tags.has('Verb') || OPENS_CLAUSE.test(part.slice(0, place)) ? gender : him;
            }),
      )
      .join('')
  );
}
const OPENS_CLAUSE =
  /(?:[,;:]|\b(?:that|than|and|but|because|when|while|before|after|if|as|so|where|what|how|why|until|since|said|thought|knew)) $/i;
