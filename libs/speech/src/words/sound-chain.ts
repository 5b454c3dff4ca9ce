import { type Kind, MODELS, OTHER_LENGTH } from './sound-model.js';
import { soundsOfWord } from './sounds-of-word.js';
import type { Boundary, Token } from './tokens.js';
import { isHesitation } from './word-classes.js';

/** A silence, or none, costs by what the text has there. */
const SILENCE: Record<Boundary, { enter: number; none: number }> = {
  none: { enter: 3, none: 0 },
  comma: { enter: 1, none: 1.2 },
  sentence: { enter: 0.3, none: 3 },
};
/** Something that no word stands for begins. */
const OTHER_ENTER = 4;

/** One stretch of a sound in the chain: what it may be and what it costs to enter, to stay in, to leave and to pass over. */
export interface State {
  kind: Kind;
  word: number;
  enter: number;
  dropped: number;
  stay: number;
  leave: number;
}

/** Silence, something else, and the sounds of each word, in a chain; a last silence closes it. */
export function chainOf(tokens: readonly Token[]): { states: State[]; firsts: number[] } {
  const states: State[] = [];
  const firsts: number[] = [];
  const add = (kind: Kind, word: number, length: number, enter: number, dropped: number): void => {
    const leave = 1 / Math.max(1.05, length);
    states.push({ kind, word, enter, dropped, stay: -Math.log(1 - leave), leave: -Math.log(leave) });
  };
  const between = (left: Token | undefined, right: Token | undefined): void => {
    const edge = !left || !right;
    const hesitates = !edge && (isHesitation(left.bare) || isHesitation(right.bare));
    const { enter, none } = edge
      ? { enter: 0, none: 0 }
      : SILENCE[left.after === 'none' && hesitates ? 'comma' : left.after];
    add('silence', -1, MODELS.silence.length, enter, none);
    add('other', -2, OTHER_LENGTH, OTHER_ENTER, 0);
  };
  tokens.forEach((token, word) => {
    firsts.push(states.length);
    between(tokens[word - 1], token);
    for (const sound of soundsOfWord(token.bare)) {
      const { length, dropped, stages } = MODELS[sound];
      for (let stage = 0; stage < stages; stage++) add(sound, word, length / stages, 0, dropped / stages);
    }
  });
  between(tokens.at(-1), undefined);
  return { states, firsts };
}
