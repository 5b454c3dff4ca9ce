import { CAUSES_OF_ACTION } from './causes-of-action.js';
import { DOCTRINES, type DoctrineSort } from './doctrines.js';

export interface FoundDoctrine {
  /** As it stands in the text. */
  text: string;
  sort: DoctrineSort | 'claim';
}

interface Word {
  word: string;
  start: number;
  end: number;
}

/** Without the endings of the plural and of possession. */
const plain = (word: string): string => {
  const bare = word.toLowerCase().replace(/['’]s?$/, '');
  if (bare.length < 4 || bare.endsWith('ss')) return bare;
  return bare.endsWith('ies') ? `${bare.slice(0, -3)}y` : bare.replace(/s$/, '');
};

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[A-Za-z]+(?:['’]s?(?![A-Za-z]))?/g)].map(({ 0: word, index }) => ({
    word: plain(word),
    start: index,
    end: index + word.length,
  }));

interface Name {
  words: string[];
  sort: FoundDoctrine['sort'];
}

/** Names by their first word, longest first; what is a doctrine and another name of a cause of action is the doctrine. */
const NAMES: ReadonlyMap<string, Name[]> = (() => {
  const all: Name[] = [
    ...DOCTRINES.flatMap(({ names, sort }) =>
      names.map((name) => ({ words: wordsOf(name).map(({ word }) => word), sort })),
    ),
    ...CAUSES_OF_ACTION.flatMap(({ name, also = [] }) => [name, ...also]).map((name) => ({
      words: wordsOf(name).map(({ word }) => word),
      sort: 'claim' as const,
    })),
  ];
  return Map.groupBy(
    all.sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  );
})();

/** Only spaces, hyphens and quotation marks stand between the words of a name. */
const BETWEEN = /^[\s“”"'’–-]{1,3}$/;

/** Causes of action and doctrines that a text names, in its order; of two that begin with the same word, the longer. */
export function findDoctrines(text: string): FoundDoctrine[] {
  const words = wordsOf(text);
  const found: FoundDoctrine[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = NAMES.get(words[at]!.word)?.find(({ words: own }) =>
      own.every((word, step) => {
        const here = words[at + step];
        if (here?.word !== word) return false;
        return step === 0 || BETWEEN.test(text.slice(words[at + step - 1]!.end, here.start));
      }),
    );
    if (!name) continue;
    const last = words[at + name.words.length - 1]!;
    found.push({ text: text.slice(words[at]!.start, last.end).replace(/['’]$/, ''), sort: name.sort });
    at += name.words.length - 1;
  }
  return found;
}
