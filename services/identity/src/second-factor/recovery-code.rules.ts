import { randomInt } from 'node:crypto';

/** Without the letters and figures that are taken for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** How many there are at a time. */
export const RECOVERY_CODES = 10;

/** A new recovery code as it is shown, such as `abcde-23456`: 49 bits. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** The code as it is compared, however it was typed; undefined when it is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '');
  return SHAPE.test(letters) ? letters : undefined;
}
