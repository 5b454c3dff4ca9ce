import { SOUND_CLASSES, SOUNDS_PER_SECOND } from '../signal/sounds.js';
import { type State, chainOf } from './sound-chain.js';
import { type Costs, type Kind, WEIGHT, adapt, backgroundOf } from './sound-model.js';
import type { Token } from './tokens.js';

export interface PlacedWord {
  start: number;
  end: number;
  /** The place did not move when the models were bent to the take: 85 in a hundred such words were within 0.3 s on three hand-timed recordings. */
  settled: boolean;
}

/** Words laid over the sounds of a take. */
export interface ForcedAlignment {
  /** Where each word was said, in seconds; null for a word that was not. */
  words: (PlacedWord | null)[];
  /** Of each stretch of 20 ms: the word it belongs to, or -1 in silence, -2 in something that no word stands for. */
  wordAt: Int32Array;
  /** Of each stretch: by how much the word explains it better than the mean of the take does, in nats; 0 between words. */
  gain: Float32Array;
}

export interface AlignOptions {
  /** Runs of tokens that may be left out as a whole: where each begins. None may be when absent. */
  sentences?: readonly number[];
  /** Of each stretch, the share of the words (0-1) that is expected to have been said by then; by default as speech goes on. */
  expected?: (sound: number) => number;
  /** How often the models are bent to the take. */
  rounds?: number;
}

/** Sentences are left out. Not before the models are bent to the take: until then every word fits badly. */
const SKIP = 15;
const NO_SKIP = 1e9;
/** Silence and something else between two words, and a sound of a word, can be passed over in one step. */
const FARTHEST = 4;
const ROUNDS = 2;
/** Rounds in which every sentence is taken for said. */
const SETTLING = 1;
/** Seconds. */
const SETTLED = 0.2;
/** Steps that are kept at once: a byte each. Under this, words are looked for near where they are expected. */
const MOST_STEPS = 12_000_000;
const UNREACHED = 1e12;
const SKIPPED = 255;

/**
 * Forced alignment of words without an acoustic model of the language: sounds of spelling (vowel, sibilant, stop, ...) against the
 * classes of sound that were heard, by a hidden Markov model whose shares are bent to the take itself (Viterbi training, after
 * B.-H. Juang and L. Rabiner, 1990). Null where nothing is heard, or nothing is to be laid.
 * @param sounds as {@link classifySounds} writes them
 */
export function forceAlign(
  tokens: readonly Token[],
  sounds: string,
  { sentences, expected, rounds = ROUNDS }: AlignOptions = {},
): ForcedAlignment | null {
  const heard = Uint8Array.from(sounds, (letter) => Math.max(0, SOUND_CLASSES.indexOf(letter)));
  const speech = heard.reduce((count, sound) => count + (sound === 0 ? 0 : 1), 0);
  if (tokens.length === 0 || speech < SOUNDS_PER_SECOND) return null;
  const { states, firsts } = chainOf(tokens);
  const background = backgroundOf(heard);
  const band = {
    of: expected ?? bySpeech(heard, speech),
    width: Math.min(states.length, Math.floor(MOST_STEPS / heard.length)),
  };
  const starts = sentences?.map((token) => firsts[token]!) ?? [];
  let costs = adapt(background);
  const first = viterbi(states, heard, costs, band, { starts, cost: NO_SKIP });
  let path = first;
  for (let round = 0; round < rounds && path; round++) {
    const counted = new Map<Kind, Float64Array>();
    path.forEach((state, at) => {
      const { kind } = states[state]!;
      const counts = counted.get(kind) ?? new Float64Array(SOUND_CLASSES.length);
      counts[heard[at]!]!++;
      counted.set(kind, counts);
    });
    costs = adapt(background, counted);
    path = viterbi(states, heard, costs, band, { starts, cost: round < SETTLING ? NO_SKIP : SKIP });
  }
  if (!first || !path) return null;
  const words = placesOf(path, states, tokens.length);
  const before = placesOf(first, states, tokens.length);
  return {
    words: words.map(
      (word, i) =>
        word && { ...word, settled: Math.abs(word.start - (before[i]?.start ?? Infinity)) <= SETTLED },
    ),
    wordAt: Int32Array.from(path, (state) => states[state]!.word),
    gain: Float32Array.from(path, (state, at) => {
      const { kind, word } = states[state]!;
      const sound = heard[at]!;
      return word < 0 ? 0 : background[sound]! - costs[kind][sound]! / WEIGHT;
    }),
  };
}

/** As much of the words as of the speech. */
function bySpeech(heard: Uint8Array, speech: number): (sound: number) => number {
  let sum = 0;
  const shares = Float32Array.from(heard, (sound) => (sum += sound === 0 ? 0 : 1) / speech);
  return (at) => shares[at]!;
}

interface Band {
  of: (sound: number) => number;
  width: number;
}

/** The cheapest way through the chain: the state of each stretch. Null where the band holds none. */
function viterbi(
  states: readonly State[],
  heard: Uint8Array,
  costs: Costs,
  { of, width }: Band,
  { starts, cost: skip }: { starts: readonly number[]; cost: number },
): Int32Array | null {
  const [count, length] = [states.length, heard.length];
  // Before the first state lie as many that are never reached: no step needs to look where the chain begins.
  const padded = (of: (state: State) => number): Float64Array =>
    Float64Array.from({ length: FARTHEST + count }, (_, i) => (i < FARTHEST ? 0 : of(states[i - FARTHEST]!)));
  const enter = padded((state) => state.enter);
  const dropped = padded((state) => state.dropped);
  const stay = padded((state) => state.stay);
  const leave = padded((state) => state.leave);
  const emit = Array.from(SOUND_CLASSES, (_, sound) => padded(({ kind }) => costs[kind][sound]!));
  const lows = new Int32Array(length);
  const back = new Uint8Array(length * width);
  const skippedFrom = starts.length === 0 ? null : new Int32Array(length * starts.length);
  let row = new Float64Array(FARTHEST + count).fill(UNREACHED);
  let next = row.slice();
  // The take begins before the first state.
  row[FARTHEST - 1] = 0;
  let low = 0;
  for (let at = 0; at < length; at++) {
    const heardHere = emit[heard[at]!]!;
    const wanted = Math.round(of(at) * count) - (width >> 1);
    const from = Math.max(low, Math.min(count - width, Math.max(0, wanted)));
    lows[at] = from;
    for (let state = from + FARTHEST, slot = at * width; state < from + FARTHEST + width; state++, slot++) {
      let best = row[state]! + stay[state]!;
      let step = 0;
      let passing = enter[state]!;
      for (let before = state - 1; before >= state - FARTHEST; before--) {
        const cost = row[before]! + leave[before]! + passing;
        if (cost < best) {
          best = cost;
          step = state - before;
        }
        passing += dropped[before]!;
      }
      next[state] = best + heardHere[state]!;
      back[slot] = step;
    }
    if (skippedFrom) skipSentences(at);
    [row, next] = [next, row];
    next.fill(UNREACHED, low, FARTHEST + low + width);
    low = from;
  }
  return trace();

  /** A sentence may follow on the end of any before it, or begin the take. */
  function skipSentences(at: number): void {
    let cheapest = at === 0 ? 0 : UNREACHED;
    let source = -1;
    starts.forEach((start, sentence) => {
      const open = start >= lows[at]! && start < lows[at]! + width;
      if (open && sentence > 0) {
        const cost = cheapest + skip;
        const here = cost + emit[heard[at]!]![FARTHEST + start]!;
        if (here < next[FARTHEST + start]!) {
          next[FARTHEST + start] = here;
          back[at * width + start - lows[at]!] = SKIPPED;
          skippedFrom![at * starts.length + sentence] = source;
        }
      }
      if (at === 0) return;
      for (const end of endsBefore(start)) {
        const so = row[FARTHEST + end]! + leave[FARTHEST + end]!;
        if (so < cheapest) [cheapest, source] = [so, end];
      }
    });
  }

  function trace(): Int32Array | null {
    let [state, least, cost] = [-1, UNREACHED, 0];
    for (let end = count - 1; end >= Math.max(0, count - FARTHEST); end--) {
      const so = row[FARTHEST + end]! + cost;
      if (so < least) [least, state] = [so, end];
      cost += dropped[FARTHEST + end]!;
    }
    if (skippedFrom) {
      for (const end of starts.flatMap(endsBefore)) {
        const so = row[FARTHEST + end]! + skip;
        if (so < least) [least, state] = [so, end];
      }
    }
    if (state < 0) return null;
    const path = new Int32Array(length);
    for (let at = length - 1; at >= 0; at--) {
      path[at] = state;
      const step = back[at * width + state - lows[at]!]!;
      if (step !== SKIPPED) state -= step;
      else state = skippedFrom![at * starts.length + starts.indexOf(state)]!;
    }
    return path;
  }
}

/** Where a speaker may be before a sentence begins: in the last sound before it, in the silence, or in something else. */
const endsBefore = (start: number): number[] => [start - 1, start, start + 1].filter((state) => state >= 0);

/** From the first to the last stretch of each word. */
function placesOf(
  path: Int32Array,
  states: readonly State[],
  words: number,
): ({ start: number; end: number } | null)[] {
  const places: ({ start: number; end: number } | null)[] = Array.from({ length: words }, () => null);
  path.forEach((state, at) => {
    const { word } = states[state]!;
    if (word < 0) return;
    const start = places[word]?.start ?? at / SOUNDS_PER_SECOND;
    places[word] = { start, end: (at + 1) / SOUNDS_PER_SECOND };
  });
  return places;
}
