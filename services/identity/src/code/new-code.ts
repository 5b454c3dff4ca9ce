import { randomInt } from 'node:crypto';

/** Six random digits. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
