import { z } from 'zod';
import { known } from './known.js';

/** Words as somebody wrote or heard them, without what no store takes: NUL, and halves of characters. */
export const SpokenText = z
  .string()
  .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
  .trim()
  .max(200_000);

/** The words that came with a recording, and who made them. */
export const SuppliedWords = z.object({
  transcript: SpokenText.optional(),
  transcriptSource: known(z.enum(['browser', 'supplied']).optional(), 'supplied'),
  /** The practice script that was read, for alignment. */
  script: SpokenText.optional(),
});
