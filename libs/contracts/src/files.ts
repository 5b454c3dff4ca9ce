import { z } from 'zod';

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
});
export type FileAnswer = z.infer<typeof FileAnswer>;

export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;
export const MAX_PDF_BYTES = 25 * 1024 * 1024;
export const MAX_AUDIO_BYTES = 200 * 1024 * 1024;
/** Longest recording that is analyzed, in seconds. */
export const MAX_AUDIO_SECONDS = 7200;
/**
 * Larger files are sent in parts of this size, so that a lost connection costs one part and not the file:
 * `PUT /api/uploads/<hash of the file>/<number of the part>`.
 */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024;

/** What stands in a form in place of a file whose parts have arrived. */
export const ArrivedFile = z.object({
  /** SHA-256 of the whole file. */
  arrived: z.string().regex(/^[0-9a-f]{64}$/),
  fileName: z.string(),
  contentType: z.string(),
});
export type ArrivedFile = z.infer<typeof ArrivedFile>;
