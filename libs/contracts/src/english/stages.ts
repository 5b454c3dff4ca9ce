import type { Counted, StageCode } from '../stages.js';

const WORDS: Record<StageCode, string | ((counted?: Counted) => string)> = {
  reading: 'Reading the audio',
  measuring: 'Pauses, pace and level',
  words: 'Words and fillers',
  finishing: 'Putting it together',
  'reading-pages': 'Reading the pages',
  'recognizing-text': (counted) =>
    counted ? `Recognizing text: page ${counted.done} of ${counted.of}` : 'Recognizing text',
  'finding-details': 'Finding the case details',
  'model-reading': 'The model is reading',
  'reading-case': 'Reading your file',
  'understanding-case': 'Understanding your case',
  'model-writing': (counted) =>
    counted ? `The model is writing: section ${counted.done + 1} of ${counted.of}` : 'The model is writing',
  'checking-sentences': 'Checking every sentence against your file',
  'keeping-script': 'Keeping the script',
  'warming-voice': 'Warming up the voice',
  speaking: 'Speaking',
  'collecting-data': 'Collecting your data',
  'packing-files': 'Packing recordings and documents',
};

/** What a long job is at, in words. */
export function stageWords(stage: StageCode, counted?: Counted): string {
  const words = WORDS[stage];
  return typeof words === 'string' ? words : words(counted);
}
