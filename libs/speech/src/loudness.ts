import { LEVEL, LEVEL_RANGE, gradeOf } from './bands.js';

/** The level of a voice as a listener would say it: decibels relative to full scale say nothing to one. */
export function loudnessOf(medianDb: number): 'quiet' | 'clearly audible' | 'very loud' {
  const grade = gradeOf(medianDb, LEVEL);
  return grade === 'good' ? 'clearly audible' : grade.endsWith('low') ? 'quiet' : 'very loud';
}

/** Ten decibels are heard as twice or half as loud (S. S. Stevens, "The measurement of loudness", 1955); under two nobody hears one. */
const HEARD: readonly (readonly [decibels: number, louder: string, softer: string])[] = [
  [15, 'several times as loud', 'a fraction as loud'],
  [8, 'about twice as loud', 'about half as loud'],
  [4, 'clearly louder', 'clearly softer'],
  [2, 'a little louder', 'a little softer'],
];

/** A difference of level as it is heard: "clearly louder", "about half as loud", "as loud". */
export function heardAs(decibels: number): string {
  const heard = HEARD.find(([least]) => Math.abs(decibels) >= least);
  return heard ? heard[decibels > 0 ? 1 : 2] : 'as loud';
}

/** How far the loudest tenth of the syllables stands above the quietest, as it is heard. */
export const livelinessOf = (rangeDb: number): 'flat' | 'lively' | 'very uneven' =>
  rangeDb < LEVEL_RANGE.good[0] ? 'flat' : rangeDb > LEVEL_RANGE.good[1] ? 'very uneven' : 'lively';
