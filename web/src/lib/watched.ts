import { useEffect } from 'react';

const watched = new Map<string, number>();

/** The session is before the user as long as the component is: what is told of it meanwhile is no news. */
export function useWatched(sessionId: string | null): void {
  useEffect(() => {
    if (sessionId === null) return undefined;
    watched.set(sessionId, (watched.get(sessionId) ?? 0) + 1);
    return () => {
      const left = (watched.get(sessionId) ?? 1) - 1;
      if (left > 0) watched.set(sessionId, left);
      else watched.delete(sessionId);
    };
  }, [sessionId]);
}

/** Whether the user has the session before his eyes now. */
export const isWatched = (sessionId: string): boolean =>
  watched.has(sessionId) && document.visibilityState === 'visible';
