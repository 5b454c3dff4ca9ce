import { createHash, randomBytes } from 'node:crypto';

/** What makes the address of a share or of a calendar feed: 256 random bits cannot be guessed, and need no user behind them. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it: whoever reads the table cannot open a link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
