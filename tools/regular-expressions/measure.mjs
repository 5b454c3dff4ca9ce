// How the time of a regular expression grows in this very engine, tried with texts that repeat parts of the pattern.
import { createContext, runInContext } from 'node:vm';

/** Characters of the texts whose times are compared. */
const SHORT = 2000;
const LONG = 4000;
/** Less than this is no growth that a measurement could tell from noise. */
const LEAST_MS = 20;
const GIVEN_UP_MS = 3000;
const COMMON = [
  ' ',
  'a',
  'A',
  '1',
  '.',
  ',',
  '-',
  '(',
  '\n',
  'a ',
  'A ',
  'Aa ',
  '1 ',
  ', ',
  '. ',
  '“',
  '§ 1',
];
const ENDS = ['', '\0', '!', '\n!'];

/** The highest degree that any of these texts shows: 99 where the engine did not end. */
export function measuredDegree({ pattern, flags }, attacks = []) {
  const pumps = [...COMMON, ...wordsOf(pattern)];
  const texts = pumps.flatMap((pump) =>
    ENDS.map((end) => (length) => pump.repeat(Math.ceil(length / pump.length)) + end),
  );
  const known = attacks.map((attack) => (length) => attackText(attack, length));
  let highest = 1;
  for (const text of [...known, ...texts]) {
    highest = Math.max(highest, degreeOn(text, pattern, flags));
    if (highest === 99) break;
  }
  return highest;
}

/**
 * A growth above the square is believed only where longer texts show it again: one run in which the processor was taken
 * away, or the code was still being compiled, is no growth.
 */
function degreeOn(text, pattern, flags) {
  const times = (length, runs) =>
    Math.min(...Array.from({ length: runs }, () => milliseconds(text(length), pattern, flags)));
  const once = times(LONG, 1);
  if (once < LEAST_MS) return 1;
  const long = Math.min(once, times(LONG, 2));
  if (long >= GIVEN_UP_MS) return 99;
  const degree = growth(long, times(SHORT, 3));
  return degree <= 2 ? degree : Math.min(degree, growth(times(2 * LONG, 3), times(LONG, 3)));
}

const growth = (twiceAsLong, long) => Math.max(1, Math.round(Math.log2(twiceAsLong / long)));

/** Processor time, which other programs on the machine do not lengthen. */
function milliseconds(text, pattern, flags) {
  const context = createContext({ text, pattern, flags });
  const before = process.cpuUsage();
  try {
    runInContext('const re = new RegExp(pattern, flags); text.replace(re, "");', context, {
      timeout: GIVEN_UP_MS,
    });
  } catch {
    return GIVEN_UP_MS;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Words that the pattern itself looks for, each alone and with what may follow it. */
function wordsOf(pattern) {
  const words = [...new Set(pattern.replace(/\\[a-zA-Z]\{?[^}]*\}?/g, ' ').match(/[A-Za-z]{2,}/g) ?? [])];
  return words.slice(0, 60).flatMap((word) => [word, `${word} `, `${word} 1`, `${word} A`]);
}

/** A text of about `length` characters from an attack that recheck found. */
function attackText({ pumps, suffix }, length) {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const unit = pumps.reduce((sum, { pump }) => sum + pump.length, 0) || 1;
  const times = Math.max(1, Math.floor((length - fixed) / unit));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
}
