import { clock } from '../clock.js';
import type { DraftNote } from '../draft-engine.js';

type Code = DraftNote['code'];
type Note<C extends Code> = DraftNote & { code: C };

const sections = (count: number): string => (count === 1 ? 'one section' : `${count} sections`);
const byRules = (count: number): string => `the built-in rules drafted ${count === 1 ? 'it' : 'them'}.`;

const WORDS: { [C in Code]: (note: Note<C>) => string } = {
  'model-used-up': () =>
    'The model tokens of this hour are used up, so the built-in rules drafted what the model did not.',
  'model-gave-nothing': () =>
    'The configured model gave no usable answer, so this was drafted by built-in rules.',
  'model-stopped': () =>
    'You did not wait for the model: what it had not written was drafted by built-in rules. Draft again to have it all from the model.',
  'sections-refused': ({ count }) =>
    `The model’s version of ${sections(count)} did not pass the check against your file, so ${byRules(count)}`,
  'sections-unwritten': ({ count }) =>
    `The model stopped before it had written ${sections(count)}, so ${byRules(count)}`,
  'no-authority': () => 'Your file names no authority, and none is supplied for you.',
  'sentences-not-in-file': ({ count }) =>
    count === 1
      ? 'One sentence is not in your file: confirm or cut it.'
      : `${count} sentences are not in your file: confirm or cut them.`,
  length: ({ seconds, minutes, wordsPerMinute, full }) => {
    const said = `${clock(seconds)} of your ${minutes} minutes at ${wordsPerMinute} words a minute.`;
    return full ? said : `${said} Your file holds no more that can be said: fill the slots or add facts.`;
  },
};

const wordsOf = <C extends Code>(note: Note<C> & { code: C }): string => WORDS[note.code](note);

/** What is said about a draft as a whole. */
export const draftNoteWords = (note: DraftNote): string => wordsOf(note);

/** The notes of a stored draft; those of before there were codes, or with one that a later version knows, stay as they are. */
export const draftNotesInWords = ({
  told,
  notes,
}: {
  told?: readonly DraftNote[] | null | undefined;
  notes: readonly string[];
}): readonly string[] => (told ? told.map(draftNoteWords) : notes);
