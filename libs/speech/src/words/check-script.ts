import type { Acoustics } from '../measurements.js';
import { SOUNDS_PER_SECOND } from '../signal/sounds.js';
import type { Interval } from '../signal/runs.js';
import { type ForcedAlignment, forceAlign } from './force-align.js';
import { type Token, tokenize } from './tokens.js';

/** What the sound tells of a sentence: it fits, it fits in part, it was left out, or it cannot be told. */
export type SentenceState = 'said' | 'changed' | 'skipped' | 'unsure';

export interface ScriptSentence extends Interval {
  text: string;
  state: SentenceState;
  /** How sure that is, 0-1. */
  confidence: number;
}

/** A practice script beside the sound of a take, without anybody's transcript. */
export interface ScriptBySound {
  /** Does the sound follow this script at all? */
  fit: 'fits' | 'unsure' | 'other-words';
  /** Empty where it does not. */
  sentences: ScriptSentence[];
  /** Speech that no sentence stands for. */
  added: Interval[];
}

/**
 * Nats in 20 ms by which the words in their order must explain a minute of sound better than the same words in disorder; chance
 * shrinks with the root of the length. Half of it is not enough to say either.
 */
const FITS_A_MINUTE = 0.05;
const MAY_FIT = 0.5;
/**
 * How likely it is that a sentence was said, from what its own sound has over chance in units of chance and from how well the whole
 * take fits: fitted on six synthetic voices and two people with up to all of their sentences exchanged (`npm run bench -- scripts`).
 */
const SAID_LOGIT = { constant: -2.24, own: 1.36, take: 1.1 };
/** Between these nothing is said of a sentence. Of exchanged ones 14 % are called said by it, 24 % on other speakers. */
const SAID = 0.9;
const CHANGED = 0.2;
const SUREST = 0.98;
/** Takes that fit better than any of those say no more of one sentence. */
const BEST_TAKE = 2.5;
const DECOYS = 8;
const SILENT = -1;
const ROUNDS = 3;
/** Speech of this length between two sentences is an addition. Seconds. */
const LEAST_ADDED = 1.2;
/** A shorter script says nothing against chance. */
const LEAST_WORDS = 20;
/** Longer takes stray too far from where their words are looked for. Seconds. */
const LONGEST = 15 * 60;
/** Of a script this much longer than the take too little was said to tell where. */
const MOST_WORDS_A_SECOND = 8;

/**
 * Lays a script over the sound, sentence by sentence: what was said, changed, skipped and added, as far as the sound can tell.
 * Chance is measured, not assumed: the same words in disorder are laid over the same sound, and only what the order explains
 * better counts. Null where that cannot be done: an older analysis, too few words or far too many, a take too short or over 15 minutes.
 */
export function checkScript(
  script: string,
  { sounds, speech, measurements }: Acoustics,
): ScriptBySound | null {
  const sentences = sentencesOf(script);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  if (
    sounds === undefined ||
    tokens.length < LEAST_WORDS ||
    measurements.durationSeconds > LONGEST ||
    tokens.length > MOST_WORDS_A_SECOND * measurements.speechSeconds
  )
    return null;
  const whole = forceAlign(tokens, sounds, { rounds: 1 });
  const decoys = Array.from({ length: DECOYS }, (_, i) =>
    forceAlign(shuffled(tokens, i + 1), sounds, { rounds: 1 }),
  );
  if (!whole || decoys.some((decoy) => decoy === null)) return null;
  const chance = meanGain(decoys as ForcedAlignment[]);
  const overall = inOrder(whole) - mean((decoys as ForcedAlignment[]).map(inOrder));
  const needed = FITS_A_MINUTE * Math.sqrt(60 / Math.max(1, measurements.speechSeconds));
  const fit = overall >= needed ? 'fits' : overall >= MAY_FIT * needed ? 'unsure' : 'other-words';
  if (fit === 'other-words') return { fit, sentences: [], added: [] };
  const laid = forceAlign(tokens, sounds, { sentences: sentences.map(({ first }) => first), rounds: ROUNDS });
  if (!laid) return null;
  const over = laid.gain.map((gain, at) => gain - chance[at]!);
  const judged = sentences.map(({ text, first, tokens: own }) =>
    judge(text, [first, first + own.length], {
      laid,
      over,
      take: Math.min(BEST_TAKE, overall / FITS_A_MINUTE),
    }),
  );
  return {
    fit,
    sentences: fit === 'fits' ? judged : judged.map(withoutBlame),
    added: fit === 'fits' ? addedIn(speech, laid) : [],
  };
}

/** Where nobody can be sure that the script was spoken at all, nothing tells what of it was left out or exchanged. */
const withoutBlame = (sentence: ScriptSentence): ScriptSentence =>
  sentence.state === 'said' ? sentence : { ...sentence, state: 'unsure' };

interface Sentence {
  text: string;
  first: number;
  tokens: Token[];
}

function sentencesOf(script: string): Sentence[] {
  let first = 0;
  return script
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((text) => ({ text: text.trim(), tokens: tokenize(text) }))
    .filter(({ tokens }) => tokens.length > 0)
    .map((sentence) => {
      const placed = { ...sentence, first };
      first += sentence.tokens.length;
      return placed;
    });
}

/** The same words in another order, stops where they were; the same each time. */
function shuffled(tokens: readonly Token[], seed: number): Token[] {
  let state = Math.imul(seed, 2654435761) >>> 0;
  const order = tokens.map((_, i) => i);
  for (let i = order.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return tokens.map((token, i) => ({ ...token, bare: tokens[order[i]!]!.bare }));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the words explain of each 20 ms that is no silence. */
function inOrder({ gain, wordAt }: ForcedAlignment): number {
  const heard = wordAt.reduce((count, word) => count + (word === SILENT ? 0 : 1), 0);
  return gain.reduce((sum, value) => sum + value, 0) / Math.max(1, heard);
}

function meanGain(alignments: readonly ForcedAlignment[]): Float32Array {
  const sum = new Float32Array(alignments[0]!.gain.length);
  for (const { gain } of alignments) gain.forEach((value, at) => (sum[at]! += value / alignments.length));
  return sum;
}

function judge(
  text: string,
  [from, to]: readonly [number, number],
  { laid, over, take }: { laid: ForcedAlignment; over: Float32Array; take: number },
): ScriptSentence {
  const said = laid.words.slice(from, to).filter((word) => word !== null);
  const [start, end] = [said[0]?.start ?? 0, said.at(-1)?.end ?? 0];
  if (said.length < (to - from) / 2) return { text, state: 'skipped', confidence: 0.8, start, end };
  let [sum, count] = [0, 0];
  laid.wordAt.forEach((word, at) => {
    if (word < from || word >= to) return;
    sum += over[at]!;
    count++;
  });
  const logit = SAID_LOGIT.constant + SAID_LOGIT.own * (sum / Math.sqrt(count)) + SAID_LOGIT.take * take;
  const likely = 1 / (1 + Math.exp(-logit));
  if (likely >= SAID) return { text, state: 'said', confidence: Math.min(SUREST, likely), start, end };
  if (likely <= CHANGED)
    return { text, state: 'changed', confidence: Math.min(SUREST, 1 - likely), start, end };
  return { text, state: 'unsure', confidence: 0.5, start, end };
}

/** Speech that belongs to no word for a while. */
function addedIn(speech: readonly Interval[], { wordAt }: ForcedAlignment): Interval[] {
  const added: Interval[] = [];
  for (const { start, end } of speech) {
    let from: number | null = null;
    const last = Math.min(wordAt.length, Math.floor(end * SOUNDS_PER_SECOND));
    for (let at = Math.ceil(start * SOUNDS_PER_SECOND); at <= last; at++) {
      if (at < last && wordAt[at]! < 0) from ??= at;
      else if (from !== null) {
        if (at - from >= LEAST_ADDED * SOUNDS_PER_SECOND)
          added.push({ start: from / SOUNDS_PER_SECOND, end: at / SOUNDS_PER_SECOND });
        from = null;
      }
    }
  }
  return added;
}
