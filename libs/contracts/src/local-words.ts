import { z } from 'zod';
import { operation } from './define.js';
import { known } from './known.js';

/** `absent`: nobody has added a recognizer. `damaged`: its files are not as they were installed. */
export const LocalWordsState = z.enum(['ready', 'absent', 'damaged']);

export const localWords = {
  /** Can words of recordings be found on this machine? */
  getLocalWords: operation({
    name: 'analysis.get-local-words',
    access: 'internal',
    input: z.object({}),
    output: z.object({ state: known(z.enum([...LocalWordsState.options, 'unknown']), 'unknown') }),
  }),
};
