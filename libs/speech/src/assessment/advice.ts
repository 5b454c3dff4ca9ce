interface Advice {
  /** Said when the part is good. */
  strength: string;
  /** Said when it is not. */
  improvement: string;
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
    strength: 'Your voice moves with the meaning.',
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
};
