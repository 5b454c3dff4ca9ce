import { z } from 'zod';
import { known } from './known.js';
import { Spoken } from './voices.js';

/** A file that the gateway has stored for the handler. Size and hash are measured, type and name are only claimed. */
export const StoredUpload = z.object({
  key: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int().nonnegative(),
  sha256: z.string().length(64),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

/** Output of operations that answer with a file: the gateway streams `key` and deletes it afterwards if `temporary`. */
export const FileAnswer = z.object({
  key: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int().nonnegative(),
  temporary: z.boolean(),
  /** Who read it aloud, where it is a reading. */
  spoken: known(Spoken.optional(), undefined),
});
export type FileAnswer = z.infer<typeof FileAnswer>;

/** What stands in a form in place of a file whose parts have arrived. */
export const ArrivedFile = z.object({
  /** SHA-256 of the whole file. */
  arrived: z.string().regex(/^[0-9a-f]{64}$/),
  fileName: z.string(),
  contentType: z.string(),
});
export type ArrivedFile = z.infer<typeof ArrivedFile>;
