import { z } from 'zod';

/** What a long job is at: stored and sent as a code, the sentence is made where it is shown. */
export const STAGES = [
  // a take
  'reading',
  'measuring',
  'words',
  'finishing',
  // a document
  'reading-pages',
  'recognizing-text',
  'finding-details',
  'model-reading',
  // a script
  'reading-case',
  'understanding-case',
  'model-writing',
  'checking-sentences',
  'keeping-script',
  // a voice
  'warming-voice',
  'speaking',
  // an export
  'collecting-data',
  'packing-files',
] as const;
export type StageCode = (typeof STAGES)[number];

/** Null before the first, and where another version tells one that this version does not know. */
export const Stage = z.enum(STAGES).nullable().catch(null);

/** How many of them are done, for a stage that counts. */
export const Counted = z.object({ done: z.number().int().nonnegative(), of: z.number().int().positive() });
export type Counted = z.infer<typeof Counted>;
