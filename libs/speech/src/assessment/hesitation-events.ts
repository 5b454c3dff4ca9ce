import type { Acoustics } from '../measurements.js';
import { LEAST_LIKELIHOOD, type Hesitation } from '../signal/hesitations.js';
import type { Interval } from '../signal/runs.js';
import { SOUNDS_PER_SECOND } from '../signal/sounds.js';
import { observationWords } from '../english/observations.js';
import type { Finding, HeardWords } from './evidence.js';

const OBSERVED = { code: 'hesitation' } as const;

/** Recognizers end a word early and begin it late, by this much and less. Seconds. */
const BESIDE_A_WORD = 0.06;
/** Voice that no word covers: shorter is the edge of a word, longer a word that was not recognized. Seconds. */
const SHORTEST = 0.16;
const LONGEST = 1.4;
/** Of voiced stretches without a word this share were fillers on recordings with hand-aligned words. */
const WITHOUT_A_WORD = 0.8;
/** Where the times of words are estimated, a filler may be that sound if it is this near. Seconds. */
const NEAR_A_FILLER = 1;
const VOICED = /[PAvm]{2,}/gu;

/**
 * Sounds that are probably no words. Where the times of the words are known it is the voice that no word covers; else what sounds
 * like one, unless a known filler lies there. They weigh in no score.
 */
export function findHesitationEvents(
  acoustics: Acoustics,
  words: HeardWords | null,
  fillers: readonly Interval[],
): Finding[] {
  const heard = (acoustics.hesitations ?? []).filter(({ likelihood }) => likelihood >= LEAST_LIKELIHOOD);
  const timed = words?.timed ?? false;
  const found = words !== null && timed ? uncovered(acoustics, words, heard) : heard;
  const near = timed ? 0 : NEAR_A_FILLER;
  return found
    .filter((one) => !fillers.some(({ start, end }) => start < one.end + near && end > one.start - near))
    .map(({ start, end, likelihood }) => ({
      kind: 'hesitation',
      start,
      end,
      confidence: likelihood,
      text: observationWords(OBSERVED),
      observed: OBSERVED,
      credit: false,
    }));
}

/** Voice outside of all words, surer where it sounds like a hesitation too. */
function uncovered(
  { sounds }: Acoustics,
  { tokens }: HeardWords,
  heard: readonly Hesitation[],
): Hesitation[] {
  const covered = tokens.flatMap(({ start, end }) =>
    start === null || end === null ? [] : [{ start: start - BESIDE_A_WORD, end: end + BESIDE_A_WORD }],
  );
  const voiced = Array.from((sounds ?? '').matchAll(VOICED), ({ index, 0: run }) => ({
    start: index / SOUNDS_PER_SECOND,
    end: (index + run.length) / SOUNDS_PER_SECOND,
  }));
  return outside(voiced, covered)
    .filter(({ start, end }) => end - start >= SHORTEST && end - start <= LONGEST)
    .map((one) => ({
      ...one,
      likelihood: Math.max(
        WITHOUT_A_WORD,
        ...heard
          .filter(({ start, end }) => start < one.end && end > one.start)
          .map(({ likelihood }) => likelihood),
      ),
    }));
}

/** What is left of stretches in order. */
function outside(stretches: readonly Interval[], covered: readonly Interval[]): Interval[] {
  const words = covered.toSorted((a, b) => a.start - b.start);
  const left: Interval[] = [];
  let first = 0;
  for (const { start, end } of stretches) {
    while ((words[first]?.end ?? Infinity) <= start) first++;
    let from = start;
    for (let i = first; i < words.length && words[i]!.start < end; i++) {
      if (words[i]!.start > from) left.push({ start: from, end: words[i]!.start });
      from = Math.max(from, words[i]!.end);
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}
