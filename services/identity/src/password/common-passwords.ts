import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from './password.rules.js';

const common = new Set(dictionary['passwords-common']);

/** How many common passwords of an allowed length are known. */
export const COMMON_PASSWORDS = [...common].filter(({ length }) => length >= MIN_PASSWORD_LENGTH).length;

/** Whether it is among the passwords that attackers try first, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
