import { LONGEST_STRETCH, PAUSE } from '../bands.js';
import { isAcross } from '../gaps.js';
import { type Acoustics, countedToSpoken } from '../measurements.js';
import type { Interval } from '../signal/runs.js';
import type { Token } from '../words/tokens.js';
import { OPEN_ENDED, isHesitation } from '../words/word-classes.js';
import { observationWords } from '../english/observations.js';
import type { Finding, HeardWords } from './evidence.js';
import type { Observation } from './observation.js';

/** Seconds. A shorter gap in mid-clause is a breath. */
const HESITATION = 0.5;
/** How far a recognizer's word times are off, at most. */
const TIME_SLACK = 0.4;
const WORDS_QUOTED = 4;

/** Pauses that count for or against the speaker, and stretches without one. */
export function findPauseEvents(acoustics: Acoustics, words: HeardWords | null): Finding[] {
  const tokens = words?.timed === true ? words.tokens : [];
  const deliberate = deliberateFor(acoustics.measurements);
  return [
    ...acoustics.pauses.flatMap((pause) => judgePause(pause, tokens, deliberate)),
    ...findStretches(acoustics, deliberate / PAUSE.deliberate),
  ];
}

/** Spoken syllables a second at which a pause of 0.8 s is heard as one: beside faster speech a shorter one is, beside slower none. */
const USUAL_RATE = 4.1;
const FARTHEST = [0.4, 2] as const;

/** Seconds from which a silence is heard as a pause that was meant, at the pace of this take. */
export function deliberateFor({ syllables, speechSeconds }: Acoustics['measurements']): number {
  const counted = syllables / Math.max(1, speechSeconds);
  const rate = counted * countedToSpoken(counted);
  const [least, most] = FARTHEST;
  return PAUSE.deliberate * Math.max(least, Math.min(most, USUAL_RATE / rate));
}

function judgePause(pause: Interval, tokens: readonly Token[], deliberate: number): Finding[] {
  const seconds = pause.end - pause.start;
  const finding = (observed: Observation, credit: boolean, confidence: number): Finding[] => [
    pauseFinding(pause, observed, { credit, confidence }),
  ];
  if (seconds > PAUSE.longest) return finding({ code: 'silence', seconds }, false, 0.95);
  const before = tokens.findLastIndex((token) => (token.end ?? Infinity) <= pause.start + TIME_SLACK);
  const last = tokens[before];
  const next = tokens[before + 1];
  if (last && seconds >= HESITATION && OPEN_ENDED.has(last.bare)) {
    return finding({ code: 'pause-in-clause', seconds, words: last.text }, false, 0.8);
  }
  if (seconds < deliberate) return [];
  if (last && next && (isHesitation(last.bare) || isHesitation(next.bare))) {
    const sound = isHesitation(last.bare) ? last.text : next.text;
    return finding({ code: 'pause-beside', seconds, words: sound }, false, 0.7);
  }
  // Without words nobody knows whether the thought was complete; most pauses of this length are.
  if (!last) return finding({ code: 'pause', seconds }, true, 0.7);
  const quoted = tokens.slice(Math.max(0, before + 1 - WORDS_QUOTED), before + 1);
  const words = quoted.map((token) => token.text).join(' ');
  return finding({ code: 'pause-after', seconds, words }, true, 0.9);
}

const pauseFinding = (
  { start, end }: Interval,
  observed: Observation,
  judged: Pick<Finding, 'credit' | 'confidence'>,
): Finding => ({ kind: 'pause', start, end, text: observationWords(observed), observed, ...judged });

/** Speech that goes on for long without a pause that a listener notices. */
function findStretches({ speech, gaps }: Acoustics, tempo: number): Finding[] {
  const breath = PAUSE.breath * tempo;
  const stretches: Interval[] = [];
  for (const { start, end } of speech.flatMap((one) => cutAt(one, gaps ?? []))) {
    const current = stretches.at(-1);
    const goesOn =
      current && start - current.end < breath && !isAcross(gaps, { start: current.end, end: start });
    if (goesOn && current.end < start) current.end = end;
    else stretches.push({ start, end });
  }
  return stretches
    .filter(({ start, end }) => end - start > LONGEST_STRETCH * tempo)
    .map((one) =>
      pauseFinding(
        one,
        { code: 'no-pause', seconds: one.end - one.start },
        { credit: false, confidence: 0.9 },
      ),
    );
}

/** Speech that went on where the recording was paused: two stretches, whatever was said between them. */
function cutAt({ start, end }: Interval, gaps: readonly Interval[]): Interval[] {
  const inside = gaps.filter((gap) => gap.start > start && gap.start < end).map((gap) => gap.start);
  return [start, ...inside].map((from, at) => ({ start: from, end: inside[at] ?? end }));
}
