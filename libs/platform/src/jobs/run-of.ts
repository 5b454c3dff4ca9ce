import { createHash } from 'node:crypto';

/** The run that a user's own name for a request stands for: nobody's name is another's. */
export function runOf(userId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${userId}\n${requestId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
