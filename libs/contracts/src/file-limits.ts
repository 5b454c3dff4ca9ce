// Without zod: the browser needs these before any schema.
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;
/** Largest document of a case, and its longest, in pages. */
export const MAX_DOCUMENT_BYTES = 100 * 1024 * 1024;
export const MAX_DOCUMENT_PAGES = 1500;
/** Largest PDF that a JSON body brings as text. */
export const MAX_PDF_AS_TEXT_BYTES = 25 * 1024 * 1024;
export const MAX_AUDIO_BYTES = 200 * 1024 * 1024;
/** Longest recording that is analyzed, in seconds. */
export const MAX_AUDIO_SECONDS = 7200;
/**
 * Larger files are sent in parts of this size, so that a lost connection costs one part and not the file:
 * `PUT /api/uploads/<hash of the file>/<number of the part>`.
 */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024;
export const MOST_UPLOAD_PARTS = Math.ceil(MAX_AUDIO_BYTES / UPLOAD_PART_BYTES);
/** A book of a script; longer ones are no script, and would keep every other user waiting. */
export const MAX_SCRIPT_CHARACTERS = 300_000;
