import { type WordFinding, readsAs, textOf } from './finding.js';
import type { Token } from './tokens.js';

const PHRASES: readonly (readonly [phrase: string, confidence: number])[] = [
  ['i think', 0.8],
  ['i guess', 0.95],
  ['i suppose', 0.9],
  ['i feel like', 0.9],
  ['i would say', 0.8],
  ['it seems to me', 0.85],
  ['in my opinion', 0.9],
  ['to be honest', 0.9],
  ['if that makes sense', 0.95],
  ['or something', 0.85],
  ['more or less', 0.8],
  ['sort of', 0.85],
  ['kind of', 0.85],
  ['maybe', 0.8],
  ['perhaps', 0.7],
  ['hopefully', 0.8],
  ['probably', 0.7],
];
const HEDGES = PHRASES.map(([phrase, confidence]) => ({ words: phrase.split(' '), confidence }));

/** Words that make "kind of" and "sort of" nouns: "what kind of car". */
const NAMES_A_KIND =
  /^(?:a|an|the|what|this|that|any|some|every|same|one|each|which|another|other|no|different|certain)$/u;

/** Words that take weight from a statement. An advocate says "the evidence shows", not "I think". */
export function findHedges(tokens: readonly Token[]): WordFinding[] {
  const found: WordFinding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const hedge = HEDGES.find(({ words }) => readsAs(tokens, at, words));
    if (!hedge || isLiteral(tokens, at)) continue;
    const to = at + hedge.words.length;
    found.push({ from: at, to, confidence: hedge.confidence, text: textOf(tokens, at, to) });
    at = to - 1;
  }
  return found;
}

function isLiteral(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1]?.bare ?? '';
  const { bare } = tokens[at]!;
  if (bare === 'kind' || bare === 'sort') return NAMES_A_KIND.test(previous);
  if (bare === 'probably') return tokens[at + 1]?.bare === 'cause';
  // "Did you think I think" and "what do I think" are about thinking.
  return bare === 'i' && tokens[at]!.before === 'none' && /^(?:do|did|what|how|than|as)$/u.test(previous);
}
