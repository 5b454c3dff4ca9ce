import { z } from 'zod';
import { fact } from './define.js';
import { known } from './known.js';
import { MOST_UPLOAD_PARTS, UPLOAD_PART_BYTES } from './file-limits.js';

export const AllowanceKind = z.enum([
  'entries',
  'recordings',
  'uploads',
  'parts',
  'documents',
  'documentFiles',
  'pages',
  'minutes',
  'modelTokens',
  'feedbackTokens',
]);
export type AllowanceKind = z.infer<typeof AllowanceKind>;

interface Limit {
  most: number;
  /** What is kept until it is deleted, or what is done in any sixty minutes. */
  per: 'account' | 'hour';
}

const GB = 1_000_000_000;

/** What one user may have and use, so that nobody fills the disk or the queue for the others. */
export const ALLOWED: Record<AllowanceKind, Limit> = {
  /** Cases, sessions, scripts, takes and planned practice together. */
  entries: { most: 20_000, per: 'account' },
  /** Bytes. */
  recordings: { most: 20 * GB, per: 'account' },
  /** Links for uploads of the last day. */
  uploads: { most: 200, per: 'account' },
  /** Bytes of files that have not arrived whole: three of the largest. Nothing is refused for them; the oldest parts go. */
  parts: { most: 3 * MOST_UPLOAD_PARTS * UPLOAD_PART_BYTES, per: 'account' },
  documents: { most: 2_000, per: 'account' },
  /** Bytes. */
  documentFiles: { most: 10 * GB, per: 'account' },
  /** Pages of documents that are read: twice the longest document. */
  pages: { most: 3_000, per: 'hour' },
  /** Minutes of recordings that are measured: five of the longest. */
  minutes: { most: 600, per: 'hour' },
  /** Tokens of the configured model for drafts and case fields. */
  modelTokens: { most: 1_000_000, per: 'hour' },
  /** The same for feedback on takes. */
  feedbackTokens: { most: 500_000, per: 'hour' },
};

export const Allowance = z.object({
  kind: AllowanceKind,
  used: z.number(),
  most: z.number(),
  per: known(z.enum(['account', 'hour']), 'account'),
});
export type Allowance = z.infer<typeof Allowance>;

/** From this share on a user is told. */
export const LOW_AT = 0.8;

const low = z.object({
  userId: z.string(),
  ...Allowance.shape,
  /** Null for a kind that this version does not know. */
  kind: known(AllowanceKind.nullable(), null),
});

/** A user has come near a limit. One fact for each service that keeps limits. */
export const allowanceLow = {
  sessions: fact('sessions.allowance-low', low),
  content: fact('content.allowance-low', low),
  analysis: fact('analysis.allowance-low', low),
};
