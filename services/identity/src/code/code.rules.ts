/** What a mailed code is for. */
export type CodePurpose = 'sign-up' | 'password-reset';

export const CODE_MINUTES: Record<CodePurpose, number> = { 'sign-up': 24 * 60, 'password-reset': 15 };
/** Wrong guesses that a code survives. */
export const MAX_TRIES = 5;

/** Letters that one address may be sent when strangers ask for them: so many within so many seconds. */
export const MAIL_LIMITS = [
  { letters: 1, seconds: 60 },
  { letters: 5, seconds: 3600 },
];

/** Whether another letter may go, given the seconds since each letter that went before. */
export function mayMail(secondsAgo: number[]): boolean {
  return MAIL_LIMITS.every(
    ({ letters, seconds }) => secondsAgo.filter((ago) => ago < seconds).length < letters,
  );
}

/** An address as a confirmation that gives nothing away: `a***@f***`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return `${address.slice(0, 1)}***`;
  return `${address.slice(0, 1)}***@${address.slice(at + 1, at + 2)}***`;
}
