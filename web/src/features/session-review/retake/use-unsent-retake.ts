import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UnsentRetake } from './fix-context.js';

/** The retake that the address asks to recover; null when there is none, undefined until it was looked for. */
export function useUnsentRetake(sessionId: string): UnsentRetake | null | undefined {
  const [query] = useSearchParams();
  const [recoverId] = useState(() => query.get('recover'));
  const [unsent, setUnsent] = useState<UnsentRetake | null>();
  useEffect(() => {
    if (recoverId === null) return;
    const look = async () => (await import('./unsent-retake.js')).unsentRetake(recoverId, sessionId);
    void look().then(setUnsent, () => setUnsent(null));
  }, [recoverId, sessionId]);
  return recoverId === null ? null : unsent;
}
