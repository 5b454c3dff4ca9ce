import type { Allowance, AllowanceKind } from '../allowance.js';

const GB = 1_000_000_000;

const count = (amount: number): string => Math.ceil(amount).toLocaleString('en-US');
const size = (bytes: number): string =>
  bytes >= GB
    ? `${(bytes / GB).toFixed(1)} GB`
    : `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

const IN_BYTES: AllowanceKind[] = ['recordings', 'parts', 'documentFiles'];

/** How much of a kind, without its name: `2,400` or `3.2 GB`. */
export const amountOf = (kind: AllowanceKind, amount: number): string =>
  IN_BYTES.includes(kind) ? size(amount) : count(amount);

/** What a kind is called, for sentences such as "Pages read: 2,400 of 3,000". */
export const ALLOWANCE_NAMES: Record<AllowanceKind, string> = {
  entries: 'Cases, sessions, scripts and takes',
  recordings: 'Recordings',
  uploads: 'Uploads begun today',
  parts: 'Parts of unfinished uploads',
  documents: 'Documents',
  documentFiles: 'Files of documents',
  pages: 'Pages read',
  minutes: 'Minutes analyzed',
  modelTokens: 'Model tokens for drafts',
  feedbackTokens: 'Model tokens for feedback',
};

/** `Pages read: 2,400 of 3,000`. */
export const inWords = ({ kind, used, most }: Pick<Allowance, 'kind' | 'used' | 'most'>): string =>
  `${ALLOWANCE_NAMES[kind]}: ${amountOf(kind, used)} of ${amountOf(kind, most)}`;
