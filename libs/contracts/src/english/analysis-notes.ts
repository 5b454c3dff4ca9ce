import type { AnalysisNote } from '../analysis-notes.js';

type Code = AnalysisNote['code'];
type Note<C extends Code> = Extract<AnalysisNote, { code: C }>;
/** A code that shares its shape with others, alone. */
type Of<C extends Code> = [Note<C>] extends [never] ? { code: C } : Note<C>;

const WORDS: { [C in Code]: (note: Of<C>) => string } = {
  noisy: () =>
    'A noisy recording: the voice is not much louder than the room. Some syllables are missed, so the pace may be higher than shown.',
  drowned: () =>
    'A noisy recording: the voice is hardly louder than the room. Pace could not be measured, and speech and pauses only in part.',
  'paced-by-script': () => 'Words per minute are counted from the practice script, as if all of it was read.',
  'words-dropped': ({ count }) =>
    `${count} transcribed ${count === 1 ? 'word was' : 'words were'} dropped: nobody spoke there.`,
  'words-of-other-length': () =>
    'The transcript does not match the length of the speech; the pace stays an estimate.',
  'words-without-times': () =>
    'The transcript has no times; where its words were said is estimated from the sound.',
  'measured-in-browser': () => 'Measured in the browser while you spoke; the audio was not kept.',
  'heard-while-spoken': () =>
    'For its words the sound passed through the memory of this server while you spoke; it was not stored.',
  'without-words': () => 'Words were left out: your settings ask for the measurements alone.',
  'file-damaged': ({ seconds }) =>
    `The file breaks off or is damaged: ${seconds.toFixed(1)} s of it could be read.`,
  'endpoint-unreachable': () => 'The transcription service did not answer with a transcript.',
  'recognizer-damaged': () => 'The words could not be found on this machine: the model’s files are damaged.',
  'recognizer-busy': () =>
    'The words could not be found on this machine: it was at work on other recordings for too long.',
  'recognizer-broke-off': () => 'The words could not be found on this machine: the recognizer broke off.',
  'other-words-heard': () =>
    'The words that came with the recording are not those that were heard in it: what was heard is used.',
  'supplied-words-instead': () => 'The words that came with the recording are used instead.',
  'model-gave-nothing': () => 'The model gave no usable feedback; the rules did.',
  'model-used-up': () => 'The model tokens of this hour are used up; the rules gave the feedback.',
};

const wordsOf = <C extends Code>(note: Of<C> & { code: C }): string => WORDS[note.code](note);

/** What is said about how an analysis was come by. */
export const noteWords = (note: AnalysisNote): string => wordsOf(note);

/** The notes of a stored analysis; those of before there were codes, or with one that a later version knows, stay as they are. */
export const notesInWords = ({
  told,
  notes,
}: {
  told?: readonly AnalysisNote[] | null | undefined;
  notes: readonly string[];
}): readonly string[] => (told ? told.map(noteWords) : notes);
