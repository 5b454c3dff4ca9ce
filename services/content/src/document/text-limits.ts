import { MAX_DOCUMENT_PAGES } from '@lectern/contracts/file-limits';

/** Printed pages hold up to four thousand characters. */
export const MOST_CHARACTERS = MAX_DOCUMENT_PAGES * 4000;
/** No encoding takes more than four for a character. */
export const MOST_TEXT_BYTES = 4 * MOST_CHARACTERS;
