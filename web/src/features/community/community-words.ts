import type { PostCategory, ReportReason } from '@lectern/contracts/community';
import type { LeaderboardEntry, Period } from '@lectern/contracts/leaderboard';
import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';

export const CATEGORY_WORDS: Record<PostCategory, string> = {
  success: 'Success',
  question: 'Question',
  tip: 'Tip',
  discussion: 'Discussion',
};
export const REASON_WORDS: Record<ReportReason, string> = {
  confidential: 'It names a client or tells something confidential',
  offensive: 'It is offensive or harassing',
  spam: 'It is advertising or spam',
  other: 'Something else',
};
export const PERIOD_WORDS: Record<Period, string> = {
  'all-time': 'All-time',
  monthly: 'Monthly',
  weekly: 'Weekly',
};

/** Who wrote something; a name that is not known is not made up. */
export const authorName = ({ author, former }: { author: string | null; former: boolean }): string =>
  former ? 'former member' : (author ?? 'a member');

export const memberName = ({ isYou, name }: Pick<LeaderboardEntry, 'isYou' | 'name'>): string =>
  isYou ? 'You' : (name ?? 'a member');

/** 1 as `1st`. */
export function ordinal(place: number): string {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Points with the tenth that a score can bring: rounded, two places could show the same. In a column each has it. */
export const pointsOf = (points: number, inColumn = false): string =>
  points.toLocaleString('en-US', { minimumFractionDigits: inColumn ? 1 : 0, maximumFractionDigits: 1 });

/** A difference with its sign, as `+1.2`; the minus is a minus. */
export const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value).toFixed(1)}`;

/** A day of the calendar as `November 1, 2026`. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** Why something was not posted; a refusal for haste says how long to wait. */
export const refusal = (error: unknown, otherwise: string): string =>
  isApiError(error) && error.code === 'rate_limited' && error.text !== ''
    ? error.text
    : errorMessage(error, otherwise);

/** The first letters of a name. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? [])
    .filter((_letter, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();
