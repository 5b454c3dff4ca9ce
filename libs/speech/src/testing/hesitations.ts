import { readFileSync } from 'node:fs';
import type { Interval } from '../signal/runs.js';
import type { SpokenWord } from '../words/tokens.js';

/** Where somebody hesitates in a recording of test-data, by hand. */
export interface HesitationLabels {
  fillers: (Interval & { word: string })[];
  drawnOut: (Interval & { word: string })[];
}

/** By file name. */
export const hesitationLabels = (): Record<string, HesitationLabels> =>
  JSON.parse(readFileSync(new URL('../../test-data/hesitations.json', import.meta.url), 'utf8')) as Record<
    string,
    HesitationLabels
  >;

/** A sound that is written as a word. */
export const isFiller = ({ text }: SpokenWord): boolean => /^(?:um|uh)$/iu.test(text);
