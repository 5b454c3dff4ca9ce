import { type Nonsense, nonsenseIn } from './sense.js';
import type { Token } from './tokens.js';

/** Counts from the words that scores rest on, beside the events. */
export interface Wording {
  words: number;
  /** Null when the transcript has no punctuation. */
  wordsPerSentence: number | null;
  /** Words that place a listener in time: "then", "before", "that morning". */
  timeWords: number;
  /** Words for people: names of roles, "she", "my client". */
  peopleWords: number;
  /** Words that speak to the listener: "you", "your honor", "members of the jury". */
  addressWords: number;
  /** Why the words are no speech to judge; absent where they are. */
  nonsense?: Nonsense | undefined;
}

const TIME =
  /^(?:then|before|after|when|while|until|later|first|next|finally|suddenly|once|morning|afternoon|evening|night|day|week|month|year|yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|o'clock|minutes?|hours?|seconds?)$/u;
const PEOPLE =
  /^(?:he|she|him|her|his|they|them|who|man|woman|men|women|child|children|mother|father|son|daughter|wife|husband|family|friend|neighbor|driver|doctor|officer|witness|witnesses|client|defendant|plaintiff|victim|mr|mrs|ms|mister|dr)$/u;
const ADDRESS =
  /^(?:you|your|yours|jury|jurors|honor|ladies|gentlemen|court|imagine|consider|remember|let's)$/u;

/**
 * Counts words by what they do for a listener. Null for no words.
 * @param tokens the words that mean something: a filler counts as nothing else
 * @param words all words, fillers too
 */
export function measureWording(tokens: readonly Token[], words: number): Wording | null {
  if (words === 0) return null;
  const count = (pattern: RegExp): number => tokens.filter((token) => pattern.test(token.bare)).length;
  const nonsense = nonsenseIn(tokens);
  return {
    words,
    wordsPerSentence: wordsPerSentence(tokens),
    timeWords: count(TIME),
    peopleWords: count(PEOPLE),
    addressWords: count(ADDRESS),
    ...(nonsense ? { nonsense } : {}),
  };
}

/** Sentences of hundreds of words are a missing full stop, not a style. */
const UNPUNCTUATED = 60;

function wordsPerSentence(tokens: readonly Token[]): number | null {
  const sentences = tokens.filter((token) => token.after === 'sentence').length;
  const mean = tokens.length / sentences;
  return sentences < 2 || mean > UNPUNCTUATED ? null : mean;
}
