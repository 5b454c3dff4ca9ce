/** What is said about a take, in English: for readers without a catalogue. A model writes nothing else. */
export interface Feedback {
  strengths: string[];
  improvements: string[];
  recommendations: string[];
}

interface Advice {
  /** Said when the part is good. */
  strength: string;
  /** Said when it is not; absent where the part's own explanation says it. */
  improvement?: string;
  /** Said in its place where something was heard, and too little of it. */
  tooLittle?: string;
  recommendation: string;
}

/** What is said about each part of a score, in the coach's words. */
export const ADVICE: Record<string, Advice> = {
  Pace: {
    strength: 'Your pace is easy to follow.',
    improvement: 'Your pace is not where listeners follow best.',
    recommendation: 'Read one paragraph aloud at 150 words a minute before you start, and keep that pulse.',
  },
  'Steady pace': {
    strength: 'You keep an even pace.',
    improvement: 'Your pace drifts in parts of the take.',
    recommendation:
      'Rehearse the passages that rushed or dragged by themselves, with a breath at the end of every sentence.',
  },
  Pauses: {
    strength: 'Your pauses give the listener time.',
    improvement: 'Your pauses do not yet work for you.',
    recommendation: 'After each key fact stop for two to three seconds before the next sentence.',
  },
  Volume: {
    strength: 'You are clearly audible.',
    improvement: 'The level of the recording is off.',
    recommendation: 'Check the microphone level and speak to the back of the room.',
  },
  'Steady volume': {
    strength: 'Your volume is lively and under control.',
    improvement: 'Your volume drops or jumps.',
    recommendation: 'Keep the last words of every sentence as strong as the first.',
  },
  Intonation: {
    strength: 'Your voice is lively.',
    improvement: 'Your voice stays close to one note.',
    recommendation: 'Choose one word in each sentence that carries the point, and lift it.',
  },
  Fillers: {
    strength: 'You speak almost without fillers.',
    improvement: 'Fillers take attention from your words.',
    recommendation: 'When you feel a filler coming, close your mouth: the silence sounds certain.',
  },
  Hedges: {
    strength: 'You state things plainly.',
    improvement: 'Hedges take weight from your statements.',
    recommendation: 'Replace "I think" and "sort of" by what the evidence shows.',
  },
  Stumbles: {
    strength: 'Your sentences run without false starts.',
    improvement: 'You start sentences more than once.',
    recommendation: 'Know the first five words of each sentence before you begin it.',
  },
  Sentences: {
    strength: 'Your sentences are short enough for the ear.',
    improvement: 'Your sentences are hard to follow by ear.',
    recommendation: 'One fact per sentence; end it, then go on.',
  },
  'Planned points': {
    strength: 'You made the points that you planned.',
    improvement: 'You left out points that you planned.',
    recommendation: 'Put the missed points on a cue card and make them first next time.',
  },
  'Direct address': {
    strength: 'You speak to your listeners.',
    improvement: 'You speak about the case more than to your listeners.',
    recommendation: 'Turn two statements into "you will hear" or "you saw".',
  },
  'Ends of phrases': {
    strength: 'You carry phrases to their end.',
    improvement: 'The ends of your phrases are lost.',
    recommendation: 'Breathe before the phrase, and say its last word as strongly as its first.',
  },
  Ask: {
    strength: 'You said what you ask for.',
    recommendation: 'Say in one sentence the verdict, ruling or relief that you want.',
  },
  Burden: {
    strength: 'You named the burden of proof.',
    recommendation: 'Say in one sentence who has to prove what, and how surely.',
  },
  Theme: {
    strength: 'Your theme came back at the end.',
    recommendation: 'Say your theme in your first minute and, in the same words, in your last.',
  },
  Exhibits: {
    strength: 'You tied what you said to documents.',
    tooLittle: 'One document is named; the other facts stand without theirs.',
    recommendation: 'Name the exhibit when you state the fact that it shows.',
  },
  Witnesses: {
    strength: 'You said from whom it comes.',
    tooLittle: 'One source is named; the listener is not told who proves the rest.',
    recommendation: 'Say who will tell it, or who told it, and what.',
  },
  Roadmap: {
    strength: 'The listener knew where you were going.',
    tooLittle: 'One signpost is not yet a roadmap.',
    recommendation: 'Say how many points there are, and number them as you make them.',
  },
  'Answer to the other side': {
    strength: "You took up the other side's point.",
    recommendation: 'State their point fairly in a sentence, and answer it with a fact.',
  },
  Standard: {
    strength: 'You named the standard.',
    recommendation: 'Say by which standard the court decides before your first point.',
  },
  Issue: {
    strength: 'You put the question before the court.',
    recommendation: 'Begin with the question in one sentence, so that your answer follows from it.',
  },
  Foundation: {
    strength: 'You laid a foundation.',
    tooLittle: 'One step does not lay a foundation.',
    recommendation: 'For each exhibit: mark it, show it, have it identified, offer it.',
  },
  'Leading form': {
    strength: 'Your questions lead.',
    improvement: 'Your questions give the witness the floor.',
    recommendation: 'Make each question a statement that can only be confirmed.',
  },
  'One fact a question': {
    strength: 'You ask for one fact at a time.',
    improvement: 'Your questions hold several facts.',
    recommendation: 'Cut each question at its first "and", and ask the rest as the next one.',
  },
  'Open form': {
    strength: 'Your questions are open.',
    improvement: 'Your questions suggest the answer.',
    recommendation: 'Begin with who, what, when, where or how.',
  },
};

/** The scores as far as they explain themselves. */
type Explained = Record<
  'confidence' | 'clarity' | 'pace' | 'legalEffectiveness',
  { parts: readonly { name: string; value: number; explanation: string }[] }
>;

/** What is said about a take by the rules: parts of its scores by name, the weightiest first. */
export interface AdvisedParts {
  strengths: string[];
  improvements: string[];
}

/** The advice in sentences; a part that only a later version knows is left out. */
export function adviceWords({ strengths, improvements }: AdvisedParts, scores: Explained): Feedback {
  const known = (names: readonly string[]) =>
    names.flatMap((name) => {
      const advice = ADVICE[name];
      const { value = 0, explanation = '' } = partOf(name, scores) ?? {};
      return advice ? [{ ...advice, value, explanation }] : [];
    });
  const weak = known(improvements);
  return {
    strengths: known(strengths).map(({ strength, explanation }) => `${strength} ${explanation}`.trim()),
    improvements: weak.map(({ improvement, tooLittle, value, explanation }) =>
      [value > 0 ? (tooLittle ?? improvement) : improvement, explanation].filter(Boolean).join(' '),
    ),
    recommendations: weak.map(({ recommendation }) => recommendation),
  };
}

const partOf = (name: string, { confidence, clarity, pace, legalEffectiveness }: Explained) =>
  [confidence, clarity, pace, legalEffectiveness]
    .flatMap(({ parts }) => parts)
    .findLast((part) => part.name === name);

/** Whether an analysis was asked for without coaching. */
export const isWithoutCoaching = ({ depth }: { depth?: string | null | undefined }): boolean =>
  depth === 'basic' || depth === 'standard';

/**
 * What a stored analysis advises: by its codes, or in the sentences of a model or of before there were codes. Nothing where its
 * speaker wanted no coaching.
 */
export const feedbackWords = (
  analysis: Feedback & {
    advice?: AdvisedParts | null | undefined;
    scores: Explained;
    engine: { feedback: 'rules' | 'model' };
    depth?: string | null | undefined;
  },
): Feedback => {
  if (isWithoutCoaching(analysis)) return { strengths: [], improvements: [], recommendations: [] };
  const { advice, engine, scores, strengths, improvements, recommendations } = analysis;
  return advice && engine.feedback === 'rules'
    ? adviceWords(advice, scores)
    : { strengths, improvements, recommendations };
};
