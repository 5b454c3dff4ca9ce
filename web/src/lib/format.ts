export { clock, timer } from '@lectern/contracts/clock';

/** An ISO time as `November 12, 2026`, in the reader's time zone. */
export const longDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso));

/** An ISO time as `Nov 12, 2026`, in the reader's time zone. */
export const mediumDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(iso));

/** An ISO time as `Nov 12, 2026, 2:06 PM`, in the reader's time zone. */
export const dateAndTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** How long ago, in the four forms of the notifications menu. */
export function relativeTime(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(iso).getTime()) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)}h ago`;
  return `${Math.floor(minutes / 1440)}d ago`;
}

/** Bytes as `11.4 MB` or `2.1 GB`; decimal units, as file managers show them. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** The pace that lengths are told at where the speaker's own is not known, in words a minute. */
export const WORDS_A_MINUTE = 150;

/** How long so many words take to say, in seconds. */
export const spokenSeconds = (words: number, wordsAMinute: number): number => (words / wordsAMinute) * 60;
