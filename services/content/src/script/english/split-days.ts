import { MONTH } from '@lectern/legal-text/months';
import { countWords } from './count-words.js';
import { type Rule, sentence } from './joints.js';

/** Words from which on a sentence cannot be said in one breath. */
const LONG = 25;
const DAY = new RegExp(`^On (${MONTH} \\d{1,2}, \\d{4}), (?=at \\d|\\p{Lu}|the |an? )`, 'u');

/** "On August 12, 2023, at 11:48 p.m., Officer Pruitt ...", too long for one breath: the day is said first. */
export const openingDay: Rule = (source) => {
  const found = countWords(source) > LONG ? DAY.exec(source) : null;
  return found ? [`It was ${found[1]}.`, sentence(source.slice(found[0].length))] : undefined;
};
