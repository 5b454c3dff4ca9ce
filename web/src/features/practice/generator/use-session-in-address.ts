import { useCallback, useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { SAME_VISIT } from '../../../lib/same-visit.js';

/** `?session=…` beside `?scenario=…`: what is on the screen can be reloaded and linked to. */
export function useSessionInAddress(): [string | null, (sessionId: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const here = useRef(true);
  const leaving = useRef(false);
  leaving.current = useNavigation().state !== 'idle';
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const set = useCallback(
    (sessionId: string | null) => {
      // A session that is made after the page was left, or while the next one is on its way, takes nobody back to it.
      if (!here.current || leaving.current) return;
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (sessionId === null) next.delete('session');
          else next.set('session', sessionId);
          return next;
        },
        { replace: true, state: SAME_VISIT },
      );
    },
    [setQuery],
  );
  return [query.get('session'), set];
}
