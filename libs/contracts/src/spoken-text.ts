import { z } from 'zod';

/** Words as somebody wrote or heard them, without what no store takes: NUL, and halves of characters. */
export const SpokenText = z
  .string()
  .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
  .trim()
  .max(200_000);
