import { surname } from '../case-model/sides.js';
import { QUOTATIONS } from './english/quotes.js';
import { tagged } from './english/tagged.js';

/** Somebody who was spoken of, for the pronouns behind. */
export interface Mention {
  name: string;
  /** Undefined where the name does not tell. */
  female: boolean | undefined;
  /** The sentence is about what this one did. */
  acts?: boolean;
}

const OF_KIN =
  /(?:\b(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[\p{L}’'-]*['’]s (?=(?:\p{Ll}+ )?(?:wife|husband|mother|father|sister|brother|son|daughter|aunt|uncle|cousin|girlfriend|boyfriend)\b)/gu;
const TITLED =
  /\b(?:Mr|Ms|Mrs|Miss|Dr|Officer|Detective|Sergeant|Deputy|Trooper|Agent|Nurse|Aunt|Uncle)\.? \p{Lu}[\p{L}’'-]+(?: (?!\p{Lu}\p{Ll}+days?\b)\p{Lu}[\p{L}’'-]+)?/gu;
const SOMEBODY = /\b[Aa]n? (?:\p{Ll}+ ){0,2}(man|woman|boy|girl)\b/gu;

/** "the driver": somebody, or a thing; nobody is named by it. */
const BY_ROLE =
  /(?<!, )\b[Tt]he (?:\p{Ll}+ )?(\p{Ll}+(?:er|or|ist|ian|ant|ent)|clerk|nurse|boss|guard|chief|cook|kid|guy|lady|cop|super)\b(?!['’]s license\b)(?!, (?:\p{Lu}|[^,]{2,20}, \p{Lu}))/gu;

/** "(By Ms. Roe) ": counsel who goes on to ask. */
const BY_COUNSEL = /\(By M(?:r|s|rs)\. [^()]{2,40}\)/gi;

/** The people whom a sentence names, and the stranger whom it brings in. */
export function mentionsIn(text: string, names: readonly string[]): Mention[] {
  // "Reed's wife": not Reed is spoken of.
  const bare = text.replace(BY_COUNSEL, '').replace(QUOTATIONS, '').replace(OF_KIN, '');
  const titled = [...bare.matchAll(TITLED)].map(([name]) => name.replace(/['’]s$/, ''));
  const full = names.filter((name) => bare.includes(name) && !titled.some((one) => one.includes(name)));
  const { surnames, firstNames } = waysToCall(names);
  const last = surnames
    .filter(
      ({ name, word }) => bare.includes(word) && ![...titled, ...full].some((one) => one.includes(name)),
    )
    .filter(({ word }) => new RegExp(`\\b${word}\\b`, 'u').test(bare))
    .map(({ name }) => name);
  const firsts = firstNames
    .filter(
      ({ name, first }) =>
        bare.includes(first) &&
        ![...titled, ...full, ...last].some((one) => name.includes(one)) &&
        new RegExp(`\\b${first}\\b(?! \\p{Lu}\\p{Ll})`, 'u').test(bare),
    )
    .map(({ name }) => name);
  const strangers = [...bare.matchAll(SOMEBODY), ...bare.matchAll(BY_ROLE)].map(([, noun]) => `the ${noun}`);
  return [...new Set([...titled, ...full, ...last, ...firsts, ...strangers])].map((name) => ({
    name,
    female: isFemale(name),
  }));
}

interface WaysToCall {
  surnames: { name: string; word: string }[];
  /** Of whom nobody else has the first name. */
  firstNames: { name: string; first: string }[];
}
const WAYS = new WeakMap<readonly string[], WaysToCall>();

/** The surnames and first names of these names, found once for all sentences that are asked for them. */
function waysToCall(names: readonly string[]): WaysToCall {
  const known = WAYS.get(names);
  if (known) return known;
  const firstOf = (name: string): string => name.split(' ')[0]!;
  const bearers = Map.groupBy(
    names.filter((name) => name.includes(' ')),
    firstOf,
  );
  const ways = {
    surnames: names.map(surname).map((name) => ({ name, word: name.replace(/[^\p{L}’'-]/gu, '') })),
    firstNames: names
      .filter((name) => bearers.get(firstOf(name))?.length === 1 && name.includes(' '))
      .map((name) => ({ name, first: firstOf(name) }))
      .filter(({ first }) => /^\p{Lu}\p{Ll}{2,}$/u.test(first)),
  };
  WAYS.set(names, ways);
  return ways;
}

function isFemale(name: string): boolean | undefined {
  if (/^(?:Ms|Mrs|Miss|Aunt)\b|^the (?:woman|girl|lady)$/.test(name)) return true;
  if (/^(?:Mr|Uncle)\b|^the (?:man|boy|guy)$/.test(name)) return false;
  const tags = tagged(name)[0]?.tags;
  return tags?.has('FemaleName') ? true : tags?.has('MaleName') ? false : undefined;
}
