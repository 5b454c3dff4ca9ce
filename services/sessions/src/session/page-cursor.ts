import { refuse } from '@lectern/platform/errors/app-error';
import { z } from 'zod';

/** A place in a list: what it is sorted by, and the id that decides between equals. */
export type PageCursor = [key: string, id: string];

/** What a database can compare a text with. */
const Text = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));

export const encodeCursor = (cursor: PageCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/**
 * @param Key what the list is sorted by: whatever else somebody has written into a cursor never reaches the database
 * @throws AppError invalid_input
 */
export function decodeCursor(cursor: string, Key: z.ZodType<string> = Text): PageCursor {
  try {
    return z.tuple([Key, z.uuid()]).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw refuse('place-unknown');
  }
}

/** Each word of a search as a pattern for `ilike` that takes it literally. */
export const likeEveryWord = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
