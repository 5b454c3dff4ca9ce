import { MAX_SCRIPT_CHARACTERS } from './file-limits.js';
import { CONTENT_TYPES, type ContentType } from './scenarios.js';

/** Whether all sections together stay within the length of a script. */
export const isScriptLength = (
  texts: Partial<Record<ContentType, string | string[] | null | undefined>>,
): boolean =>
  CONTENT_TYPES.reduce((length, type) => length + [texts[type] ?? ''].flat().join('').length, 0) <=
  MAX_SCRIPT_CHARACTERS;
export const tooLong = `A script can have up to ${MAX_SCRIPT_CHARACTERS.toLocaleString('en-US')} characters.`;
