/** What to do with a genuine refresh token. */
export type RefreshDecision = 'rotate' | 'repeat' | 'reuse' | 'revoked' | 'expired' | 'unknown';

interface Family {
  generation: number;
  rotatedAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
}

/**
 * The newest token is rotated. The one before it is answered once more with its successor within the grace time: two tabs, or an
 * answer that was lost. Any older one has been copied by somebody.
 */
export function decideRefresh(
  family: Family,
  generation: number,
  now: Date,
  graceSeconds: number,
): RefreshDecision {
  if (generation > family.generation) return 'unknown';
  if (family.revokedAt !== null) return 'revoked';
  if (family.expiresAt <= now) return 'expired';
  if (generation === family.generation) return 'rotate';
  const rotatedFor = family.rotatedAt === null ? Infinity : now.getTime() - family.rotatedAt.getTime();
  const isPredecessor = generation === family.generation - 1;
  return isPredecessor && rotatedFor <= graceSeconds * 1000 ? 'repeat' : 'reuse';
}
