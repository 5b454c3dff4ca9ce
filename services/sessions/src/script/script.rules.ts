import { SCENARIO, type ScenarioType } from '@lectern/contracts/scenarios';

/** Pace at which a script's length is told before anyone has spoken it. */
const WORDS_PER_MINUTE = 150;
/** A take this long, against what there is to say, is one of full length: the last words may run faster. */
const FULL_LENGTH = 0.8;

interface Rehearsal {
  scenario: ScenarioType;
  words: number;
  targetMinutes: number | null;
  /** Seconds; null without a take. */
  longestTake: number | null;
}

/** Is there a take of full length? Measured against the text, or the target where that is shorter or all there is. */
export function isRehearsed({ scenario, words, targetMinutes, longestTake }: Rehearsal): boolean {
  if (longestTake === null) return false;
  const lengths = [words > 0 ? words / WORDS_PER_MINUTE : null, targetMinutes].filter((it) => it !== null);
  const usual = scenario === 'quick-practice' ? 1 : SCENARIO[scenario].deliveryMinutes[0];
  const minutes = lengths.length > 0 ? Math.min(...lengths) : usual;
  return longestTake >= minutes * 60 * FULL_LENGTH;
}

/** Words that are spoken: headings (`## `) and open slots (`[...]`) are not. */
export const countWords = (text: string): number =>
  text
    .replace(/\[[^\]\n]*\]/g, ' ')
    .split('\n')
    .filter((line) => !line.startsWith('## '))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
