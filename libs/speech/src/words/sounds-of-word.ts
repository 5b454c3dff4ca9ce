import { countSyllables } from './count-syllables.js';
import { isHesitation } from './word-classes.js';

/**
 * Kinds of speech sound that can be told apart without knowing the speaker: vowel, nasal, liquid or glide, sibilant, weak fricative,
 * voiced fricative or affricate, voiceless and voiced stop, and a sound of hesitation.
 */
export type SpeechSound =
  'vowel' | 'nasal' | 'liquid' | 'sibilant' | 'weak' | 'voiced' | 'stop' | 'voicedStop' | 'hesitation';

const SHORT: Record<string, SpeechSound> = {
  V: 'vowel',
  N: 'nasal',
  L: 'liquid',
  S: 'sibilant',
  F: 'weak',
  Z: 'voiced',
  T: 'stop',
  D: 'voicedStop',
};
const DIGITS = ['SVLV', 'LVN', 'TV', 'FLV', 'FVL', 'FVF', 'SVTS', 'SVFVN', 'VT', 'NVN'];

/** Spellings whose letters are not spoken, or otherwise than they look. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/^[kgp]n/u, 'n'],
  [/^wr/u, 'r'],
  [/^wh/u, 'w'],
  [/^ps/u, 's'],
  [/igh/u, 'i'],
  [/mb$/u, 'm'],
];
/** Consonants by their letters, the longest spelling first. */
const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/^tch/u, 'TS'],
  [/^(?:sch|sh|ssi?(?=on)|ti(?=on|al)|ci(?=al|an)|ch|sc(?=[eiy]))/u, 'S'],
  [/^(?:th|ph)/u, 'F'],
  [/^(?:ck|qu?|cc?)(?![eiy])/u, 'T'],
  [/^ng(?![aeiou])/u, 'N'],
  [/^gh/u, ''],
  [/^x/u, 'TS'],
  [/^c(?=[eiy])|^ss?|^z+/u, 'S'],
  [/^(?:dg|j)|^g(?=[eiy])/u, 'Z'],
  [/^f+/u, 'F'],
  [/^v/u, 'Z'],
  [/^(?:tt?|pp?|kk?|c)/u, 'T'],
  [/^(?:bb?|dd?|gg?)/u, 'D'],
  [/^(?:mm?|nn?)/u, 'N'],
  [/^(?:ll?|rr?|w)/u, 'L'],
  [/^h/u, 'F'],
];
const LONGEST_WORD = 60;

/** The sounds of an English word by its spelling: roughly, and with as many vowels as {@link countSyllables} counts. */
export function soundsOfWord(bare: string): SpeechSound[] {
  if (isHesitation(bare)) return ['hesitation'];
  const { stem, tail } = endingOf(
    RESPELLED.reduce(
      (letters, [spelling, spoken]) => letters.replace(spelling, spoken),
      bare.replace(/[^a-z0-9]/gu, '').slice(0, LONGEST_WORD),
    ),
  );
  const letters = read(stem) + tail;
  const missing = countSyllables(bare) - letters.split('V').length + 1;
  const spoken =
    missing > 0 && letters.includes('V') ? letters.replace('V', 'V'.repeat(1 + missing)) : letters;
  return Array.from(spoken || 'V', (letter) => SHORT[letter]!);
}

function read(stem: string): string {
  let left = stem;
  let sounds = '';
  while (left !== '') {
    const first = sounds === '';
    const vowels = /^[aeiouy]+/u.exec(left)?.[0];
    const digit = /^\d/u.exec(left)?.[0];
    const consonant = CONSONANTS.find(([spelling]) => spelling.test(left));
    if (digit !== undefined) {
      sounds += DIGITS[Number(digit)]!;
      left = left.slice(1);
    } else if (first && /^y[aeiou]/u.test(left)) {
      sounds += 'L';
      left = left.slice(1);
    } else if (vowels !== undefined) {
      sounds += 'V';
      left = left.slice(vowels.length);
    } else if (consonant) {
      sounds += consonant[1];
      left = left.slice(consonant[0].exec(left)![0].length);
    } else left = left.slice(1);
  }
  return sounds;
}

/** Endings that are written with a vowel and spoken without: walked, makes, more. */
function endingOf(word: string): { stem: string; tail: string } {
  if (/[aeiouy].*[^aeiouytd]ed$/u.test(word)) {
    const stem = word.slice(0, -2);
    return { stem, tail: /[pkfsxch]$/u.test(stem) ? 'T' : 'D' };
  }
  if (/[aeiouy][lrnmkptvd]es$|[aeiouy].*[^aeiouysxzgch]es$/u.test(word))
    return { stem: word.slice(0, -2), tail: 'S' };
  if (!/[aeiouy].*[^aeiouy]e$/u.test(word) || /[^aeiouyr]le$/u.test(word)) {
    const stem = word.replace(
      /(?<=[aeiouy][^aeiouy]+)e(?=(?:ment|ments|ly|less|ful|fully|where|body|thing|one)$)/u,
      '',
    );
    return { stem, tail: '' };
  }
  const soft = word.at(-2) === 'c' ? 'S' : word.at(-2) === 'g' ? 'Z' : '';
  return { stem: word.slice(0, soft === '' ? -1 : -2), tail: soft };
}
