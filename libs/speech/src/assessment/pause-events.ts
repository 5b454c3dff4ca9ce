import { LONGEST_STRETCH, PAUSE } from '../bands.js';
import type { Acoustics } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import type { Token } from '../words/tokens.js';
import { OPEN_ENDED, isHesitation } from '../words/word-classes.js';
import type { Finding, HeardWords } from './evidence.js';

/** Seconds. A shorter gap in mid-clause is a breath. */
const HESITATION = 0.5;
/** How far a recognizer's word times are off, at most. */
const TIME_SLACK = 0.4;
const WORDS_QUOTED = 4;

/** Pauses that count for or against the speaker, and stretches without one. */
export function findPauseEvents({ pauses, speech }: Acoustics, words: HeardWords | null): Finding[] {
  const tokens = words?.timed === true ? words.tokens : [];
  return [...pauses.flatMap((pause) => judgePause(pause, tokens)), ...findStretches(speech)];
}

function judgePause(pause: Interval, tokens: readonly Token[]): Finding[] {
  const length = pause.end - pause.start;
  const seconds = `${length.toFixed(1)} s`;
  const finding = (text: string, credit: boolean, confidence: number): Finding[] => [
    { kind: 'pause', start: pause.start, end: pause.end, confidence, text, credit },
  ];
  if (length > PAUSE.longest) return finding(`Silence of ${seconds}`, false, 0.95);
  const before = tokens.findLastIndex((token) => (token.end ?? Infinity) <= pause.start + TIME_SLACK);
  const last = tokens[before];
  const next = tokens[before + 1];
  if (last && length >= HESITATION && OPEN_ENDED.has(last.bare)) {
    return finding(`Pause of ${seconds} in mid-clause, after "${last.text}"`, false, 0.8);
  }
  if (length < PAUSE.deliberate) return [];
  if (last && next && (isHesitation(last.bare) || isHesitation(next.bare))) {
    const sound = isHesitation(last.bare) ? last.text : next.text;
    return finding(`Pause of ${seconds} beside "${sound}"`, false, 0.7);
  }
  // Without words nobody knows whether the thought was complete; most pauses of this length are.
  if (!last) return finding(`Pause of ${seconds}`, true, 0.7);
  const quoted = tokens.slice(Math.max(0, before + 1 - WORDS_QUOTED), before + 1);
  return finding(`Pause of ${seconds} after "${quoted.map((token) => token.text).join(' ')}"`, true, 0.9);
}

/** Speech that goes on for long without a pause that a listener notices. */
function findStretches(speech: readonly Interval[]): Finding[] {
  const stretches: Interval[] = [];
  for (const { start, end } of speech) {
    const current = stretches.at(-1);
    if (current && start - current.end < PAUSE.deliberate) current.end = end;
    else stretches.push({ start, end });
  }
  return stretches
    .filter(({ start, end }) => end - start > LONGEST_STRETCH)
    .map(({ start, end }) => ({
      kind: 'pause',
      start,
      end,
      confidence: 0.9,
      text: `No pause for ${Math.round(end - start)} s`,
      credit: false,
    }));
}
