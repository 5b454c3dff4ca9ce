import type { Token } from './tokens.js';
import {
  AUXILIARIES,
  BE,
  CONJUNCTIONS,
  DETERMINERS,
  INTENSIFIERS,
  OBJECTS,
  PREPOSITIONS,
  SUBJECTS,
  TAKES_LIKE,
  isHesitation,
} from './word-classes.js';

/** What stands around a word: a neighbor across a sentence end is no neighbor. */
function around(tokens: readonly Token[], at: number) {
  const token = tokens[at]!;
  const previous = token.before === 'sentence' ? '' : (tokens[at - 1]?.bare ?? '');
  const next = token.after === 'sentence' ? '' : (tokens[at + 1]?.bare ?? '');
  return {
    token,
    previous,
    next,
    afterNext: tokens[at + 2]?.bare ?? '',
    hesitant: isHesitation(previous) || isHesitation(next),
    apart: token.before !== 'none' && token.after !== 'none',
  };
}

/** How likely this "like" is a filler (0-1), and not a verb, a preposition or a conjunction. */
export function judgeLike(tokens: readonly Token[], at: number): number {
  const { token, previous, next, afterNext, hesitant, apart } = around(tokens, at);
  if (hesitant || apart) return 0.9;
  const heads = DETERMINERS.has(next) || OBJECTS.has(next);
  if (previous === 'would' || /(?:^|')d$/u.test(previous) || TAKES_LIKE.has(previous)) return 0.05;
  // "They like the plan", "I don't like it": a verb has its object behind it.
  if (SUBJECTS.has(previous) || AUXILIARIES.has(previous)) {
    if (heads || next.endsWith('ing')) return 0.1;
    return /ed$|^(?:went|said|ran|was|were|came|told|saw|had|got|took)$/u.test(next) || INTENSIFIERS.has(next)
      ? 0.85
      : 0.35;
  }
  // "Like he said", "like I told you" stand for "as".
  if (SUBJECTS.has(next) && /^(?:said|say|says|told|mentioned|did|do|does)$/u.test(afterNext)) return 0.15;
  if (token.after !== 'none') return 0.8;
  if (BE.has(previous)) return heads || /^(?:\d|fish|night)/u.test(next) ? 0.3 : 0.75;
  if (INTENSIFIERS.has(next)) return 0.8;
  if (previous === 'just') return heads ? 0.1 : 0.7;
  if (PREPOSITIONS.has(previous) || DETERMINERS.has(previous)) return 0.75;
  if (CONJUNCTIONS.has(previous)) return heads && !SUBJECTS.has(next) ? 0.55 : 0.7;
  return SUBJECTS.has(next) && !OBJECTS.has(next) ? 0.55 : 0.2;
}

/** How likely this "so" is a filler, and not "so that", "so much" or a conclusion. */
export function judgeSo(tokens: readonly Token[], at: number): number {
  const { token, previous, next, hesitant, apart } = around(tokens, at);
  if (
    /^(?:think|say|said|do|did|if|and|even|or|believe|hope|told|not|why|more|how)$/u.test(previous) &&
    !hesitant
  ) {
    return previous === 'and' && token.after !== 'none' ? 0.6 : 0.1;
  }
  if (hesitant) return 0.9;
  if (/^(?:that|much|many|far|long|as|to|help|called)$/u.test(next) && token.after === 'none') return 0.05;
  if (apart) return 0.75;
  if (/^(?:like|yeah|okay|basically|right|well)$/u.test(next)) return 0.7;
  return 0.2;
}

/** How likely this "right" is a filler, and not a direction, a legal right or agreement. */
export function judgeRight(tokens: readonly Token[], at: number): number {
  const { token, previous, next, hesitant, apart } = around(tokens, at);
  if (hesitant) return 0.85;
  if (DETERMINERS.has(previous) || PREPOSITIONS.has(previous) || BE.has(previous)) return 0.05;
  if (
    /^(?:all|turn|turned|constitutional|civil|legal|human|property|far|not|exactly|absolutely)$/u.test(
      previous,
    )
  )
    return 0.05;
  if (
    /^(?:now|here|there|away|after|before|hand|side|of|to|in|on|at|from|behind|next|up|down|back|then|arm|leg|foot|eye|lane)$/u.test(
      next,
    )
  ) {
    return token.after === 'none' ? 0.05 : 0.5;
  }
  if (apart) return 0.8;
  if (/^(?:so|okay|and|but|well)$/u.test(next)) return 0.65;
  return 0.2;
}
