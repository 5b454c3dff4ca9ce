import type { LookItem } from '../own-assessment.js';

export const LOOK_QUESTIONS: Record<LookItem, { name: string; question: string }> = {
  attire: {
    name: 'Attire',
    question: 'Dressed for this court, with nothing that draws the eye from the case.',
  },
  posture: { name: 'Posture', question: 'Upright and still, weight on both feet, nothing to lean on.' },
  eyeContact: {
    name: 'Eye contact',
    question: 'A whole thought to one listener, then the next; not to the notes.',
  },
  hands: { name: 'Hands', question: 'Open and in view, moving only with a point.' },
  movement: { name: 'Movement', question: 'Steps with a purpose: to mark a turn, never to pace.' },
};

/** What 0, 1 and 2 are called. */
export const LOOK_ANSWERS = ['Not yet', 'Partly', 'Yes'] as const;
