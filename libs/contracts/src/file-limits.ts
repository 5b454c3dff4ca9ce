// Without zod: the browser needs these before any schema.
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
