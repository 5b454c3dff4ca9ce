import { type WordFinding, readsAs, textOf } from './finding.js';
import type { Token } from './tokens.js';
import { judgeLike, judgeRight, judgeSo } from './ambiguous-fillers.js';
import { CONJUNCTIONS, DETERMINERS, OBJECTS, isHesitation } from './word-classes.js';

const ADVERBS: ReadonlySet<string> = new Set(['basically', 'actually', 'literally', 'honestly', 'obviously']);

export interface Filler extends WordFinding {
  /** What it is counted as: "um", "you know". */
  word: string;
}

interface Found {
  word: string;
  length: number;
  confidence: number;
}

/** Fillers in the order they were spoken. Words that are only sometimes fillers are judged by their neighbors. */
export function findFillers(tokens: readonly Token[]): Filler[] {
  const fillers: Filler[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = fillerAt(tokens, at);
    if (!found) continue;
    const { word, length, confidence } = found;
    fillers.push({ word, from: at, to: at + length, confidence, text: textOf(tokens, at, at + length) });
    at += length - 1;
  }
  return fillers;
}

/** The tokens that are no part of a filler: one word, one meaning. */
export function withoutFillers(tokens: readonly Token[]): Token[] {
  const fillers = findFillers(tokens);
  return tokens.filter((_, at) => !fillers.some(({ from, to }) => at >= from && at < to));
}

function fillerAt(tokens: readonly Token[], at: number): Found | null {
  const { bare } = tokens[at]!;
  if (isHesitation(bare)) return { word: canonical(bare), length: 1, confidence: 0.98 };
  if (bare === "y'know" || bare === 'yknow') return { word: 'you know', length: 1, confidence: 0.95 };
  if (readsAs(tokens, at, ['you', 'know'])) return judged('you know', 2, judgeYouKnow(tokens, at));
  if (readsAs(tokens, at, ['i', 'mean'])) return judged('I mean', 2, judgeIMean(tokens, at));
  if (bare === 'like') return judged('like', 1, judgeLike(tokens, at));
  if (bare === 'so') return judged('so', 1, judgeSo(tokens, at));
  if (bare === 'right') return judged('right', 1, judgeRight(tokens, at));
  if (ADVERBS.has(bare)) return judged(bare, 1, judgeAdverb(tokens, at));
  return null;
}

const judged = (word: string, length: number, confidence: number): Found | null =>
  confidence >= 0.5 ? { word, length, confidence } : null;

function canonical(bare: string): string {
  if (/^u+h*m/u.test(bare)) return 'um';
  if (/^u/u.test(bare)) return 'uh';
  if (/^e+r/u.test(bare)) return 'er';
  return /^a/u.test(bare) ? 'ah' : 'hm';
}

/** "Do you know him", "you know that he lied" ask or state; "it was, you know, late" fills. */
function judgeYouKnow(tokens: readonly Token[], at: number): number {
  const previous = tokens[at - 1];
  const last = tokens[at + 1]!;
  const next = tokens[at + 2];
  if (tokens[at]!.before !== 'none' && last.after !== 'none') return 0.95;
  const asked = [
    'do',
    'did',
    'as',
    'if',
    'how',
    'what',
    'that',
    'would',
    'when',
    'because',
    "don't",
    "didn't",
  ];
  if (previous && tokens[at]!.before === 'none' && asked.includes(previous.bare)) return 0.1;
  if (last.after !== 'none') return 0.85;
  if (!next) return 0.8;
  const complement = [
    'why',
    'who',
    'where',
    'when',
    'whether',
    'if',
    'about',
    'of',
    'nothing',
    'everything',
    'better',
    'mr',
    'mister',
    'how',
    'which',
  ];
  if (complement.includes(next.bare) || OBJECTS.has(next.bare) || DETERMINERS.has(next.bare)) return 0.25;
  return 0.75;
}

/** "What I mean is" explains; "I mean, he left" fills. */
function judgeIMean(tokens: readonly Token[], at: number): number {
  const previous = tokens[at - 1];
  const last = tokens[at + 1]!;
  const next = tokens[at + 2];
  if (previous && tokens[at]!.before === 'none' && ['what', 'that', 'do', 'if'].includes(previous.bare))
    return 0.1;
  if (last.after !== 'none') return 0.9;
  if (next && ['to', 'that', 'it', 'this', 'by', 'what', 'is'].includes(next.bare)) return 0.2;
  return tokens[at]!.before === 'none' ? 0.6 : 0.8;
}

/** "What actually happened" contrasts; "Actually, um, he left" and "he was, basically, asleep" fill. */
function judgeAdverb(tokens: readonly Token[], at: number): number {
  const token = tokens[at]!;
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  if (previous && isHesitation(previous.bare)) return 0.85;
  if (next && token.after !== 'sentence' && isHesitation(next.bare)) return 0.85;
  if (token.before !== 'none' && token.after === 'comma') return 0.8;
  if (token.after === 'comma' && previous && CONJUNCTIONS.has(previous.bare)) return 0.75;
  if (token.bare === 'basically') return token.before === 'none' ? 0.6 : 0.75;
  if (token.bare === 'literally') return 0.55;
  return 0.3;
}
