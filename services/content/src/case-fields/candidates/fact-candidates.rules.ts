import type { ExtractedValue } from '../extracted-value.js';
import { repeatedAllegations } from '../repeated-allegations.rules.js';
import { looksCited } from '../caption.rules.js';
import { factText, isProse, mayBeFact } from '../key-facts.rules.js';
import { isBoilerplate, isLegalStandard, isReadable, withoutPageMarks } from './presentable.rules.js';
import type { Candidate, Choice } from './ranking.rules.js';
import type { Reading } from './reading.rules.js';
import type { Describe } from './sentence-features.rules.js';

export const FACT_CHOICE: Choice = {
  most: 12,
  runnersUp: 12,
  leastShown: 0.15,
  fewest: { count: 5, least: 0.05 },
  leastOffered: 0.03,
  overlap: 0.65,
};

/** Somebody's own words, what he admitted or knew, what hurt, and what it cost: no trial is told without them, whomever they hurt. */
const TELLING =
  /\b(?:told|said|wrote|stated|replied|answered|texted|e-?mailed|shouted|asked)\b[^.]{0,60}[“"]|[“"][^”"]{8,}[”"],? (?:he|she|they|\p{Lu}\p{Ll}+) (?:told|said|wrote|stated|replied)|\badmitted\b|\backnowledged\b|\bconceded\b|\b(?:had )?kn(?:ew|own) (?:that|of|about|for)\b|\b(?:died|was killed|was shot|broke (?:his|her|a|an|both|two)|fractured|collapsed|was (?:beaten|burned|injured|arrested))\b|\bnever (?:read|told|warned|checked|answered|inspected|paid|returned)\b|\b(?:lost|owes|withdrew|stole|paid|placed|worth)\b[^.]{0,20}\$\d/u;

/** A note that only points elsewhere. */
const POINTS_ELSEWHERE = /^(?:\d{1,2}\s)?(?:see|cf|id|accord|but see|e\.g|note|citing|quoting)\b/i;

/** What must be done, or is asked for, has not happened. */
const STILL_TO_COME =
  /\b(?:shall|must) (?:be )?(?:filed?|served?|completed?|closed?|pay|appear|submit)\b|\b(?:is|are) (?:due|set for)\b|\bmay appeal\b|\bwill be held\b|\bhereby ordered\b|^(?:[A-Z]\.\s+)?(?:award|order|divide|dissolve|grant|declare|enter|issue|enjoin|appoint|direct|require)\b/i;

const tellsOfThisCase = (text: string): boolean =>
  isProse(text) &&
  !STILL_TO_COME.test(text) &&
  isReadable(text) &&
  !looksCited(text) &&
  !POINTS_ELSEWHERE.test(text) &&
  !isBoilerplate(text) &&
  !isLegalStandard(text);

/** Every sentence that can be a fact. `ruled`: those that the rules by name would take, best first. */
export function factCandidates(reading: Reading, ruled: ExtractedValue[], describe: Describe): Candidate[] {
  const chosen = new Set(ruled.map(({ quote }) => quote));
  const alleged = repeatedAllegations(reading.sentences);
  return reading.sentences.flatMap((sentence, order) =>
    !alleged.has(sentence) && mayBeFact(sentence) && tellsOfThisCase(sentence.text)
      ? [
          {
            value: factText(withoutPageMarks(sentence.text)),
            telling: TELLING.test(sentence.text),
            page: sentence.page,
            quote: sentence.text,
            features: {
              ...describe(sentence, order),
              ruled: chosen.has(sentence.text) ? 1 : 0,
              third: Math.floor((3 * order) / reading.sentences.length) === 1 ? 1 : 0,
            },
          },
        ]
      : [],
  );
}
