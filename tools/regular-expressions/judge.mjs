// How the time of a regular expression grows with its text. recheck proves it where its automaton can; it cannot for a lookbehind or
// a back reference, nor where {1,80} is written out eighty times. Then the pattern with such repetitions taken for + is proved
// instead, and where that fails too, texts are tried: "nothing found" is a finding and no proof, and is counted as such.
import { check } from 'recheck';
import { measuredDegree } from './measure.mjs';

const EXACT_MS = 4000;
const FREED_MS = 4000;

/**
 * @returns {Promise<{degree: number, by: 'proof' | 'proof with free repetition' | 'search'}>}
 *   degree 1 for linear, 2 for quadratic, 99 for exponential
 */
export async function judge({ pattern, flags }) {
  const exact = await check(pattern, flags, { timeout: EXACT_MS });
  const degree = degreeOf(exact);
  if (exact.checker === 'automaton' && degree !== undefined) return { degree, by: 'proof' };
  const freely = degreeOf(
    await check(freed(pattern), flags, { timeout: FREED_MS, checker: 'automaton' }).catch(() => exact),
  );
  if (freely !== undefined && freely <= 2) return { degree: freely, by: 'proof with free repetition' };
  return { degree: measuredDegree({ pattern, flags }, exact.attack ? [exact.attack] : []), by: 'search' };
}

function degreeOf({ status, complexity }) {
  if (status === 'safe') return 1;
  if (status !== 'vulnerable') return undefined;
  return complexity.type === 'exponential' ? 99 : complexity.degree;
}

/** The pattern with every repetition of more than nine times unbounded. */
export const freed = (pattern) =>
  pattern.replace(/(\\.)|\{(\d+),(\d+)\}|\{(\d+)\}/g, (whole, escape, from, to, count) => {
    if (escape !== undefined) return whole;
    if (count !== undefined) return Number(count) > 9 ? '+' : whole;
    if (Number(to) <= 9) return whole;
    return from === '0' ? '*' : '+';
  });
