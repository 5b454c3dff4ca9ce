import type { NoScore } from '../assessment/ground.js';

const WORDS: Record<NoScore, string> = {
  'no-speech': 'No speech was found in this recording.',
  'too-short': 'Too short to judge: record a minute.',
  drowned: 'The room is nearly as loud as the voice: this could not be judged.',
  'no-words': 'Needs words: type or paste what you said.',
  'no-scenario': 'Needs a scenario: what counts differs between an opening and a cross-examination.',
  'nothing-to-tell': 'These words do not tell: without full stops no question is seen.',
  'few-words': 'Under 50 words: too few to judge.',
  loop: 'The same words over and over: nothing to judge.',
  'not-english': 'These are no English sentences: nothing to judge.',
  disorder: 'These words are in no order that makes sentences: nothing to judge.',
  unseen: 'A recording of the voice cannot show how you look.',
};

/** Why there is no score. One from before there were codes, or with one that only a later version knows, keeps its sentence. */
export const noScoreWords = ({
  missing,
  reason,
}: {
  missing?: NoScore | null | undefined;
  reason?: string | undefined;
}): string | undefined => (missing ? WORDS[missing] : reason);
