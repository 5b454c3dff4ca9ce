export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;

/** Whose password it is to be, as far as that is known. */
export interface PasswordOwner {
  email: string;
  name?: string;
  firm?: string;
}

const PRODUCT = 'lectern';
const SHORTEST_WORD = 3;
/** Letters that are left of a common password when a person decorates it, and signs that stand for letters in it. */
const SHORTEST_CORE = 4;
const SIGNS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * What is wrong with a new password, or undefined. No rules of composition: length and what attackers try first is what
 * helps. Nothing is cut off or normalized for storing, because SRP clients hash exactly what was typed.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): string | undefined {
  const { length } = Array.from(password);
  if (length < MIN_PASSWORD_LENGTH) return 'Password not long enough';
  if (length > MAX_PASSWORD_LENGTH) return 'Password too long';
  if (password.trim() === '') return 'Password must not consist of spaces';
  const lower = password.toLowerCase();
  if (lower === owner.email) return 'Password must not be the email address';
  if (new Set(lower).size < 3) return 'Password must not repeat one or two characters';
  if (isCommonAtHeart(lower, isCommon)) return 'Password is one of the most common passwords';
  const rest = withoutNames(lower, owner);
  if (rest !== lower && (rest.trim().length < MIN_PASSWORD_LENGTH || isCommonAtHeart(rest, isCommon)))
    return 'Password must not be made of the names of Lectern, your firm or yourself';
  return undefined;
}

/** Whether it is a common password, or one that was given digits and signs, fewer than would make a password themselves. */
function isCommonAtHeart(lower: string, isCommon: (password: string) => boolean): boolean {
  if (isCommon(lower)) return true;
  const spelled = Array.from(lower, (sign) => SIGNS[sign] ?? sign).join('');
  // In turn: signs off its ends, signs off, digits and signs off; as it is typed, and with its signs read as letters.
  const cores = [lower, spelled].flatMap((text) => [
    text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''),
    text.replace(/[^\p{L}\d]/gu, ''),
    text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    text.replace(/[^\p{L}]/gu, ''),
  ]);
  return cores.some(
    (core) =>
      core.length >= SHORTEST_CORE && lower.length - core.length < MIN_PASSWORD_LENGTH && isCommon(core),
  );
}

/** The password without the names that a stranger knows of its owner. */
function withoutNames(lower: string, { email, name = '', firm = '' }: PasswordOwner): string {
  const words = `${PRODUCT} ${email} ${name} ${firm}`.toLowerCase().split(/[^\p{L}\d]+/u);
  return [...words]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), lower);
}
