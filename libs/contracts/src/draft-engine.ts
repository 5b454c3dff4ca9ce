import { z } from 'zod';
import { known } from './known.js';

/** What is to be said about a draft as a whole: a code and what fills it. */
export const DraftNote = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'model-used-up',
      'model-gave-nothing',
      /** The user did not wait for the model: what it had not written, the rules drafted. */
      'model-stopped',
      /** The section of authorities is empty, because the file names none. */
      'no-authority',
    ]),
  }),
  z.object({
    code: z.enum([
      /** Sections of the model that did not pass their check, so that the rules drafted them. */
      'sections-refused',
      /** Sections that the model never wrote, so that the rules drafted them. */
      'sections-unwritten',
      'sentences-not-in-file',
    ]),
    count: z.number(),
  }),
  /** How long the main text is; `full`: near enough to what was asked for. */
  z.object({
    code: z.literal('length'),
    seconds: z.number(),
    minutes: z.number(),
    wordsPerMinute: z.number(),
    full: z.boolean(),
  }),
]);
export type DraftNote = z.infer<typeof DraftNote>;

/** What drafted a script. */
export const Drafting = known(z.enum(['rules', 'model']), 'model');

/** How a draft was come by. */
export const DraftEngine = z.object({
  drafting: Drafting,
  model: z.string().optional(),
  /** Absent from before there were codes, null with one of a later version: then `notes`, the same in English, are all there is. */
  told: z.array(DraftNote).nullish().catch(null),
  notes: z.array(z.string()),
});
