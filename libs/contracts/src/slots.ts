import type { SlotName } from './case-model.js';

/** What each slot asks of the advocate, with examples of its kind that belong to no case. */
export const SLOT_TALK: Record<SlotName, { label: string; prompt: string; examples: readonly string[] }> = {
  theme: {
    label: 'Your theme in one line',
    prompt: 'In one sentence, why should your side win? It opens the speech and comes back at its end.',
    examples: [
      'They knew, and they waited.',
      'A promise is worth what it costs to keep it.',
      'One photograph is not an identification.',
    ],
  },
  'human-detail': {
    label: 'One human detail about your client',
    prompt: 'Something true that a stranger would remember, and that a witness will say.',
    examples: ['She still sets the alarm for the early shift.', 'He coached the same team for eleven years.'],
  },
  analogy: {
    label: 'A comparison from daily life',
    prompt: 'Something everybody has seen that works the way your point works.',
    examples: ['A smoke alarm without a battery still hangs on the ceiling.'],
  },
  amount: {
    label: 'The number you ask for',
    prompt: 'Your file names no sum. Say the figure and how you reach it.',
    examples: ['Forty thousand dollars for the bills, and sixty thousand for the two years.'],
  },
  'worst-fact': {
    label: 'The worst fact against you, and your answer',
    prompt: 'What will the other side say last? Say it first, in one sentence, and answer it in one or two.',
    examples: ['He was late that day. Being late does not put a wet floor in his way.'],
  },
  standard: {
    label: 'Who must show what, and how surely',
    prompt:
      'Your file does not tell which standard applies. Look it up for your court and put it in one sentence.',
    examples: ['We must show you this by clear and convincing evidence.', 'We review this ruling afresh.'],
  },
  witness: {
    label: 'The witness: name and role',
    prompt:
      'Your file names nobody who could be asked this. Who takes the stand, and what did that person see or do?',
    examples: ['Dana Ruiz, the shift supervisor'],
  },
  ask: {
    label: 'What you ask for',
    prompt: 'Your file does not say what you want from those who decide. Say it in one sentence.',
    examples: ['We ask you to answer yes to the first question and to write in the full amount.'],
  },
  side: {
    label: 'Whom you speak for',
    prompt: 'Your file does not tell for which side you appear. The burden and the ask depend on it.',
    examples: ['I represent the tenant.'],
  },
  answer: {
    label: 'Your answer',
    prompt: 'Two sentences at most: yes or no first, then the reason with its place in the record.',
    examples: ['No, Your Honor. The contract ended in June; page 12.'],
  },
  point: {
    label: 'Your first point',
    prompt: 'Why must this be decided your way? One sentence, with its place in the record.',
    examples: ['The notice came too late; page 9.'],
  },
  proof: {
    label: 'The testimony or exhibit that shows it',
    prompt:
      'No sentence of your file was found that shows this part by itself. Who said it, or which exhibit shows it? Leave it out where nobody disputes it.',
    examples: ['Dana Ruiz told you that the valve was open when she came in.'],
  },
};

/** Asked anew in each place: the words belong to that place alone and are not kept with the case. */
export const ASKED_IN_EACH_PLACE: ReadonlySet<SlotName> = new Set<SlotName>(['answer', 'proof']);
